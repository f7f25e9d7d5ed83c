// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of the table. Sounds follow the eye: they belong to what is shown, when it is
// shown. Of what is shown at once one sound is heard, and not many in a row while cards are dealt.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

#include "sound/sound.h"
#include "table/eye/eye_queue.h"

namespace downpile {

class Settings;
class TableController;

class TableSounds : public QObject {
  Q_OBJECT

 public:
  // Both must outlive this. Until it has an output nothing is heard.
  TableSounds(TableController& table, Settings& settings, QObject* parent = nullptr);
  ~TableSounds() override;

  void setOutput(std::unique_ptr<SoundOutput> output);

 private:
  void hear(const Event& event);
  std::optional<Sound> soundOf(const Event& event) const;
  void hearTurn();
  void hearDealEnd();
  void want(Sound sound);
  void play();
  void followSettings();
  bool isOn() const;

  TableController& table_;
  Settings& settings_;
  std::unique_ptr<SoundOutput> output_;
  std::optional<Sound> wanted_;  // the one of those that came together that counts
  QTimer together_;
  QElapsedTimer clock_;
  std::map<Sound, qint64> last_;  // when each was played, in milliseconds
  bool wasYourTurn_ = false;
};

}  // namespace downpile
