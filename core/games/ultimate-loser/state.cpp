// SPDX-License-Identifier: GPL-3.0-or-later
// State of Ultimate Loser apart from its rules: reading, writing, contents of the places for the
// table, and the knowledge of one player.
#include <algorithm>
#include <numeric>

#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

namespace {

// Returns a list of `size` cards: the known cards first, then unknown ones.
std::vector<Card> listed(const CardSet& known, int size) {
  std::vector<Card> cards(known.begin(), known.end());
  cards.resize(static_cast<std::size_t>(size));
  return cards;
}

}  // namespace

// ---- reading and writing ---------------------------------------------------------------------

Value UltimateLoser::write() const {
  StateWriter writer(players_, CardFamily::french);
  fields(state_, writer);
  return writer.take();
}

std::optional<UltimateLoser> UltimateLoser::read(const OptionValues& options, int players,
                                                 const Value& state, bool partial,
                                                 std::string& error) {
  UltimateLoser game(options, players);
  StateReader reader(state, players, game.deck(), CardFamily::french);
  State& s = game.state_;
  if (state.find("gin") == nullptr) reader.fail("gin", "is missing");
  fields(s, reader);
  if (s.phase != Phase::throwing && state.find("turn") == nullptr) {
    reader.fail("turn", "is missing");
  }
  error = reader.problem(partial);
  const bool over = s.turn == kNoPlayer && s.phase != Phase::throwing;
  s.waiting = Waiting::forMove;
  if (over) s.waiting = s.deal < options[kDeals] ? Waiting::forNextDeal : Waiting::forNothing;
  if (s.leader == kNoPlayer && s.phase == Phase::lead) s.leader = s.turn;
  if (s.phase == Phase::exchange) {
    s.leader = static_cast<std::uint8_t>(leftOf(s.dealer, players));
  }
  if (over && s.loser == kNoPlayer) s.loser = game.loserByCards();
  if (error.empty()) error = game.problem(partial);
  if (!error.empty()) return std::nullopt;
  return game;
}

// Returns the Ultimate Loser of an ended deal: the only player with cards, if its penalties are
// high enough to include the loser's penalty. Otherwise returns kNoPlayer.
std::uint8_t UltimateLoser::loserByCards() const {
  for (std::uint8_t player = 0; player < players_; ++player) {
    const bool alone = withCards() == PlayerSet::only(player);
    const int least = state_.fourPlays + options_[kLoserPenalty];
    if (alone && state_.penalties[player] >= least) return player;
  }
  return kNoPlayer;
}

// Returns a reason why no deal can have led to this state, or an empty text if it finds none.
std::string UltimateLoser::problem(bool partial) const {
  if (std::string wrong = problemOfCounts(partial); !wrong.empty()) return wrong;
  if (state_.phase != Phase::exchange) {
    if (state_.given.known()) return "given must be null: nobody exchanges cards now";
    if (std::string wrong = problemOfOutFirst(partial); !wrong.empty()) return wrong;
  }
  if (state_.phase == Phase::throwing) return problemOfThrow();
  if (!state_.throwers.empty()) return "throwers must be empty: nobody throws now";
  if (state_.throws != nothingThrown()) return "throws must be null: nobody throws now";
  if (state_.equalRounds > 0) return "equalRounds must be 0: nobody throws now";
  if (state_.phase == Phase::exchange) return problemOfExchange(partial);
  if (dealOver()) return problemOfEnd(partial);
  if (state_.held[state_.turn] == 0) return "turn is a player without cards";
  return problemOfTrick();
}

std::string UltimateLoser::problemOfCounts(bool partial) const {
  const State& s = state_;
  if (s.deal > options_[kDeals]) return "deal is out of range: the game would be over";
  const int losers = std::accumulate(s.loserCounts.begin(), s.loserCounts.end(), 0);
  if (losers > s.deal - (dealOver() ? 0 : 1)) return "loserCounts are more than the deals played";
  if (s.fourPlays > 0 && !option(kFourPlay)) return "fourPlays must be 0: FourPlay is off";
  if (s.fourPlays > kRankTen - 1 && options_[kFourPlay] != 2) return "fourPlays is out of range";
  if (s.loser != kNoPlayer && !dealOver()) return "loser must be null: the deal is not over";
  for (int player = 0; player < players_; ++player) {
    const int least = s.fourPlays + (player == s.loser ? options_[kLoserPenalty] : 0);
    if (s.penalties[at(player)] < least) return "penalties are fewer than the sum of their parts";
    const int given = s.phase == Phase::exchange && s.turn != s.dealer && s.turn == player ? 1 : 0;
    if (!partial && s.held[at(player)] > handSize() + given) {
      return "hands hold more cards than were dealt";
    }
  }
  if (!partial && s.spareCount != deck().size() - 1 - handSize() * players_) {
    return "spares must hold the cards left over";
  }
  return {};
}

