// SPDX-License-Identifier: GPL-3.0-or-later
// Answers to what a person who does not see the table may ask: what is shown there, put into
// sentences. It reads the models only, which hold nothing that the person may not know.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/action.h"
#include "text/narrator.h"

namespace downpile {

class TableController;
struct ButtonRow;
struct CardRow;
struct PlaceRow;
struct PlayerRow;

class TableAnswers {
  Q_DECLARE_TR_FUNCTIONS(downpile::TableAnswers)

 public:
  // `table` is active, and must outlive the answers.
  explicit TableAnswers(TableController& table);

  // By the name of the question, as in QuestionKeys.qml; empty where there is no such question.
  QString to(const QString& question) const;

  QString hand() const;  // the cards of the hand, and which of them are selected
  QString selection() const;
  QString table() const;     // what lies where: in the middle, then before each player
  QString others() const;    // the other players: cards, points, what they have said
  QString events() const;    // what has happened since the person's last move
  QString moves() const;     // what may be done, and with which cards
  QString turn() const;      // whose turn it is, and what is asked of the person
  QString standing() const;  // the points
  QString results() const;   // the same; after a deal with what it brought, and why
  QString hint() const;      // what is advised, and why; only while a hint is shown

 private:
  bool looksByOwnEyes() const;
  std::vector<Card> ownCards(bool selectedOnly) const;
  std::vector<Card> seenInHand(int player) const;
  std::vector<Card> cardsOf(const std::vector<const CardRow*>& rows) const;
  QString handOf(int player, const std::vector<Card>& cards) const;
  QString listOf(const std::vector<Card>& cards) const;
  QStringList facts() const;
  QString movesWith(std::size_t verb, const std::vector<Action>& legal) const;
  QString numbersOf(const std::vector<Action>& legal) const;
  QString wordsOf(std::size_t verb) const;
  std::vector<const PlayerRow*> bySeat() const;

  TableController& table_;
  const Narrator& narrator_;
};

}  // namespace downpile
