// SPDX-License-Identifier: GPL-3.0-or-later
// State of Up and Down apart from its rules: reading, writing, contents of the places for the
// table, and the knowledge of one player.
#include <algorithm>
#include <numeric>

#include "games/up-and-down/up_and_down.h"

namespace downpile {

// ---- reading and writing ---------------------------------------------------------------------

Value UpAndDown::write() const {
  StateWriter writer(players_, CardFamily::french);
  fields(state_, writer);
  return writer.take();
}

std::optional<UpAndDown> UpAndDown::read(const OptionValues& options, int players,
                                         const Value& state, bool partial, std::string& error) {
  UpAndDown game(options, players);
  StateReader reader(state, players, game.deck(), CardFamily::french);
  fields(game.state_, reader);
  game.completeFrom(state);
  game.setKindOfDeal();
  const auto require = [&](const char* name, bool isNull) {
    if (!isNull && state.find(name) == nullptr) reader.fail(name, "is missing");
  };
  require("turn", game.bidsTogether() && game.state_.phase == Phase::bid);
  require("trump", options[kNoTrump] == kAtPeak && game.isAtPeak());
  error = reader.problem(partial);
  if (error.empty()) error = game.problem(partial);
  if (!error.empty()) return std::nullopt;

  State& s = game.state_;
  s.waiting = Waiting::forMove;
  if (s.turn != kNoPlayer || s.phase == Phase::bid) return game;
  s.waiting = game.endsGame() ? Waiting::forNothing : Waiting::forNextDeal;
  for (int player = 0; player < players; ++player) s.scores[at(player)] = game.score(player);
  return game;
}

// Fills in fields missing in the JSON `source`: the leader, and fields derived from the number of
// the deal.
void UpAndDown::completeFrom(const Value& source) {
  State& s = state_;
  if (s.deal > deals()) return;
  const auto complete = [&](const char* name, std::uint8_t& field, int value) {
    if (source.find(name) == nullptr) field = static_cast<std::uint8_t>(value);
  };
  complete("cards", s.cards, cardsOfDeal(s.deal));
  complete("dealer", s.dealer, dealerOf(s.deal));
  complete("firstBidder", s.firstBidder, leftOf(dealerOf(s.deal), players_));
  const Value* trick = source.find("trick");
  if (trick != nullptr && trick->find("leader") != nullptr) return;
  s.leader = s.phase == Phase::play && s.turn != kNoPlayer ? s.turn : s.firstBidder;
  if (!s.trick.players.empty()) s.leader = static_cast<std::uint8_t>(s.trick.players.front());
}

// Returns a reason why no legal moves can have led to this state, or an empty text if it finds
// none. A partial position (with missing cards) must be playable, but need not be reachable.
std::string UpAndDown::problem(bool partial) const {
  const State& s = state_;
  if (s.deal > deals()) return "deal is out of range: this game has " + std::to_string(deals());
  if (!partial && s.cards != cardsOfDeal(s.deal)) {
    return "cards must be " + std::to_string(cardsOfDeal(s.deal)) + " in this deal";
  }
  if (s.dealer != dealerOf(s.deal)) return "dealer must be another player in this deal";
  if (s.firstBidder != leftOf(s.dealer, players_))
    return "firstBidder must be at the dealer's left";
  const bool isOver = s.turn == kNoPlayer && s.phase == Phase::play;
  if (!isOver && limitReached()) {
    return "totals has a loss beyond the limit: the game would be over";
  }
  for (const std::string& wrong : {problemOfTrump(partial), problemOfBids(), problemOfTurn(),
                                   problemOfHands(), problemOfKnowledge()}) {
    if (!wrong.empty()) return wrong;
  }
  return partial ? std::string() : problemOfHistory();
}

// D2: returns a problem if the deal has a trump suit but must have none, or has none but must have
// one; otherwise an empty text.
std::string UpAndDown::problemOfTrump(bool partial) const {
  const bool mayLack =
      options_[kNoTrump] == kDrawn || (options_[kNoTrump] == kAtPeak && (partial || isAtPeak()));
  if (!hasTrump()) return mayLack ? "" : "trump must be one of C D H S";
  const bool mustLack = options_[kNoTrump] == kAtPeak && !partial && isAtPeak();
  return mustLack ? "trump must be null at the peak" : "";
}

// D3: returns a problem if the bids are not in turn (unless all players bid at the same time), or
// contradict the phase, the turn or the tricks; otherwise an empty text.
std::string UpAndDown::problemOfBids() const {
  const State& s = state_;
  int made = 0;
  for (int i = 0; i < players_; ++i) {
    if (s.bids[at((s.firstBidder + i) % players_)] == kNoBid) continue;
    if (made != i && !bidsTogether()) return "bids must be made in turn";
    ++made;
  }
  if (s.phase == Phase::play) {
    return made == players_ ? "" : "phase must be bid: not all bids are made";
  }
  if (made == players_) return "phase must be play: all bids are made";
  if (bidsTogether()) {
    if (s.turn != kNoPlayer) return "turn must be null while all players bid";
  } else if (s.turn != (s.firstBidder + made) % players_) {
    return "turn must be the next to bid";
  }
  if (s.leader != s.firstBidder) return "trick must be led by the first bidder";
  if (!s.trick.players.empty()) return "trick must be empty while bidding";
  return tricksTaken() == 0 ? "" : "taken must be 0 while bidding";
}

// D4: returns a problem if the players did not play clockwise from the leader of the trick, or if
// the turn contradicts the trick; otherwise an empty text.
std::string UpAndDown::problemOfTurn() const {
  const State& s = state_;
  const int count = s.trick.size();
  for (int i = 0; i < count; ++i) {
    if (s.trick.players[i] != (s.leader + i) % players_) {
      return "trick must go round from its leader";
    }
  }
  if (s.phase == Phase::bid) return {};
  if (s.turn == kNoPlayer) return count == 0 ? "" : "trick must be empty when the deal is over";
  if (count == players_) return "trick is complete: nobody is left to play";
  if (s.turn == (s.leader + count) % players_) return {};
  return "turn must be the next to play";
}

// D1: returns a problem if the players do not have equally many cards, including those in the
// trick, or if the hands contradict the turn or the tricks taken; otherwise an empty text.
std::string UpAndDown::problemOfHands() const {
  const State& s = state_;
  const int cards = s.held[s.leader] + (s.trick.players.empty() ? 0 : 1);
  for (int player = 0; player < players_; ++player) {
    const int left = cards - (s.trick.players.contains(player) ? 1 : 0);
    if (s.held[at(player)] == left) continue;
    return "hands must hold " + std::to_string(left) + " cards of player " + std::to_string(player);
  }
  const bool isOver = s.turn == kNoPlayer && s.phase == Phase::play;
  if (isOver && cards > 0) return "turn is null, but the deal is not over";
  if (!isOver && cards == 0) return "hands are empty: the deal would be over";
  if (cards + tricksTaken() > s.cards) return "hands and taken make more than the cards dealt";
  return {};
}

std::string UpAndDown::problemOfKnowledge() const {
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int player = 0; player < players_; ++player) {
      if (!state_.shownOut[at(suit)].contains(player)) continue;
      if (state_.hands[at(player)].values(static_cast<Suit>(suit)) == 0) continue;
      return "shownOut names a player who holds a card of that suit";
    }
  }
  return {};
}