// X3a: returns why State::outFirst cannot be the first player out of cards in this deal, or an
// empty text. Not for the phase `exchange`, where outFirst belongs to the last deal.
std::string UltimateLoser::problemOfOutFirst(bool partial) const {
  const State& s = state_;
  if (s.outFirst != kNoPlayer) {
    const bool plays = s.plays.players.contains(s.outFirst);
    if (plays || s.held[s.outFirst] > 0) return "outFirst is a player with cards";
    return s.outFirst == s.loser ? "outFirst cannot be the Ultimate Loser" : "";
  }
  // outFirst is set at the end of a trick. So players who played their last card to the current
  // trick do not count yet.
  const PlayerSet before = PlayerSet::all(players_) - withCards() - s.plays.players.set();
  if (partial || !s.exchanges || before.empty()) return {};
  return "outFirst must be the player who ran out of cards first";
}

// X12: returns why the deal cannot have ended like this, or an empty text.
std::string UltimateLoser::problemOfEnd(bool partial) const {
  const State& s = state_;
  const PlayerSet left = withCards();
  if (left.size() > 1) return "turn cannot be null: the deal is not over";
  if (s.phase != Phase::lead) return "turn cannot be null: phase is follow";
  if (s.leader != kNoPlayer || s.plays.size() > 0 || !s.passed.empty()) {
    return "trick must be empty: the deal is over";
  }
  if (s.loser != kNoPlayer && !left.empty() && left != PlayerSet::only(s.loser)) {
    return "loser is not the player with cards";
  }
  if (partial) return {};
  if (s.loser == kNoPlayer) return "loser must be the Ultimate Loser: the deal is over";
  if (s.loserCounts[s.loser] == 0) return "loserCounts must include this deal";
  for (int player = 0; player < players_; ++player) {
    if (s.totals[at(player)] < s.penalties[at(player)]) {
      return "totals must include the penalties of this deal";
    }
  }
  return {};
}

// X4, X5: returns the error in the plays and passes of the trick, or an empty text.
std::string UltimateLoser::problemOfTrick() const {
  const State& s = state_;
  if (s.phase == Phase::lead) {
    if (s.leader != s.turn) return "trick must be led by the player on turn";
    if (s.plays.size() > 0 || !s.passed.empty()) return "trick must be empty: phase is lead";
    if (withCards().size() < 2) return "hands are empty: the deal would be over";
    return {};
  }
  if (s.plays.size() == 0 || s.plays.players.front() != s.leader) {
    return "trick does not begin with its leader";
  }
  for (int i = 0; i < s.plays.size(); ++i) {
    const Type type = typeOf(s.plays.cards[at(i)]);
    if (type.size == 0) return "trick holds cards that are not a combination";
    if (type != trickType()) return "trick holds plays of different types";
  }
  for (int player = 0; player < players_; ++player) {
    if (!s.passed.contains(player)) continue;
    if (s.plays.players.contains(player)) return "trick has a player who played and passed";
    if (s.held[at(player)] == 0) return "trick has a player without cards who passed";
  }
  if (haveActed().contains(s.turn)) return "turn is a player who has acted in this trick";
  return {};
}

// X7, X8: returns why the state is impossible in the throwing phase (paper, scissors, rock), or an
// empty text.
std::string UltimateLoser::problemOfThrow() const {
  const State& s = state_;
  if (option(kLeadDecision)) return "phase cannot be throw: the lot decides who leads";
  if (s.turn != kNoPlayer) return "turn must be null: phase is throw";
  if (s.leader != kNoPlayer || s.plays.size() > 0 || !s.passed.empty()) {
    return "trick must be empty: phase is throw";
  }
  if (s.throwers.size() < 2) return "throwers must be two or more";
  for (int player = 0; player < players_; ++player) {
    const bool throwing = s.throwers.contains(player);
    if (throwing && s.held[at(player)] == 0) return "throwers has a player without cards";
    if (!throwing && s.throws[at(player)] != kNoChoice)
      return "throws has a sign of a player who does not throw";
  }
  if (actors().empty()) return "throws are all made: the round would be over";
  return {};
}

