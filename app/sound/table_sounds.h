// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of the table. An event's sound is played when the table shows the event. Of several sounds
// at once only one is played. There is a minimum time between two plays of the same sound, so not
// every dealt card has a sound.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

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
  // Measures the time between sounds with this clock, in milliseconds, instead of the system's.
  void setClock(std::function<qint64()> clock) { clock_ = std::move(clock); }

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
  std::function<qint64()> clock_;
  std::map<Sound, qint64> last_;  // time when each sound was played last, in milliseconds
  bool wasYourTurn_;
};

}  // namespace downpile
