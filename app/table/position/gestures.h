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

// Returns the name of a place in QML, zone[/player[/pile]]: `downpile`, `hands/1`, `upPiles/2/0`.
QString placeKey(const GameInfo& info, const Place& place);
// Returns the place with this name, or nullopt if the game has no such place.
std::optional<Place> placeFromKey(const GameInfo& info, const QString& key);

// Returns the receiver of the card to be given by the viewer now (Verb::gives), or kNoPlayer.
int receiver(const AnyView& view);

struct GestureReading {
  // Legal moves possibly meant by the gesture, without duplicates. If a verb repeats, an action
  // stands for several moves and has several cards; see movesOf().
  std::vector<Action> allowed;
  // If no move is legal: the refusal of the probably intended move. Nullopt if the gesture has no
  // meaning in this game.
  std::optional<Refusal> refusal;
};

// Interprets a gesture: cards brought to a place or, if `cards` is empty, a click on the place.
GestureReading readGesture(const AnyView& view, const CardSet& cards, const Place& place);
// Interprets a click on the card at index `slot` of a place (0 = bottom or left). `card` is Card()
// if its back is visible. What a click on the place itself means is not included.
GestureReading readPick(const AnyView& view, const Place& place, int slot, Card card);
// Interprets cards for any place within reach: a place of the viewer, of all players, or of the
// receiver of a gift. Leaves out moves possible only by a drop on their zone (Verb::deliberate).
GestureReading readGesture(const AnyView& view, const CardSet& cards);

// Why cards cannot be played at a place, and at which other places they can be played.
struct DropRefusal {
  Refusal refusal;
  std::optional<Place> place{};
  // Whether the card named in the refusal could be played at this place without the other cards.
  bool isTogether = false;
  // The legal move there with the most of these cards, such as one of two cards, or a pair instead
  // of one card.
  std::optional<Action> instead{};
  // What a click on the place does; set only if no cards can be played there.
  const Verb* click = nullptr;
  std::vector<Place> otherPlaces{};  // other places where all of the cards may go
  // Text of the fact, such as the trump suit, that lies there instead of a place; else empty.
  QString fact{};
};
// Returns why the cards cannot be played at this place or, if no place is given, at any place. If
// `fact` is not empty, the cards were dropped on this fact instead.
DropRefusal explainDrop(const AnyView& view, const CardSet& cards,
                        const std::optional<Place>& place, const QString& fact = {});

// Return true if a gesture can mean this move, legal or not. meansMove() is about bringing the
// move's cards to a place or clicking the place, picksMove() about clicking the card at index
// `slot`.
bool meansMove(const AnyView& view, const Action& move, const Place& place);
bool picksMove(const AnyView& view, const Action& move, const Place& place, int slot, Card card);

// Returns true if at least one of these cards can be legally played alone at a place.
bool acceptsAnyOf(const AnyView& view, const CardSet& cards, const Place& place);

// Returns the moves of an action in playing order: one move for each card if the verb repeats, else
// only the action itself.
std::vector<Action> movesOf(const AnyView& view, const Action& action);

// Returns true if a legal move plays all these cards of `from` (a hand, or another place to play
// from), perhaps together with others. `legal` are the viewer's legal moves.
bool isPartOfMove(const AnyView& view, std::span<const Action> legal, const CardSet& from,
                  const CardSet& cards);

// Returns the playable cards of `hand`: each is part of a legal move. Instead of the hand, another
// place to play from can be given. `legal` are the viewer's legal moves.
CardSet playableCards(const AnyView& view, std::span<const Action> legal, const CardSet& hand);

// Returns the cards of a hand to select together with `card`. If a repeating verb can play `card`,
// these are all its playable cards; else the cards of the largest legal move with `card`; else the
// longest run around it.
CardSet runAround(const GameInfo& info, std::span<const Action> legal, const CardSet& hand,
                  Card card);

}  // namespace downpile
