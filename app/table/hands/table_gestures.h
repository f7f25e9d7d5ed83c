// SPDX-License-Identifier: GPL-3.0-or-later
// The person's hands: selecting, dragging, clicking and pressing become moves that the rules judge.
// Cards are named by their keys in the model of cards, places by theirs in that of places; what
// does not exist is ignored. Every gesture first lets the eye catch up; while something is being
// saved it waits for that, and is answered with true.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>
#include <optional>
#include <vector>

#include "table/eye/table_eye.h"
#include "table/eye/table_pace.h"
#include "table/hands/after_saving.h"
#include "table/hands/staging.h"
#include "table/hands/table_coach.h"
#include "table/models/button_model.h"
#include "table/position/table_position.h"

namespace downpile {

class TableGestures : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.gestures")

  Q_PROPERTY(bool carrying READ carrying NOTIFY carryingChanged)
  // What a gesture can mean, where that is several things.
  Q_PROPERTY(QStringList choices READ choices NOTIFY choicesChanged)

 public:
  // Where gestures go, and what they are made on; all must outlive them.
  struct Table {
    const TablePosition& position;
    TableEye& eye;
    TablePace& pace;
    TableCoach& coach;
    AfterSaving& saving;
    const ButtonModel& buttons;
  };
  TableGestures(const Table& table, QObject* parent);

  Q_INVOKABLE void toggle(int cardKey);
  // Selects the longest run around a card, or what the rules let be played together with it.
  Q_INVOKABLE void selectRun(int cardKey);
  Q_INVOKABLE void clearSelection();
  // Begins a drag: the whole selection if the card is part of it, else the card alone.
  Q_INVOKABLE void pickUp(int cardKey);
  // Ends a drag on a place ("": on none); true where a move was made or is being asked about.
  Q_INVOKABLE bool drop(const QString& placeKey);
  Q_INVOKABLE void putBack();
  // Plays the card (or the selection that it is part of) where it can go, if that is one place.
  Q_INVOKABLE bool activate(int cardKey);
  // Plays the selection at a place; without one, what a click there means.
  Q_INVOKABLE bool playAt(const QString& placeKey);
  // A click on a card that is none of the hand's: what it means there, else what one on its place
  // means.
  Q_INVOKABLE bool pick(int cardKey);
  // A button, by its `verb`.
  Q_INVOKABLE bool press(const QString& verb);
  // Says why the action of this key cannot be taken now; false where no action has it.
  Q_INVOKABLE bool explainKey(const QString& key);
  Q_INVOKABLE bool choose(int choice);
  Q_INVOKABLE void cancelChoice();
  // Makes the move that the hint advises, while it shows.
  Q_INVOKABLE bool playHint();

  // Sends a move to the sitting; false where it was refused at once.
  bool submit(const Action& action);
  // A new position: a person may think ahead while others play, so what is still in the hand stays
  // taken up.
  void keep();
  // What was being done was meant for another position.
  void forget();

  bool carrying() const { return carrying_; }
  QStringList choices() const;
  const CardSet& selection() const { return selection_; }
  // What a drag takes along; empty without one.
  const CardSet& carried() const { return carried_; }
  // Whether a card in this place was dropped elsewhere, and its move is not shown yet.
  bool isDropped(const Place& place, Card card) const;
  const Staging& staging() const { return staging_; }
  // Nothing is selected, carried, brought or asked about.
  bool areFree() const;
  // Whether a card that is seen in a place may be selected and dragged.
  bool isLiftable(const Place& place, Card card) const;

 signals:
  void carryingChanged();
  void choicesChanged();
  // By the person.
  void selectionChanged();
  // Something that the hands are at has changed.
  void changed();
  // Cards have been brought to their place, or taken back from there.
  void staged();
  // A move has been made, and its steps follow.
  void taken();

 private:
  std::optional<Card> ownCard(int key) const;
  void setSelection(const CardSet& cards);
  void setCarrying(bool carrying);
  void setChoices(std::vector<Action> choices);
  bool attempt(const CardSet& brought, const std::optional<Place>& place);
  bool stage(const CardSet& cards, const std::optional<Place>& place);
  bool unstage(const CardSet& cards);
  void answered(const Action& action, const Sitting::Answer& answer);
  void forgetSelection();
  void noteDropped(const CardSet& cards);
  void forgetDropped();

  const TablePosition& position_;
  TableEye& eye_;
  TablePace& pace_;
  TableCoach& coach_;
  AfterSaving& saving_;
  const ButtonModel& buttons_;
  Staging staging_;
  CardSet selection_;
  bool carrying_ = false;
  CardSet carried_;
  struct Dropped {
    Place from;
    Card card;

    bool operator==(const Dropped&) const = default;
  };
  std::vector<Dropped> dropped_;  // until the eye has shown the move, or the drop is refused
  std::vector<Action> choices_;
};

}  // namespace downpile