// X3a: returns why no deal can have led to this state in the phase exchange, or an empty text.
std::string UltimateLoser::problemOfExchange(bool partial) const {
  const State& s = state_;
  if (!s.exchanges) return "phase cannot be exchange: the house rule is off";
  if (s.deal == 1) return "phase cannot be exchange: this is the first deal";
  if (s.outFirst == kNoPlayer) return "outFirst must be the player who ran out of cards first";
  if (s.outFirst == s.dealer) return "outFirst cannot be the dealer, the last Ultimate Loser";
  if (s.turn != s.dealer && s.turn != s.outFirst) return "turn is a player who gives no card";
  if (s.plays.size() > 0 || !s.passed.empty()) return "trick must be empty: phase is exchange";
  if (!s.removed.empty()) return "removed must be empty: phase is exchange";
  if (s.penalties != decltype(s.penalties){}) return "penalties must be 0: phase is exchange";
  if (s.turn == s.dealer && s.given.known()) return "given must be null: no card was given yet";
  if (s.held[s.turn] == 0) return "turn is a player without cards";
  for (int player = 0; player < players_ && !partial; ++player) {
    int size = handSize();
    if (s.turn == s.outFirst && player == s.dealer) --size;
    if (s.turn == s.outFirst && player == s.outFirst) ++size;
    if (s.held[at(player)] != size) return "hands must hold all cards dealt: phase is exchange";
  }
  if (!s.given.known()) return {};
  if (!s.hands[s.outFirst].contains(s.given)) return "given is not in the hand of its receiver";
  CardSet before = s.hands[s.dealer];
  before.insert(s.given);
  return highestOf(before) == s.given ? "" : "given is not the highest card of the Ultimate Loser";
}

// ---- contents of the table, for display ------------------------------------------------------

std::vector<PlaceContents> UltimateLoser::places() const {
  const State& s = state_;
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    all.push_back({placeOf(kHand, player), listed(s.hands[at(player)], s.held[at(player)])});
  }
  for (int player = 0; player < players_; ++player) {
    PlaceContents play{placeOf(kTrick, player), {}};
    for (int i = 0; i < s.plays.size(); ++i) {
      if (s.plays.players[i] == player) {
        play.cards = inLayOrder(s.plays.cards[at(i)], LayOrder::aceHigh);
      }
    }
    all.push_back(std::move(play));
  }
  all.push_back({placeOf(kGin), std::vector<Card>(s.gin.known() ? 1 : 0, s.gin)});
  all.push_back({placeOf(kSpares), listed(s.spares, s.spareCount), true});
  all.push_back({placeOf(kRemoved), listed(s.removed, s.removed.size()), true});
  return all;
}

std::vector<Place> UltimateLoser::touched(int player, const Action& action) const {
  if (action.verb == kThrow) return {};
  std::vector<Place> places{placeOf(kHand, player)};
  if (state_.leader != player && state_.leader != kNoPlayer) {
    places.push_back(placeOf(kTrick, state_.leader));
  }
  if (action.verb == kSwap) places.push_back(placeOf(kGin));
  return places;
}

Standing UltimateLoser::standing() const {
  const State& s = state_;
  const auto count = static_cast<std::size_t>(players_);
  Standing standing{.deal = s.deal,
                    .dealer = s.dealer,
                    .turn = s.turn,
                    .chairs = std::vector<int>(count),
                    .totals = {s.totals.begin(), s.totals.begin() + players_},
                    .counts = static_cast<std::uint8_t>(options_[kPenaltyWord]),
                    .scores = std::vector<int>(count, 0),
                    .dealOver = dealOver(),
                    .dealVoid = false,
                    .gameOver = gameOver(),
                    .wentOut = kNoPlayer,
                    .winners = winners()};
  std::iota(standing.chairs.begin(), standing.chairs.end(), 0);
  if (dealOver()) {
    std::copy_n(s.penalties.begin(), players_, standing.scores.begin());
  } else {
    standing.dealPoints = {s.penalties.begin(), s.penalties.begin() + players_};
  }
  if (s.waiting == Waiting::forDeal) return standing;
  for (int player = 0; player < players_; ++player) {
    if (s.held[at(player)] == 0) standing.out.insert(player);
  }
  return standing;
}

