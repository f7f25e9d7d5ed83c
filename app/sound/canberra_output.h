// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds as the events of a desktop are played, by libcanberra: they obey the desktop's own
// volume and mute for system sounds, and silence is a normal state. The library is loaded with the
// first sound, in a thread of its own, so that starting costs nothing and nobody ever waits for a
// sound server; without it, or without anything to hear by, the table is silent.
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
  // `folder` holds the files of the sounds.
  explicit CanberraOutput(const QString& folder = standardFolder());
  ~CanberraOutput() override;

  // Where they lie beside the program.
  static QString standardFolder();

  void play(Sound sound, double volume) override;
  void rest() override;

 private:
  struct Player;
  void start();
  void run(const std::function<void(Player&)>& work);

  QString folder_;
  // From the first sound on. All that the thread touches outlives this, should a sound server hang.
  std::shared_ptr<Player> player_;
  QThread* thread_ = nullptr;
  QObject* inThread_ = nullptr;
};

}  // namespace downpile