// Returns why no bids and plays can have led to this position, or an empty text.
std::string UpAndDown::problemOfHistory() const {
  const State& s = state_;
  const int tricks = tricksTaken();
  const int dealt = tricks + s.held[s.leader] + (s.trick.players.empty() ? 0 : 1);
  if (dealt != s.cards) return "hands and taken make fewer than the cards dealt";
  if (s.played.size() != tricks * players_) return "played must hold the cards of the tricks taken";
  if (tricks == 0 && s.leader != s.firstBidder) return "trick must be led by the first bidder";
  if (tricks > 0 && s.taken[s.leader] == 0)
    return "trick must be led by the player who took the last one";
  int sum = 0;
  for (int player = 0; player < players_; ++player) {
    if (s.bids[at(player)] > s.cards) return "bids has more tricks than there are cards";
    sum += s.bids[at(player)];
  }
  const bool isRestricted = options_[kLastBidder] == 0 && !bidsTogether();
  if (s.phase == Phase::play && sum == s.cards && isRestricted) {
    return "bids must not add up to the cards";
  }
  for (int i = 1; i < s.trick.size(); ++i) {
    const Card card = s.trick.cards[at(i)];
    const CardSet hand = s.hands[at(s.trick.players[i])] | CardSet(card);
    const auto only = demandedBy(s.trick.cards[0].suit(), hand);
    if (!only || *only == card.suit()) continue;
    return "trick holds a card that was not allowed: " + cardText(card, CardFamily::french);
  }
  return {};
}

