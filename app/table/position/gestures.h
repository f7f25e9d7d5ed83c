// SPDX-License-Identifier: GPL-3.0-or-later
// What a gesture can mean: cards brought to a place, or a click there, become the moves that the
// game's verbs make of them, and the rules say which are allowed. Holds for every game; what a
// gesture means is data of the game (Verb::zones).
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "rules/any_game.h"

namespace downpile {

// `downpile`, `upPiles/2/0`, `hands/1`: how QML names places.
QString placeKey(const GameInfo& info, const Place& place);
// Nothing where the key names no place of this game.
std::optional<Place> placeFromKey(const GameInfo& info, const QString& key);

struct GestureReading {
  // Each once. One of a verb that can be repeated may hold several cards: see movesOf.
  std::vector<Action> allowed;
  // Where nothing is allowed: the refusal that a person would want to hear. None if the gesture
  // means nothing at all.
  std::optional<Refusal> refusal;
};

// Cards brought to a place. Without cards: a click there.
GestureReading readGesture(const AnyView& view, const CardSet& cards, const Place& place);
// A click on the very card that lies in this position of a place, 0 = bottom or left; Card() where
// its back shows. It points at one of several; what a click on the place means is not among it.
GestureReading readPick(const AnyView& view, const Place& place, int slot, Card card);
// Cards brought to whatever place they fit.
GestureReading readGesture(const AnyView& view, const CardSet& cards);

// Why cards cannot be played at a place, and where they can.
struct DropRefusal {
  Refusal refusal;
  bool hasPlace = false;
  bool isTogether = false;         // the card that the refusal names could go there by itself
  const Verb* click = nullptr;     // what a click there would do; only if no cards go there
  std::vector<Place> elsewhere{};  // own and common places where all of the cards may go
};
// Only for a refused gesture. Without a place: cards that were meant to go wherever they fit.
DropRefusal explainDrop(const AnyView& view, const CardSet& cards,
                        const std::optional<Place>& place);

// Whether a gesture could stand for this move, allowed or not: its cards brought to a place, or a
// click there, or on the card that lies in this position of it.
bool meansMove(const AnyView& view, const Action& move, const Place& place);
bool picksMove(const AnyView& view, const Action& move, const Place& place, int slot, Card card);

// Whether one of these cards by itself can be played at a place.
bool takesOneOf(const AnyView& view, const CardSet& cards, const Place& place);

// The moves that an action of a reading stands for: itself, or one for each of its cards, in the
// order in which they are made.
std::vector<Action> movesOf(const AnyView& view, const Action& action);

// The cards of a hand, or of another place that is played from, that are part of a legal move;
// `legal` as the view gives it.
CardSet playableCards(const AnyView& view, std::span<const Action> legal, const CardSet& hand);

// The cards of a hand that one would take up together with this one: those of the largest legal
// move that it is part of, or of all moves of a verb that repeats, else the longest run around it.
CardSet runAround(const GameInfo& info, std::span<const Action> legal, const CardSet& hand,
                  Card card);

}  // namespace downpile
