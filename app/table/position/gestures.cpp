// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/position/gestures.h"

#include <QStringList>
#include <algorithm>
#include <tuple>
#include <utility>

#include "rules/sentence.h"

namespace downpile {

namespace {

// Place index in a move of the viewer if the gesture was made at another player's place. The index
// is invalid, so the rules refuse the move with a reason.
constexpr std::uint8_t kNotOwn = 0xff;

Action actionAt(const AnyView& view, std::uint8_t verb, const CardSet& cards, const Place& place) {
  Action action{.verb = verb, .cards = cards};
  const ActionShape shape = view.info().verbs[verb].shape;
  if (shape == ActionShape::placeAndCards || shape == ActionShape::place) {
    const bool own = place.player == view.viewer() || place.player == kNoPlayer;
    action.place = own ? place.index : kNotOwn;
  }
  if (shape == ActionShape::target) action.target = place.player;
  return action;
}

bool takesCards(ActionShape shape) {
  return shape == ActionShape::cards || shape == ActionShape::placeAndCards;
}

// Returns true if moves of this shape are made by a click on a place, not on a card there.
bool isClick(ActionShape shape) {
  return shape == ActionShape::bare || shape == ActionShape::place || shape == ActionShape::target;
}

// Returns true if the cards are one joker, which a move with this verb plays.
bool isJokerFor(const Verb& verb, const CardSet& cards) {
  return verb.playsJoker && cards.size() == 1 && (*cards.begin()).isJoker();
}

// For moves without a place: returns true if their cards can be dropped on `place`. A gift is
// dropped on its receiver's place, other cards on a place of the viewer or of all players.
bool takesDrop(const AnyView& view, const Verb& verb, const Place& place) {
  if (!verb.gives) return place.player == kNoPlayer || place.player == view.viewer();
  return place.player != kNoPlayer && place.player == receiver(view);
}

// Returns all moves, legal or not, possibly meant by bringing cards to a place or, if `cards` is
// empty, by clicking the place.
std::vector<Action> candidates(const AnyView& view, const CardSet& cards, const Place& place) {
  std::vector<Action> actions;
  const auto verbs = view.info().verbs;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    const ActionShape shape = verbs[verb].shape;
    if (!verbs[verb].isMeantOn(place.zone)) continue;
    if (isJokerFor(verbs[verb], cards)) {
      actions.push_back({.verb = static_cast<std::uint8_t>(verb)});
      continue;
    }
    if (!(cards.empty() ? isClick(shape) : takesCards(shape))) continue;
    // For a move with a place, the rules decide whether the place is allowed. A move without a
    // place is left out if its cards cannot be dropped here.
    if (shape == ActionShape::cards && !takesDrop(view, verbs[verb], place)) continue;
    actions.push_back(actionAt(view, static_cast<std::uint8_t>(verb), cards, place));
  }
  return actions;
}

// Returns all moves, legal or not, possibly meant by clicking this card.
std::vector<Action> picks(const AnyView& view, const Place& place, int slot, Card card) {
  std::vector<Action> actions;
  const auto verbs = view.info().verbs;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    if (!verbs[verb].isMeantOn(place.zone) || place.player == kNoPlayer) continue;
    Action action{.verb = static_cast<std::uint8_t>(verb), .target = place.player};
    if (verbs[verb].shape == ActionShape::targetAndPlace) {
      action.place = static_cast<std::uint8_t>(slot);
    } else if (verbs[verb].shape == ActionShape::targetAndCards && card.known()) {
      action.cards = CardSet(card);
    } else {
      continue;
    }
    actions.push_back(action);
  }
  return actions;
}

// Returns the first refusal among the moves of an action, or nullopt. Each move is checked for
// itself. Whether an earlier move makes a later one illegal is not checked here; the game source
// (Session) checks this.
std::optional<Refusal> refusalOf(const AnyView& view, const Action& action) {
  for (const Action& move : movesOf(view, action)) {
    if (const auto refusal = view.check(move)) return refusal;
  }
  return std::nullopt;
}

