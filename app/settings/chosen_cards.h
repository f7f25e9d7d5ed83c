// SPDX-License-Identifier: GPL-3.0-or-later
// Watches the card set chosen in the settings. If it was removed from the system or cannot be
// drawn, Downpile's own cards are chosen instead, with a notice.
#pragma once

#include <QObject>
#include <QString>

namespace downpile {

class Settings;

class ChosenCards : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this object. Only one such object exists at a time.
  explicit ChosenCards(Settings& settings);
  ~ChosenCards() override;

 signals:
  // Emitted when the chosen card set cannot be used. Downpile's own cards are used from now on;
  // `notice` is a sentence for the user.
  void givenUp(const QString& notice);

 private:
  void giveUp(const QString& set);

  Settings& settings_;
};

}  // namespace downpile
