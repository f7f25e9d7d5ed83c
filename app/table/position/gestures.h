// SPDX-License-Identifier: GPL-3.0-or-later
// Meaning of gestures: cards brought to a place, or a click there, become candidate moves of the
// game's verbs. The rules decide which of them are legal. This works for every game, because the
// meaning of a gesture is data of the game (Verb::zones).
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "rules/any_game.h"

namespace downpile {

// Returns the name of a place in QML: `downpile`, `upPiles/2/0`, `hands/1`.
QString placeKey(const GameInfo& info, const Place& place);
// Returns nullopt if the key names no place of this game.
std::optional<Place> placeFromKey(const GameInfo& info, const QString& key);

// Returns the player to whom the viewer gives a card now (Verb::gives), or kNoPlayer.
int receiver(const AnyView& view);

struct GestureReading {
  // Legal moves without duplicates. A move of a verb that repeats may hold several cards; see
  // movesOf().
  std::vector<Action> allowed;
  // If no move is legal: the refusal closest to what the user meant. Nullopt if the gesture means
  // nothing.
  std::optional<Refusal> refusal;
};

// Reads cards brought to a place, or a click there if `cards` is empty.
GestureReading readGesture(const AnyView& view, const CardSet& cards, const Place& place);
// Reads a click on one card: the card at position `slot` of a place, 0 = bottom or left; Card() if
// its back shows. Moves of a click on the place itself are not included.
GestureReading readPick(const AnyView& view, const Place& place, int slot, Card card);
// Reads cards brought to any own or common place, or to the receiver of a gift. Leaves out moves
// that are made only by a drop on their zone (Verb::deliberate).
GestureReading readGesture(const AnyView& view, const CardSet& cards);

// Explains why cards cannot be played at a place, and which places take them.
struct DropRefusal {
  Refusal refusal;
  std::optional<Place> place{};
  // Whether the card that the refusal names could go there without the other cards.
  bool isTogether = false;
  // Verb of a click on the place; set only if the place takes no cards.
  const Verb* click = nullptr;
  std::vector<Place> otherPlaces{};  // other places where all of the cards may go
};
// Explains a refused gesture. Without a place, the cards were meant to go wherever they fit.
DropRefusal explainDrop(const AnyView& view, const CardSet& cards,
                        const std::optional<Place>& place);

// Return true if a gesture can mean this move, legal or not. meansMove(): its cards brought to a
// place, or a click there. picksMove(): a click on the card at position `slot`.
bool meansMove(const AnyView& view, const Action& move, const Place& place);
bool picksMove(const AnyView& view, const Action& move, const Place& place, int slot, Card card);

// Returns true if at least one of these cards can be played alone at a place.
bool acceptsAnyOf(const AnyView& view, const CardSet& cards, const Place& place);

// Returns the moves that an action of a GestureReading stands for, in playing order: one for each
// card if the verb repeats, else the action itself.
std::vector<Action> movesOf(const AnyView& view, const Action& action);

// Returns the cards of `hand` that are part of a legal move. `hand` can be another place to play
// from; `legal` are the view's legal moves.
CardSet playableCards(const AnyView& view, std::span<const Action> legal, const CardSet& hand);

// Returns the cards of a hand to select together with `card`: all cards of a verb that repeats, or
// else of the largest legal move with the card, or else the longest run around it.
CardSet runAround(const GameInfo& info, std::span<const Action> legal, const CardSet& hand,
                  Card card);

}  // namespace downpile
