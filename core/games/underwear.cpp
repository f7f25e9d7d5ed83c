// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/underwear.h"

#include <algorithm>

namespace downpile {

namespace {

using Why = Underwear::Why;

Refusal refusal(Why why, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(why), .cards = action.cards};
}

bool isRun(const CardSet& cards, Suit suit) {
  const ValueMask values = cards.values(suit);
  const ValueMask shifted = values >> static_cast<unsigned>(std::countr_zero(values));
  return std::popcount(values) == cards.size() && (shifted & (shifted + 1)) == 0;
}

// The card that goes first: lowest of a rising, highest of a falling lay.
Card firstLaid(const CardSet& cards, LayOrder order) { return inLayOrder(cards, order).front(); }

const CardSet kAllRoyalties = CardSet::ofValues(Underwear::kRoyalties);

template <class Report>
void tell(Report& report, Underwear::Tell what, int player, const CardSet& cards = {},
          LayOrder order = LayOrder::rising, int number = 0, int other = kNobody) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = Event::Kind::tell,
                     .cards = inLayOrder(cards, order),
                     .seenBy = kEverybody,
                     .sentence = static_cast<std::uint8_t>(what),
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other),
                     .number = number});
  }
}

template <class Report>
void move(Report& report, Place from, Place to, std::vector<Card> cards, PlayerSet seenBy,
          int player) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = Event::Kind::move,
                     .from = from,
                     .to = to,
                     .cards = std::move(cards),
                     .seenBy = seenBy,
                     .player = static_cast<std::uint8_t>(player)});
  }
}

template <class Report>
void happens(Report& report, Event::Kind kind, Place from, Place to, int player,
             int other = kNobody) {
  if constexpr (Report::kActive) {
    report.add(Event{.kind = kind,
                     .from = from,
                     .to = to,
                     .seenBy = kEverybody,
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other)});
  }
}

}  // namespace

// ---- cards and chairs ------------------------------------------------------------------------