int UpAndDown::tricksTaken() const {
  return std::accumulate(state_.taken.begin(), state_.taken.begin() + players_, 0);
}

// ---- contents of the table, for display ------------------------------------------------------

std::vector<PlaceContents> UpAndDown::places() const {
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    const CardSet& hand = state_.hands[at(player)];
    std::vector<Card> cards(hand.begin(), hand.end());
    cards.resize(state_.held[at(player)]);
    // In a blind deal each player has one card, which only the other players see. So the table
    // shows it face up in front of its holder.
    all.push_back({.place = placeOf(kHand, player),
                   .cards = std::move(cards),
                   .turnedUp = isBlind() ? hand : CardSet()});
  }
  for (int player = 0; player < players_; ++player) {
    PlaceContents play{placeOf(kTrick, player), {}};
    for (int i = 0; i < state_.trick.size(); ++i) {
      if (state_.trick.players[i] == player) play.cards = {state_.trick.cards[at(i)]};
    }
    all.push_back(std::move(play));
  }
  all.push_back({placeOf(kPlayed), {state_.played.begin(), state_.played.end()}, true, 0});
  std::vector<Card> undealt(state_.undealt.begin(), state_.undealt.end());
  undealt.resize(state_.undealtSize);
  all.push_back({placeOf(kUndealt), std::move(undealt), true, 0});
  return all;
}

std::vector<Place> UpAndDown::touched(int player, const Action& action) const {
  if (action.verb == kBid) return {placeOf(kHand, player)};
  std::vector<Place> places{placeOf(kHand, player)};
  for (int other = 0; other < players_; ++other) places.push_back(placeOf(kTrick, other));
  return places;
}

Standing UpAndDown::standing() const {
  const State& s = state_;
  Standing standing{.deal = s.deal,
                    .dealer = s.dealer,
                    .turn = s.turn,
                    .chairs = std::vector<int>(at(players_)),
                    .totals = {s.totals.begin(), s.totals.begin() + players_},
                    .scores = {s.scores.begin(), s.scores.begin() + players_},
                    .dealOver = dealOver(),
                    .dealVoid = false,
                    .gameOver = gameOver(),
                    .wentOut = kNoPlayer,
                    .winners = winners()};
  std::iota(standing.chairs.begin(), standing.chairs.end(), 0);
  const auto chips = this->chips();
  standing.settlement.assign(chips.begin(), chips.begin() + players_);
  return standing;
}

std::vector<ScoreLine> UpAndDown::paymentLines(int player) const {
  std::vector<ScoreLine> lines;
  const int stake = options_[kStake];
  for (int other = 0; other < players_; ++other) {
    if (other == player) continue;
    const int ahead = state_.totals[at(player)] - state_.totals[at(other)];
    const Points reason = ahead > 0 ? Points::ahead : ahead < 0 ? Points::behind : Points::level;
    lines.push_back({.reason = static_cast<std::uint8_t>(reason),
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other),
                     .count = static_cast<std::int16_t>(std::abs(ahead)),
                     .each = static_cast<std::int16_t>(ahead < 0 ? -stake : stake),
                     .points = ahead * stake});
  }
  // D8: a line for the effect of the loss limit: the unpaid part of the player's loss, or the
  // player's share of the unpaid losses of others.
  const int change = chips()[at(player)] - settlement(player) * stake;
  if (change != 0) {
    lines.push_back(
        {.reason = static_cast<std::uint8_t>(change > 0 ? Points::capped : Points::capPaid),
         .player = static_cast<std::uint8_t>(player),
         .points = change});
  }
  return lines;
}

