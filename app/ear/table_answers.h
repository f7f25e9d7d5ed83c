// SPDX-License-Identifier: GPL-3.0-or-later
// Answers to questions of users who cannot see the table: the visible state of the table, as
// sentences. They contain nothing that the viewer may not know.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/action.h"
#include "text/card_names.h"
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
  // `table` must be active, and must outlive the answers.
  explicit TableAnswers(TableController& table);

  // Returns the answer to the question with this name (see QuestionKeys.qml), or an empty text if
  // there is no such question.
  QString to(const QString& question) const;

  QString hand() const;  // cards of the viewer's hand, then the selected or chosen cards
  // Returns true if cards are staged or selected for a move of several cards; see PendingMove.
  bool isChoosing() const { return !chosenCards().empty(); }
  // Cards chosen so far for a move of several cards, or else the selected cards.
  QString selection() const;
  QString table() const;  // cards in the middle, then in front of each player
  // For each player, the viewer last: number of cards, points, state such as the bid. For other
  // players, also the cards of a hand that is completely visible.
  QString players() const;
  QString events() const;  // events since the viewer's last move, at most of this deal
  QString moves() const;   // legal moves, and the cards for them
  QString turn() const;    // the player on turn, the prompt, and the card to beat
  // Returns the sentence that the game waits for the guide, with the keys that continue it.
  static QString guideWaits();
  QString toBeat() const;    // the cards to beat or to play onto; empty if none exists
  QString standing() const;  // points of all players
  QString results() const;   // during a deal, standing(); after it, the deal's scores with reasons
  // Returns the CardRow::key of the first card whose name begins with `typed` and that the viewer
  // can select or pick; 0 if none exists. The search starts at the left of the hand.
  int find(const QString& typed) const;
  // See TableSpeech::isShortName().
  bool isShortName(const QString& typed) const;
  QString hint() const;  // advised move with its reason; only while a hint is shown

 private:
  bool viewsOwnSeat() const;
  bool isForSpectator() const;
  std::vector<Card> ownCards(bool selectedOnly) const;
  std::vector<const CardRow*> usableCardsNamed(const QString& typed) const;
  std::vector<Card> chosenCards() const;
  QString chosen() const;
  QStringList buttonsWithCards() const;
  std::vector<Card> seenInHand(int player) const;
  std::vector<Card> cardsOf(const std::vector<const CardRow*>& rows) const;
  QString handOf(int player, const std::vector<Card>& cards) const;
  QString listOf(const std::vector<Card>& cards) const;
  QStringList facts() const;
  QString movesWith(std::size_t verb, const std::vector<Action>& legal) const;
  QString cardsWith(const Verb& verb, const std::vector<Action>& legal) const;
  QString equalCardsWith(const std::vector<Action>& legal) const;
  QString numbersOf(const std::vector<Action>& legal) const;
  QString wordsOf(std::size_t verb) const;
  std::vector<const PlayerRow*> bySeat() const;

  TableController& table_;
  const Narrator narrator_;  // narrator with the wording for the screen reader
  const CardForm form_;
};

}  // namespace downpile