Underwear::Underwear(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {
  for (std::size_t chair = 0; chair < kMaxPlayers; ++chair) {
    state_.chairs[chair] = static_cast<std::uint8_t>(chair);
  }
}

// U1.
int Underwear::packs() const {
  if (options_[kPacks] != 0) return options_[kPacks];
  return players_ <= 4 ? 1 : 2;
}

CardSet Underwear::deck() const {
  CardSet cards = CardSet::ofValues(kNumbers | kRoyalties);
  if (packs() == 1) {
    for (int suit = 0; suit < kSuits; ++suit) {
      cards -= CardSet::ofPack(1, static_cast<Suit>(suit), kNumbers | kRoyalties);
    }
  }
  return cards;
}

int Underwear::chairOf(int player) const {
  int chair = 0;
  while (state_.chairs[at(chair)] != player) ++chair;
  return chair;
}

int Underwear::leftOf(int player) const {
  const int chair = chairOf(player) + 1;
  return state_.chairs[at(chair == players_ ? 0 : chair)];
}

// ---- legality --------------------------------------------------------------------------------

PlayerSet Underwear::actors() const {
  PlayerSet set;
  if (state_.waiting != Waiting::forMove) return set;
  set.insert(state_.turn);
  if (!option(kDoubling)) return set;
  for (int player = 0; player < players_; ++player) {
    if (mayDouble(player)) set.insert(player);
  }
  return set;
}

std::optional<Refusal> Underwear::check(int player, const Action& action) const {
  if (dealOver()) return refusal(Why::dealOver);
  const std::span<const downpile::Verb> verbs = info().verbs;
  const bool takesCards =
      action.verb < verbs.size() && verbs[action.verb].shape != ActionShape::bare;
  const bool formed = action.verb < verbs.size() && takesCards != action.cards.empty() &&
                      action.target == kNobody && action.number == 0 &&
                      (action.verb == kUp || action.place == 0);
  const bool playing = player >= 0 && player < players_;
  if (formed && action.verb == kDouble && playing && state_.waiting == Waiting::forMove) {
    return checkDouble(player);
  }
  if (player != state_.turn || state_.waiting != Waiting::forMove) {
    Refusal r = refusal(Why::notYourTurn, action);
    r.player = state_.turn;
    return r;
  }
  if (!formed) return refusal(Why::noMove, action);
  const CardSet notHeld = action.cards - state_.hands[at(player)];
  if (!notHeld.empty()) {
    Refusal r = refusal(Why::notHeld, action);
    r.card = notHeld.first();
    return r;
  }
  switch (action.verb) {
    case kDown:
      return checkDown(action);
    case kUp:
      return checkUp(player, action);
    case kRoyals:
      return checkRoyals(action);
    case kSteal:
      return checkSteal(action);
    case kOpen:
      return checkOpen(action);
    case kPass:
      if (mayDraw()) return refusal(Why::stockHasCards);
      return std::nullopt;
    default:
      if (!mayDraw()) return refusal(Why::nothingToDraw);
      return std::nullopt;
  }
}

// U4, U11.
std::optional<Refusal> Underwear::checkDown(const Action& action) const {
  Refusal r = refusal(Why::noDownpile, action);
  const auto because = [&r](Why why, Card card) {
    r.reason = static_cast<std::uint8_t>(why);
    r.card = card;
    return r;
  };
  const CardSet& cards = action.cards;
  r.top = state_.downpile.top;
  r.suit = r.top.suit();
  const CardSet royalties = cards & kAllRoyalties;
  if (!royalties.empty()) return because(Why::royaltyDown, royalties.first());
  if (state_.downpile.empty()) return because(Why::noDownpile, cards.first());
  const CardSet otherSuits = cards - CardSet::ofSuit(r.suit);
  if (!otherSuits.empty()) return because(Why::wrongSuitDown, otherSuits.first());
  if (!isRun(cards, r.suit)) return because(Why::notRunDown, cards.first());
  const CardSet tooHigh = cards - CardSet::ofValues(fitsDown());
  if (!tooHigh.empty()) return because(Why::notLower, firstLaid(cards, LayOrder::falling));
  return std::nullopt;
}

// U5, U6, U11, U18.
std::optional<Refusal> Underwear::checkUp(int player, const Action& action) const {
  Refusal r = refusal(Why::notYourUpPile, action);
  const auto because = [&r](Why why, Card card) {
    r.reason = static_cast<std::uint8_t>(why);
    r.card = card;
    return r;
  };
  const CardSet& cards = action.cards;
  const OwnedPile* pile = state_.upPiles.find(player, action.place);
  if (pile == nullptr) return because(Why::notYourUpPile, cards.first());
  r.top = pile->pile.top;
  r.suit = r.top.suit();
  if (pile->faceDown) return because(Why::closed, cards.first());
  const CardSet royalties = cards & kAllRoyalties;
  if (!royalties.empty()) {
    if (!option(kRoyaltiesOnUpPiles)) return because(Why::royaltyUp, royalties.first());
    return checkRoyaltiesUp(*pile, action);
  }
  const CardSet otherSuits = cards - CardSet::ofSuit(r.suit);
  if (!otherSuits.empty()) return because(Why::wrongSuitUp, otherSuits.first());
  if (!isRun(cards, r.suit)) return because(Why::notRunUp, cards.first());
  const CardSet tooLow = cards - CardSet::ofValues(fitsUp(*pile));
  if (!tooLow.empty()) return because(Why::notHigher, firstLaid(cards, LayOrder::rising));
  return std::nullopt;
}

// U18.
std::optional<Refusal> Underwear::checkRoyaltiesUp(const OwnedPile& pile,
                                                   const Action& action) const {
  Refusal r = refusal(Why::royaltiesAlone, action);
  r.top = pile.pile.top;
  r.suit = r.top.suit();
  const CardSet numbers = action.cards - kAllRoyalties;
  if (!numbers.empty()) {
    r.card = numbers.first();
    return r;
  }
  const CardSet otherSuits = action.cards - CardSet::ofSuit(r.suit);
  if (otherSuits.empty()) return std::nullopt;
  r.reason = static_cast<std::uint8_t>(Why::wrongSuitRoyalty);
  r.card = otherSuits.first();
  return r;
}

// U7.
std::optional<Refusal> Underwear::checkRoyals(const Action& action) const {
  const CardSet numbers = action.cards - kAllRoyalties;
  if (numbers.empty()) return std::nullopt;
  Refusal r = refusal(Why::notRoyalties, action);
  r.card = numbers.first();
  return r;
}

// U8, U11.
std::optional<Refusal> Underwear::checkSteal(const Action& action) const {
  Refusal r = refusal(Why::nothingToSteal, action);
  r.card = action.cards.first();
  r.top = state_.downpile.top;
  if (state_.downpile.empty()) return r;
  const CardSet royalties = action.cards & kAllRoyalties;
  if (!royalties.empty()) {
    r.card = royalties.first();
    r.reason = static_cast<std::uint8_t>(Why::royaltySteal);
  } else if (action.cards.size() > 1) {
    r.reason = static_cast<std::uint8_t>(Why::stealOneCard);
  } else if (r.card.rank() != r.top.rank()) {
    r.reason = static_cast<std::uint8_t>(Why::notSameValue);
  } else {
    return std::nullopt;
  }
  return r;
}

// U9, U11.
std::optional<Refusal> Underwear::checkOpen(const Action& action) const {
  Refusal r = refusal(Why::downpileThere, action);
  r.card = action.cards.first();
  r.top = state_.downpile.top;
  if (!state_.downpile.empty()) return r;
  const CardSet royalties = action.cards & kAllRoyalties;
  if (!royalties.empty()) {
    r.card = royalties.first();
    r.reason = static_cast<std::uint8_t>(Why::royaltyOpen);
    return r;
  }
  if (action.cards.size() == 1) return std::nullopt;
  if (option(kOpenWithRun)) {
    const Suit suit = r.card.suit();
    if (isRun(action.cards, suit)) return std::nullopt;
    r.reason = static_cast<std::uint8_t>(Why::notRunOpen);
  } else {
    r.reason = static_cast<std::uint8_t>(Why::openOneCard);
  }
  return r;
}

// U17.
std::optional<Refusal> Underwear::checkDouble(int player) const {
  if (!option(kDoubling)) return refusal(Why::doublingOff);
  if (state_.doublesUsed[at(player)]) {
    Refusal r = refusal(Why::alreadyDoubled);
    r.number = options_[kDoublingLimit];
    return r;
  }
  for (int other = 0; other < players_; ++other) {
    if (other == player || state_.held[at(other)] < state_.held[at(player)]) continue;
    Refusal r = refusal(Why::notMostCards);
    r.player = static_cast<std::uint8_t>(other);
    r.number = state_.held[at(other)];
    return r;
  }
  return std::nullopt;
}

// ---- moves -----------------------------------------------------------------------------------

void Underwear::take(int player, const CardSet& cards) {
  state_.hands[at(player)] -= cards;
  state_.held[at(player)] = static_cast<std::uint8_t>(state_.held[at(player)] - cards.size());
}

template <class Report>
void Underwear::apply(int player, const Action& action, Report report) {
  switch (action.verb) {
    case kDown:
      layDown(player, action, Tell::playsDown, report);
      return finishTurn(player, true, report);
    case kOpen:
      layDown(player, action, Tell::opens, report);
      return finishTurn(player, true, report);
    case kUp:
      layUp(player, action, report);
      return finishTurn(player, true, report);
    case kSteal:
      stealDownpile(player, action, report);
      return finishTurn(player, true, report);
    case kRoyals:
      clearDownpile(player, action, report);
      return finishTurn(player, options_[kGoingOut] != 0, report);
    case kPass:
      ++state_.passes;
      tell(report, Tell::passes, player);
      return finishTurn(player, false, report);
    case kDouble:
      ++state_.doubles[at(player)];
      state_.doublesUsed[at(player)] = true;
      return tell(report, Tell::doubles, player);
    default:
      if (state_.stock.empty()) {
        state_.waiting = Waiting::forReshuffle;
        return;
      }
      return drawCard(player, report);
  }
}

// U4, U9: a run goes on in falling order.
template <class Report>
void Underwear::layDown(int player, const Action& action, Tell what, Report& report) {
  take(player, action.cards);
  if constexpr (Report::kActive) {
    const auto laid = inLayOrder(action.cards, LayOrder::falling);
    move(report, handOf(player), common(kDownpile), laid, kEverybody, player);
    tell(report, what, player, action.cards, LayOrder::falling,
         state_.downpile.size + action.cards.size());
  }
  const Suit suit = action.cards.first().suit();
  for (ValueMask rest = action.cards.values(suit); rest != 0;) {
    const ValueMask highest = std::bit_floor(rest);
    state_.order.push(state_.downpile, action.cards.pick(suit, highest).first());
    rest -= highest;
  }
  state_.passes = 0;
}

// U5, U6, U18: a run goes on in rising order; a 10 or royalties turn the pile face down.
template <class Report>
void Underwear::layUp(int player, const Action& action, Report& report) {
  take(player, action.cards);
  OwnedPile& pile = *state_.upPiles.find(player, action.place);
  const Suit suit = pile.pile.top.suit();
  for (ValueMask rest = action.cards.values(suit); rest != 0; rest &= rest - 1) {
    const ValueMask value = rest & (0U - rest);
    for (int pack = 0; pack < 2; ++pack) {
      const ValueMask here = action.cards.values(suit, pack) & value;
      if (here != 0) state_.order.push(pile.pile, CardSet::ofPack(pack, suit, here).first());
    }
  }
  pile.faceDown = pile.pile.top.rank() >= 10;
  state_.passes = 0;
  if constexpr (Report::kActive) {
    const Place place = upPileOf(player, action.place);
    move(report, handOf(player), place, inLayOrder(action.cards, LayOrder::rising), kEverybody,
         player);
    if (pile.faceDown) happens(report, Event::Kind::turn, place, place, player);
    tell(report, pile.faceDown ? Tell::closesUpPile : Tell::playsUp, player, action.cards,
         LayOrder::rising, pile.pile.size);
  }
}

// U7.
template <class Report>
void Underwear::clearDownpile(int player, const Action& action, Report& report) {
  take(player, action.cards);
  if constexpr (Report::kActive) {
    const Tell what = state_.downpile.empty() ? Tell::discardsRoyalties : Tell::clearsDownpile;
    tell(report, what, player, action.cards, LayOrder::rising, state_.downpile.size);
    move(report, handOf(player), common(kDiscard), inLayOrder(action.cards, LayOrder::rising),
         kEverybody, player);
    if (!state_.downpile.empty()) {
      happens(report, Event::Kind::pile, common(kDownpile), common(kDiscard), player);
    }
  }
  while (!state_.downpile.empty()) state_.discard.insert(state_.order.pop(state_.downpile));
  state_.discard |= action.cards;
  state_.passes = 0;
}

// U8.
template <class Report>
void Underwear::stealDownpile(int player, const Action& action, Report& report) {
  take(player, action.cards);
  if constexpr (Report::kActive) {
    const Place place = upPileOf(player, state_.upPiles.count(player));
    happens(report, Event::Kind::pile, common(kDownpile), place, player);
    move(report, handOf(player), common(kDownpile), {action.cards.first()}, kEverybody, player);
    tell(report, Tell::steals, player, action.cards, LayOrder::rising, state_.downpile.size);
  }
  OwnedPile stolen;
  stolen.pile = state_.downpile;
  stolen.owner = static_cast<std::uint8_t>(player);
  state_.upPiles.add(stolen);
  state_.downpile = Pile();
  state_.order.push(state_.downpile, action.cards.first());
  state_.passes = 0;
}

// U10.
template <class Report>
void Underwear::drawCard(int player, Report& report) {
  const Card card = state_.order.pop(state_.stock);
  // In a view the stock's cards are unknown, and so is the card that is drawn.
  if (card.known()) state_.hands[at(player)].insert(card);
  ++state_.held[at(player)];
  state_.passes = 0;
  if constexpr (Report::kActive) {
    move(report, common(kStock), handOf(player), {card}, PlayerSet::only(player), player);
    tell(report, Tell::draws, player);
  }
  finishTurn(player, false, report);
}

template <class Report>
void Underwear::finishTurn(int player, bool outIfEmpty, Report& report) {
  ++state_.turns;
  if (outIfEmpty && state_.held[at(player)] == 0) return goOut(player, report);
  if (state_.passes == players_) return endVoid(Tell::voidByPasses, report);
  if (state_.turns >= kMaxTurns) return endVoid(Tell::voidByTurns, report);
  state_.turn = static_cast<std::uint8_t>(leftOf(player));
}

// U13, U15, U16.
template <class Report>
void Underwear::goOut(int player, Report& report) {
  const int score = worth(player);
  state_.wentOut = static_cast<std::uint8_t>(player);
  state_.turn = kNobody;
  state_.scores.fill(0);
  state_.scores[at(player)] = score;
  state_.totals[at(player)] += score;
  tell(report, Tell::goesOut, player, {}, LayOrder::rising, score);
  const bool won = state_.totals[at(player)] >= options_[kTarget];
  state_.waiting = won ? Waiting::forNothing : Waiting::forNextDeal;
  if (won) tell(report, Tell::wins, player, {}, LayOrder::rising, state_.totals[at(player)]);
}

// U12, G4.
template <class Report>
void Underwear::endVoid(Tell what, Report& report) {
  state_.voided = true;
  state_.turn = kNobody;
  state_.scores.fill(0);
  state_.waiting = Waiting::forNextDeal;
  tell(report, what, state_.dealer);
}

PlayerSet Underwear::winners() const {
  return gameOver() ? PlayerSet::only(state_.wentOut) : PlayerSet();
}

// U15, U17.
std::vector<ScoreLine> Underwear::scoreLines(int player) const {
  const auto line = [player](Points reason, int count, int each, int other = kNobody) {
    return ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other),
                     .count = static_cast<std::int16_t>(count),
                     .each = static_cast<std::int16_t>(each),
                     .points = count * each};
  };
  int faceUp = 0;
  int closed = 0;
  state_.upPiles.each(
      player, [&](const OwnedPile& pile) { (pile.faceDown ? closed : faceUp) += pile.pile.size; });
  std::vector<ScoreLine> lines;
  if (faceUp > 0) lines.push_back(line(Points::faceUp, faceUp, 1));
  if (closed > 0) lines.push_back(line(Points::closed, closed, 2));
  for (int other = leftOf(player); other != player; other = leftOf(other)) {
    if (state_.held[at(other)] > 0)
      lines.push_back(line(Points::hand, state_.held[at(other)], 1, other));
  }
  int doubles = 0;
  for (std::uint8_t declared : state_.doubles) doubles += declared;
  if (doubles > 0) {
    ScoreLine factor = line(Points::doubled, doubles, 0);
    factor.points = 1 << doubles;
    lines.push_back(factor);
  }
  return lines;
}