std::vector<Fact> UpAndDown::facts(int player) const {
  const State& s = state_;
  std::vector<Fact> facts;
  const auto add = [&facts](About about, int number, std::optional<Suit> suit = std::nullopt) {
    facts.push_back({.fact = static_cast<std::uint8_t>(about),
                     .number = static_cast<std::int16_t>(number),
                     .suit = suit});
  };
  if (player != kNoPlayer) {
    if (s.bids[at(player)] == kNoBid) return facts;
    if (s.bids[at(player)] == kSecretBid)
      return {{.fact = static_cast<std::uint8_t>(About::hasBid)}};
    add(About::bid, s.bids[at(player)]);
    if (s.phase == Phase::play) add(About::taken, s.taken[at(player)]);
    return facts;
  }
  if (hasTrump()) add(About::trump, 0, trump());
  const bool isDrawn = s.waiting != Waiting::forDeal && s.waiting != Waiting::forTrump;
  if (!hasTrump() && isDrawn) add(About::noTrump, 0);
  add(About::cards, s.cards);
  // While bids are secret, the sum of the bids is not shown. A sum of all bids would reveal the
  // last bid to a player who knows the others. A sum without the secret bids would be wrong.
  if (s.bidsSeen() != Seen::byAll) return facts;
  int sum = 0;
  for (int bid : s.bids) sum += bid == kNoBid ? 0 : bid;
  add(About::bidsInAll, sum);
  return facts;
}

std::optional<Moment> UpAndDown::moment(int player) const {
  const State& s = state_;
  if (!actors().contains(player)) return std::nullopt;
  const auto about = [](Prompt prompt, int number = 0, Suit suit = Suit::clubs) {
    return Moment{.moment = static_cast<std::uint8_t>(prompt),
                  .suit = suit,
                  .number = static_cast<std::int16_t>(number)};
  };
  if (s.phase == Phase::bid) {
    if (bidsTogether()) return about(Prompt::bidTogether);
    const int forbidden = forbiddenBid();
    return forbidden == kNoBid ? about(Prompt::bid) : about(Prompt::bidLast, forbidden);
  }
  if (isBlind()) return about(Prompt::blind);
  if (s.trick.players.empty()) return about(Prompt::lead);
  const std::optional<Suit> only = demanded(s.hands[at(player)]);
  if (!only) return about(mustTrump() ? Prompt::anyCard : Prompt::discard);
  return about(*only == s.trick.cards[0].suit() ? Prompt::follow : Prompt::trump, 0, *only);
}

CardSet UpAndDown::leading() const {
  if (state_.trick.players.empty()) return {};
  return CardSet(state_.trick.cards[at(winningPlay())]);
}

// ---- cards hidden from one player, and sampled worlds ----------------------------------------

UpAndDown UpAndDown::masked(int viewer) const {
  UpAndDown seen = *this;
  StateMask mask(viewer);
  fields(seen.state_, mask);
  return seen;
}

// A viewer sees either all cards of a hand or none. In a blind deal only the viewer's own hand is
// hidden.
HiddenCards UpAndDown::hiddenFrom(int /*viewer*/) const {
  HiddenCards hidden;
  for (int owner = 0; owner < players_; ++owner) {
    if (state_.held[at(owner)] == 0 || !state_.hands[at(owner)].empty()) continue;
    hidden.addSlots(owner, state_.held[at(owner)]);
    for (int suit = 0; suit < kSuits; ++suit) {
      if (!state_.shownOut[at(suit)].contains(owner)) continue;
      hidden.addLimit(owner, CardSet::ofSuit(static_cast<Suit>(suit)), 0);
    }
  }
  hidden.addSlots(kUndealtOwner, state_.undealtSize);
  return hidden;
}

CardSet UpAndDown::unknownTo(int /*viewer*/) const {
  CardSet unknown = deck() - state_.played;
  for (const CardSet& hand : state_.hands) unknown -= hand;
  for (int i = 0; i < state_.trick.size(); ++i) unknown.erase(state_.trick.cards[at(i)]);
  return unknown;
}

void UpAndDown::drawSecrets(Random& random) {
  for (std::int8_t& bid : state_.bids) {
    if (bid != kSecretBid) continue;
    bid = 0;
    for (int trick = 0; trick < state_.cards; ++trick) {
      if (random.below(players_) == 0) ++bid;
    }
  }
}

}  // namespace downpile
