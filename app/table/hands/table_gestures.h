// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures of the viewer: selecting, dragging, clicking and pressing become moves judged by the
// rules. Cards are named by their keys in the card model, places by their keys in the place model;
// unknown keys are ignored. Gestures for selecting or playing cards first end all animations. While
// a request is being saved, they are queued, and functions with a result return true.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>
#include <optional>
#include <vector>

#include "table/eye/table_pace.h"
#include "table/eye/table_presenter.h"
#include "table/hands/after_saving.h"
#include "table/hands/pending_move.h"
#include "table/hands/table_coach.h"
#include "table/models/button_model.h"
#include "table/position/table_position.h"

namespace downpile {

class TableGestures : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.gestures")

  Q_PROPERTY(bool carrying READ carrying NOTIFY carryingChanged)
  // If a gesture can mean several moves: the texts of these moves, for the user to choose from;
  // else empty.
  Q_PROPERTY(QStringList choices READ choices NOTIFY choicesChanged)

 public:
  // Objects read and changed by TableGestures; all must outlive it.
  struct Table {
    const TablePosition& position;
    TablePresenter& presenter;
    TablePace& pace;
    TableCoach& coach;
    AfterSaving& saving;
    const ButtonModel& buttons;
  };
  TableGestures(const Table& table, QObject* parent);

  // Selects this card or, if it is selected, deselects it. If the card is staged for a move, takes
  // it back. If it is the viewer's turn and no legal move contains all selected cards, shows why.
  Q_INVOKABLE void toggle(int cardKey);
  // Selects this card and the cards playable together with it. If there are none, selects the
  // longest run around the card; see runAround().
  Q_INVOKABLE void selectRun(int cardKey);
  Q_INVOKABLE void clearSelection();
  // Clears the selection and takes back the cards that were put on a place one by one. Returns
  // false if there were none.
  Q_INVOKABLE bool putAllBack();
  // Starts a drag. If the card is selected, all selected cards are dragged, else only this card.
  Q_INVOKABLE void pickUp(int cardKey);
  // Ends a drag on a place, or outside all places (""). `fact` is the text of the fact, such as the
  // trump suit, on which the cards were dropped instead. Returns true if a move was sent, the cards
  // were staged or the user is asked which move is meant.
  Q_INVOKABLE bool drop(const QString& placeKey, const QString& fact = {});
  Q_INVOKABLE void putBack();
  // If the card is staged for a move, takes it back to the hand. Otherwise plays it together with
  // the selected cards at any legal place. If several moves are possible, asks which one. If the
  // move needs more cards, stages the cards.
  Q_INVOKABLE bool activate(int cardKey);
  // Plays the selected cards at a place. If no cards are selected, does what a click on the place
  // means.
  Q_INVOKABLE bool playAt(const QString& placeKey);
  // Handles a click on a card outside the hand: plays the selected cards at its place. If no cards
  // are selected, does what a click on this card means or, if it means nothing, a click on its
  // place.
  Q_INVOKABLE bool pick(int cardKey);
  // Presses the button whose action is `verb` (ButtonRow::verb).
  Q_INVOKABLE bool press(const QString& verb);
  // Handles a key of an action without a button, or a digit of a number such as a bid. Shows the
  // reason if the action is not legal. If it is legal by now, makes the move, but not a move with a
  // number, because another digit may follow. Returns false if nothing was done.
  Q_INVOKABLE bool explainKey(const QString& key);
  Q_INVOKABLE bool choose(int choice);
  Q_INVOKABLE void cancelChoice();
  // Makes the move of the visible hint.
  Q_INVOKABLE bool playHint();

  // Sends a move to the game source. Returns false if it was refused at once.
  bool submit(const Action& action);
  // Called for a new position. Cards still in the hand stay selected or dragged, because users may
  // prepare their move while others play.
  void retain();
  // Called when another position is shown, such as after an undo: drops the selection, the drag,
  // staged cards and questions.
  void forget();

  bool carrying() const { return carrying_; }
  QStringList choices() const;
  const CardSet& selection() const { return selection_; }
  // Cards being dragged; empty if there is no drag.
  const CardSet& carried() const { return carried_; }
  // Returns true if the card was dragged from this place and dropped, and its move is not shown
  // yet.
  bool isDropped(const Place& place, Card card) const;
  const PendingMove& pendingMove() const { return pendingMove_; }
  // Returns true if no cards are selected, dragged or staged, and the user is not being asked which
  // move is meant.
  bool areFree() const;
  // Returns true if the card shown in this place may be selected and dragged.
  bool isLiftable(const Place& place, Card card) const;

 signals:
  void carryingChanged();
  void choicesChanged();
  // Emitted when the user has changed the selection, except by staging selected cards.
  void selectionChanged();
  // Emitted when the selected, dragged or dropped cards have changed.
  void changed();
  // Emitted when cards were staged for a move with several cards, or were taken back.
  void staged();
  // Emitted when the viewer's move was accepted. The signal `happened` of the game source with its
  // steps follows.
  void taken(const downpile::Action& action);

 private:
  std::optional<Card> ownCard(int key) const;
  void setSelection(const CardSet& cards);
  void setCarrying(bool carrying);
  void setChoices(std::vector<Action> choices);
  CardSet cardsFor(const Place& place) const;
  bool dropCards(const CardSet& cards, const QString& placeKey, const QString& fact);
  bool attempt(const CardSet& brought, const std::optional<Place>& place);
  void refuse(const CardSet& cards, const std::optional<Place>& place, const QString& fact = {});
  bool stage(const CardSet& cards, const std::optional<Place>& place);
  bool unstage(const CardSet& cards);
  void answered(const Action& action, const GameSource::Answer& answer);
  void forgetSelection();
  void noteDropped(const CardSet& cards);
  void forgetDropped();

  const TablePosition& position_;
  TablePresenter& presenter_;
  TablePace& pace_;
  TableCoach& coach_;
  AfterSaving& saving_;
  const ButtonModel& buttons_;
  PendingMove pendingMove_;
  CardSet selection_;
  bool carrying_ = false;
  CardSet carried_;
  struct Dropped {
    Place from;
    Card card;

    bool operator==(const Dropped&) const = default;
  };
  std::vector<Dropped> dropped_;  // dropped cards, until their move is shown or refused
  std::vector<Action> choices_;
};

}  // namespace downpile
