// SPDX-License-Identifier: GPL-3.0-or-later
// Looks after the card set that is chosen in the settings: one that has been removed from the
// system, or cannot be drawn any more, is given up for our own cards, and that is said once.
#pragma once

#include <QObject>
#include <QString>

namespace downpile {

class Settings;

class ChosenCards : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive it. One exists at a time.
  explicit ChosenCards(Settings& settings);
  ~ChosenCards() override;

 signals:
  // The cards are ours from now on; `notice` is a sentence for people.
  void givenUp(const QString& notice);

 private:
  void giveUp(const QString& set);

  Settings& settings_;
};

}  // namespace downpile