int Underwear::worth(int player) const {
  int points = 0;
  int factor = 1;
  state_.upPiles.each(player, [&](const OwnedPile& pile) {
    points += pile.faceDown ? 2 * pile.pile.size : pile.pile.size;
  });
  for (int other = 0; other < players_; ++other) {
    if (other != player) points += state_.held[at(other)];
    factor <<= state_.doubles[at(other)];
  }
  return points * factor;
}

// ---- chance ----------------------------------------------------------------------------------

ChanceNeed Underwear::chance() const {
  if (state_.waiting == Waiting::forDeal) return {ChanceNeed::Kind::shuffle, deck()};
  if (state_.waiting == Waiting::forReshuffle) return {ChanceNeed::Kind::shuffle, state_.discard};
  return {};
}

template <class Report>
void Underwear::resolve(const Chance& outcome, Report report) {
  if (state_.waiting == Waiting::forDeal) return dealOut(outcome, report);
  // U12.
  CardSet hidden;
  for (const CardSet& hand : state_.hands) hidden |= hand;
  state_.groups.shuffle(state_.discard, hidden);
  for (Card card : outcome.order()) state_.order.push(state_.stock, card);
  state_.discard = CardSet();
  state_.waiting = Waiting::forMove;
  happens(report, Event::Kind::shuffle, common(kDiscard), common(kStock), state_.turn);
  tell(report, Tell::reshuffled, state_.turn, {}, LayOrder::rising, state_.stock.size);
  drawCard(state_.turn, report);
}

