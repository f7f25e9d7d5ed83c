// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds as desktop events, with libcanberra: the desktop's volume and mute for system sounds
// apply. The library is loaded with the first sound, in a thread of its own. So the program waits
// for a sound server only when it ends, for at most a second. Without the library or a device, the
// table is silent.
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "sound/sound.h"

class QObject;
class QThread;

namespace downpile {

class CanberraOutput final : public SoundOutput {
 public:
  // `folder` is the folder of the sound files.
  explicit CanberraOutput(const QString& folder = standardFolder());
  ~CanberraOutput() override;

  // Returns the folder of the sound files installed with the program.
  static QString standardFolder();

  void play(Sound sound, double volume) override;
  void rest() override;

 private:
  struct Player;
  void start();
  void run(const std::function<void(Player&)>& work);

  QString folder_;
  // Data of the sound thread; null until the first sound. It is shared, because the thread outlives
  // this object if the sound server does not respond.
  std::shared_ptr<Player> player_;
  QThread* thread_ = nullptr;
  QObject* inThread_ = nullptr;
};

}  // namespace downpile