std::vector<Fact> UltimateLoser::facts(int player) const {
  const State& s = state_;
  if (player == kNoPlayer) return {};
  std::vector<Fact> facts;
  const auto add = [&facts](About about, std::int16_t number = 0) {
    facts.push_back({.fact = static_cast<std::uint8_t>(about), .number = number});
  };
  // The first values of About are the names of the penalties, in the order of the option
  // penaltyWord.
  if (s.penalties[at(player)] != 0) {
    add(static_cast<About>(options_[kPenaltyWord]), s.penalties[at(player)]);
  }
  if (s.phase == Phase::throwing && s.throwers.contains(player)) {
    add(s.throws[at(player)] == kNoChoice ? About::throws : About::hasThrown);
  }
  if (s.passed.contains(player)) add(About::passed);
  return facts;
}

std::optional<Moment> UltimateLoser::moment(int player) const {
  if (!actors().contains(player)) return std::nullopt;
  const auto about = [](Prompt prompt, int number = 0) {
    return Moment{.moment = static_cast<std::uint8_t>(prompt),
                  .number = static_cast<std::int16_t>(number)};
  };
  if (state_.phase == Phase::throwing) return about(Prompt::throwing);
  if (state_.phase == Phase::exchange) {
    const bool isFirst = player == state_.dealer;
    return Moment{
        .moment = static_cast<std::uint8_t>(isFirst ? Prompt::giveHighest : Prompt::giveBack),
        .player = isFirst ? state_.outFirst : state_.dealer};
  }
  if (state_.phase == Phase::lead) return about(Prompt::lead);
  bool follows = false;
  legal(player, [&follows](const Action& action) { follows = follows || action.verb == kPlay; });
  if (!follows) return about(Prompt::cannot);
  const Type wanted = trickType();
  if (wanted.flush) return about(Prompt::flush, wanted.size);
  if (wanted.size > 2) return about(Prompt::ofKind, wanted.size);
  return about(wanted.size == 1 ? Prompt::single : Prompt::pair);
}

CardSet UltimateLoser::leading() const {
  const int best = bestPlay(PlayerSet::all(players_));
  return best < 0 ? CardSet() : state_.plays.cards[at(best)];
}

// ---- cards hidden from one player, and sampled worlds ----------------------------------------

UltimateLoser UltimateLoser::masked(int viewer) const {
  UltimateLoser seen = *this;
  StateMask mask(viewer);
  fields(seen.state_, mask);
  if (!state_.exchanges || viewer == kSpectator) return seen;
  // X3a: the viewer still knows the card that it gave to another player in the exchange.
  for (int owner = 0; owner < players_; ++owner) {
    seen.state_.hands[at(owner)] |= state_.hands[at(owner)] & state_.seenCards[at(viewer)];
  }
  if (viewer == state_.dealer || viewer == state_.outFirst) seen.state_.given = state_.given;
  return seen;
}

// Returns the cards whose holder this viewer knows: cards taken openly into a hand, and the card
// given away by the viewer in the exchange (X3a).
CardSet UltimateLoser::placedFor(int viewer) const {
  return state_.shown | state_.seenCards[at(viewer)];
}

HiddenCards UltimateLoser::hiddenFrom(int viewer) const {
  HiddenCards hidden;
  for (int owner = 0; owner < players_; ++owner) {
    if (owner == viewer) continue;
    const CardSet known = state_.hands[at(owner)] & placedFor(viewer);
    hidden.addSlots(owner, state_.held[at(owner)] - known.size());
  }
  hidden.addSlots(kSparesOwner, state_.spareCount);
  return hidden;
}

CardSet UltimateLoser::unknownTo(int viewer) const {
  CardSet unknown = deck() - state_.hands[at(viewer)] - placedFor(viewer) - state_.removed;
  unknown.erase(state_.gin);
  for (int i = 0; i < state_.plays.size(); ++i) unknown -= state_.plays.cards[at(i)];
  return unknown;
}

void UltimateLoser::putHidden(int owner, Card card) {
  (owner == kSparesOwner ? state_.spares : state_.hands[at(owner)]).insert(card);
}

// X8: throws are secret until all players have thrown. For a sampled world they are drawn at
// random, all signs equally likely.
void UltimateLoser::drawSecrets(Random& random) {
  for (std::int8_t& sign : state_.throws) {
    if (sign == kSecretChoice) sign = static_cast<std::int8_t>(random.below(kSigns.size()));
  }
}

}  // namespace downpile