// U2, U3.
template <class Report>
void Underwear::dealOut(const Chance& outcome, Report& report) {
  State& s = state_;
  for (Card card : outcome.order()) s.order.push(s.stock, card);
  happens(report, Event::Kind::shuffle, common(kStock), common(kStock), s.dealer);
  tell(report, Tell::dealt, s.dealer, {}, LayOrder::rising, s.deal);
  int player = s.dealer;
  for (int i = 0; i < kHandSize * players_; ++i) {
    player = leftOf(player);
    const Card card = s.order.pop(s.stock);
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    move(report, common(kStock), handOf(player), {card}, PlayerSet::only(player), s.dealer);
  }
  const Card turned = s.order.pop(s.stock);
  if (turned.isRoyalty()) {
    s.discard.insert(turned);
    move(report, common(kStock), common(kDiscard), {turned}, kEverybody, s.dealer);
    tell(report, Tell::startsWithRoyalty, s.dealer, CardSet(turned));
  } else {
    s.order.push(s.downpile, turned);
    move(report, common(kStock), common(kDownpile), {turned}, kEverybody, s.dealer);
    tell(report, Tell::startsDownpile, s.dealer, CardSet(turned));
  }
  s.turn = static_cast<std::uint8_t>(leftOf(s.dealer));
  s.waiting = Waiting::forMove;
}