// Rates how close a refused move is to what the user probably meant. The rating is much higher if
// one of several cards could be played alone, and slightly higher if the refusal's text mentions a
// card, a suit or a number of cards.
int closeness(const AnyView& view, const Action& action, const Refusal& refusal) {
  int points = 0;
  if (action.cards.size() > 1) {
    const bool partFits = std::ranges::any_of(action.cards, [&](Card card) {
      Action part = action;
      part.cards = CardSet(card);
      return !view.check(part);
    });
    if (partFits) points += 10;
  }
  const char* text = view.info().reasons[refusal.reason].text;
  for (const char* name : {"card", "cards", "top", "suit", "number"}) {
    if (mentions(text, name)) ++points;
  }
  return points;
}

// Returns the places to which the viewer may bring cards: those of all players, of the viewer, and
// of the receiver of a gift. The places of all players come first, because the first of equally
// close refusals is shown.
std::vector<Place> placesWithinReach(const AnyView& view) {
  std::vector<Place> reached;
  const int other = receiver(view);
  for (const PlaceContents& contents : view.places()) {
    const Place& place = contents.place;
    if (place.player == kNoPlayer || place.player == view.viewer() || place.player == other) {
      reached.push_back(place);
    }
  }
  std::ranges::stable_partition(reached,
                                [](const Place& place) { return place.player == kNoPlayer; });
  return reached;
}

GestureReading judge(const AnyView& view, const std::vector<Action>& actions) {
  GestureReading reading;
  int closest = -1;
  for (const Action& action : actions) {
    const auto refusal = refusalOf(view, action);
    if (!refusal) {
      if (std::ranges::find(reading.allowed, action) == reading.allowed.end()) {
        reading.allowed.push_back(action);
      }
      continue;
    }
    if (!reading.allowed.empty()) continue;
    const int points = closeness(view, action, *refusal);
    if (points <= closest) continue;
    closest = points;
    reading.refusal = refusal;
  }
  if (!reading.allowed.empty()) reading.refusal.reset();
  return reading;
}

}  // namespace

QString placeKey(const GameInfo& info, const Place& place) {
  const std::string_view name = info.zones[place.zone].name;
  QString key = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  if (place.player == kNoPlayer) return key;
  key += u'/' + QString::number(place.player);
  if (info.zones[place.zone].kind == ZoneKind::ownPiles) key += u'/' + QString::number(place.index);
  return key;
}

std::optional<Place> placeFromKey(const GameInfo& info, const QString& key) {
  const QStringList parts = key.split(u'/');
  const std::string name = parts.front().toStdString();
  const auto zone = std::ranges::find(info.zones, name, &Zone::name);
  if (zone == info.zones.end() || parts.size() > 3) return std::nullopt;
  Place place{.zone = static_cast<std::uint8_t>(zone - info.zones.begin())};
  bool good = true;
  if (parts.size() > 1) place.player = static_cast<std::uint8_t>(parts[1].toUShort(&good));
  if (good && parts.size() > 2) place.index = static_cast<std::uint8_t>(parts[2].toUShort(&good));
  if (!good || placeKey(info, place) != key) return std::nullopt;
  return place;
}

int receiver(const AnyView& view) {
  if (std::ranges::none_of(view.info().verbs, &Verb::gives)) return kNoPlayer;
  const auto moment = view.moment();
  return moment ? moment->player : kNoPlayer;
}

GestureReading readGesture(const AnyView& view, const CardSet& cards, const Place& place) {
  return judge(view, candidates(view, cards, place));
}

GestureReading readPick(const AnyView& view, const Place& place, int slot, Card card) {
  return judge(view, picks(view, place, slot, card));
}

