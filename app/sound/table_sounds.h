// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of the table. They belong to the events that are shown, at the time they are shown. Of
// several sounds at once one is played, and only a few in a row while cards are dealt.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

#include "sound/sound.h"
#include "table/eye/display_queue.h"

namespace downpile {

class Settings;
class TableController;

class TableSounds : public QObject {
  Q_OBJECT

 public:
  // `table` and `settings` must outlive this object. Without an output, no sounds are played.
  TableSounds(TableController& table, Settings& settings, QObject* parent = nullptr);
  ~TableSounds() override;

  void setOutput(std::unique_ptr<SoundOutput> output);

 private:
  void playEvent(const Event& event);
  std::optional<Sound> soundOf(const Event& event) const;
  void playTurn();
  void playDealEnd();
  void want(Sound sound);
  void play();
  void followSettings();
  bool isOn() const;

  TableController& table_;
  Settings& settings_;
  std::unique_ptr<SoundOutput> output_;
  std::optional<Sound> wanted_;  // of several sounds at once, the one to play
  QTimer batchTimer_;
  QElapsedTimer clock_;
  std::map<Sound, qint64> last_;  // time when each sound was played last, in milliseconds
  bool wasYourTurn_ = false;
};

}  // namespace downpile