// U16, U17, U19.
template <class Report>
void Underwear::startDeal(Report report) {
  State& s = state_;
  const int dealersChair = chairOf(s.dealer);
  if (option(kSeatChanges) && s.wentOut != kNobody) {
    int most = leftOf(s.wentOut);
    for (int other = most; other != s.wentOut; other = leftOf(other)) {
      if (s.held[at(other)] > s.held[at(most)]) most = other;
    }
    std::swap(s.chairs[at(chairOf(s.wentOut))], s.chairs[at(chairOf(most))]);
    happens(report, Event::Kind::seats, Place{}, Place{}, s.wentOut, most);
    tell(report, Tell::seatsChange, s.wentOut, {}, LayOrder::rising, 0, most);
  }
  State next;
  next.deal = static_cast<std::int16_t>(s.deal + 1);
  next.dealer = s.chairs[at((dealersChair + 1) % players_)];
  next.chairs = s.chairs;
  next.totals = s.totals;
  if (options_[kDoublingLimit] != 0) next.doublesUsed = s.doublesUsed;
  s = next;
}

template void Underwear::apply(int, const Action&, NoReport);
template void Underwear::apply(int, const Action&, StepReport);
template void Underwear::resolve(const Chance&, NoReport);
template void Underwear::resolve(const Chance&, StepReport);
template void Underwear::startDeal(NoReport);
template void Underwear::startDeal(StepReport);

}  // namespace downpile