bool meansMove(const AnyView& view, const Action& move, const Place& place) {
  return std::ranges::count(candidates(view, move.cards, place), move) > 0;
}

bool picksMove(const AnyView& view, const Action& move, const Place& place, int slot, Card card) {
  return std::ranges::count(picks(view, place, slot, card), move) > 0;
}

GestureReading readGesture(const AnyView& view, const CardSet& cards) {
  std::vector<Action> actions;
  for (const Place& place : placesWithinReach(view)) {
    for (const Action& action : candidates(view, cards, place)) {
      if (!view.info().verbs[action.verb].deliberate) actions.push_back(action);
    }
  }
  return judge(view, actions);
}

namespace {

// Returns the legal moves with these cards at a place. If a place of the viewer has no such move,
// returns the verb of a legal move there that needs more cards than these (Verb::gathers).
std::vector<Action> allowedOrGathered(const AnyView& view, const CardSet& cards,
                                      const Place& place) {
  std::vector<Action> allowed = readGesture(view, cards, place).allowed;
  if (!allowed.empty() || place.player != view.viewer()) return allowed;
  for (const Action& action : view.legal()) {
    const Verb& verb = view.info().verbs[action.verb];
    if (verb.isMeantOn(place.zone) && cards.size() < verb.gathers) return {{.verb = action.verb}};
  }
  return {};
}

// Returns the legal move at the place or, if no place is given, at any place with the most of these
// cards; among several, the one with the fewest other cards, then one with the card `preferred`.
// Returns nullopt if no move has any of these cards.
std::optional<Action> closestMove(const AnyView& view, const CardSet& cards,
                                  const std::optional<Place>& place, Card preferred) {
  std::vector<Action> moves;
  for (const Action& action : view.legal()) {
    const Verb& verb = view.info().verbs[action.verb];
    if (!takesCards(verb.shape) || verb.gathers > 0) continue;
    if (place ? meansMove(view, action, *place) : !verb.deliberate) moves.push_back(action);
  }
  // The rules may list only one of several moves with equal cards.
  for (Card card : cards) {
    const CardSet single(card);
    const auto allowed =
        (place ? readGesture(view, single, *place) : readGesture(view, single)).allowed;
    moves.insert(moves.end(), allowed.begin(), allowed.end());
  }
  const auto fit = [&](const Action& move) {
    const int shared = (move.cards & cards).size();
    return std::tuple(shared, shared - move.cards.size(), move.cards.contains(preferred));
  };
  const auto best = std::ranges::max_element(moves, {}, fit);
  const bool isFound = best != moves.end() && (best->cards.empty() || std::get<0>(fit(*best)) > 0);
  return isFound ? std::optional(*best) : std::nullopt;
}

}  // namespace

DropRefusal explainDrop(const AnyView& view, const CardSet& cards,
                        const std::optional<Place>& place, const QString& fact) {
  const auto read = [&](const CardSet& some) {
    return place ? readGesture(view, some, *place) : readGesture(view, some);
  };
  // If no kind of move brings cards there, the gesture has no refusal. Then the rules are
  // asked about an invalid verb (kNoVerb), because their refusal has the reason.
  const auto refusal = fact.isEmpty() ? read(cards).refusal : std::nullopt;
  DropRefusal dropRefusal{
      .refusal =
          refusal ? *refusal
                  : view.check({.verb = kNoVerb, .cards = cards}).value_or(Refusal{.cards = cards}),
      .place = place,
      .fact = fact};
  if (refusal && cards.size() > 1) {
    const Card card = refusal->card;
    dropRefusal.isTogether = card.known() &&
                             mentions(view.info().reasons[refusal->reason].text, "card") &&
                             !read(CardSet(card)).allowed.empty();
  }
  if (refusal) dropRefusal.instead = closestMove(view, cards, place, refusal->card);
  if (place && !refusal) {
    const auto clicks = readGesture(view, {}, *place).allowed;
    if (!clicks.empty()) dropRefusal.click = &view.info().verbs[clicks.front().verb];
  }
  // If the same move can be made at several places, only the first place is listed.
  std::vector<Action> named;
  for (const Place& other : placesWithinReach(view)) {
    if (other == place) continue;
    bool isNew = false;
    for (const Action& action : allowedOrGathered(view, cards, other)) {
      if (std::ranges::find(named, action) != named.end()) continue;
      named.push_back(action);
      isNew = true;
    }
    if (isNew) dropRefusal.otherPlaces.push_back(other);
  }
  return dropRefusal;
}

bool acceptsAnyOf(const AnyView& view, const CardSet& cards, const Place& place) {
  for (Card card : cards) {
    if (!readGesture(view, CardSet(card), place).allowed.empty()) return true;
  }
  return false;
}

std::vector<Action> movesOf(const AnyView& view, const Action& action) {
  const Verb& verb = view.info().verbs[action.verb];
  if (!verb.repeats) return {action};
  std::vector<Action> moves;
  for (Card card : inLayOrder(action.cards, verb.order)) {
    moves.push_back(action);
    moves.back().cards = CardSet(card);
  }
  return moves;
}

bool isPartOfMove(const AnyView& view, std::span<const Action> legal, const CardSet& from,
                  const CardSet& cards) {
  const CardFamily family = view.info().family;
  // The rules may list only one of several moves with equal cards.
  const auto contains = [&](const Action& action) {
    const CardSet played = action.cards & from;
    return std::ranges::all_of(cards, [&](Card card) {
      const auto isEqual = [&](Card other) {
        return kindOf(other, family) == kindOf(card, family);
      };
      return std::ranges::count_if(cards, isEqual) <= std::ranges::count_if(played, isEqual);
    });
  };
  return std::ranges::any_of(legal, contains) || !readGesture(view, cards).allowed.empty();
}

CardSet playableCards(const AnyView& view, std::span<const Action> legal, const CardSet& hand) {
  CardSet playable;
  for (Card card : hand) {
    if (isPartOfMove(view, legal, hand, CardSet(card))) playable.insert(card);
  }
  return playable;
}

namespace {

// Returns the longest run around the card: cards of its suit with consecutive values. Only values
// allowed in the verb's runs are included.
CardSet runOf(const Verb& verb, const CardSet& hand, Card card) {
  constexpr ValueMask kAce = valueBit(1);
  constexpr ValueMask kHighAce = valueBit(kRankKing + 1);
  const auto move = [&](ValueMask values, ValueMask from, ValueMask to) {
    const bool moves = verb.order == LayOrder::aceHigh && (values & from) != 0;
    return moves ? (values & ~from) | to : values;
  };
  if ((verb.runs & valueBit(card.rank())) == 0) return CardSet(card);
  const ValueMask heights = move(hand.values(card.suit()) & verb.runs, kAce, kHighAce);
  ValueMask run = move(valueBit(card.rank()), kAce, kHighAce);
  for (ValueMask more = run; more != 0; run |= more) more = (run << 1 | run >> 1) & heights & ~run;
  const ValueMask others = move(run, kHighAce, kAce) & ~valueBit(card.rank());
  return CardSet(card) | hand.pick(card.suit(), others);
}

}  // namespace

CardSet runAround(const GameInfo& info, std::span<const Action> legal, const CardSet& hand,
                  Card card) {
  CardSet best(card);
  CardSet repeated;
  for (const Action& action : legal) {
    if (info.verbs[action.verb].repeats) repeated |= action.cards;
  }
  if (repeated.contains(card)) return repeated;
  for (const Action& action : legal) {
    if (action.cards.contains(card) && action.cards.size() > best.size()) best = action.cards;
  }
  if (best.size() > 1) return best;
  for (const Verb& verb : info.verbs) best |= runOf(verb, hand, card);
  return best;
}

}  // namespace downpile
