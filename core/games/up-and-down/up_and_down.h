// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down, rules D1 to D8: deals of one card, two cards and so on up to a peak and down again.
// Each player bids a number of tricks and must take exactly that number. 2 to 6 players; points are
// settled in chips. State and rules are one class, a plain value copied as bytes.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/action.h"
#include "rules/card_game.h"
#include "rules/chance.h"
#include "rules/fields.h"
#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/random.h"
#include "rules/report.h"
#include "rules/rule.h"
#include "rules/step.h"
#include "rules/view.h"
#include "table/card_set.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

class UpAndDown {
 public:
  enum Option : std::uint8_t {
    kPack,  // size of the pack: 0 means 32 cards, 1 means 52 cards
    // Number of cards of each player in the largest deal; 0: as many as the pack allows.
    kPeak,
    // Loss of a player with fewer tricks than bid, under the scoring kTable. 0: ten points for each
    // trick of the bid; 1: ten points for each missing trick.
    kResponsibility,
    // 0: the last bid may not make the sum of all bids equal to the number of tricks; 1: the last
    // bidder may bid any number.
    kLastBidder,
    kStake,
    kLimit,
    kMustTrump,  // 1: a player unable to follow suit must play a trump, if the hand has one
    kScoring,    // the scoring of a deal, see Scoring
    kNoTrump,    // when a deal has no trumps, see NoTrump
    // 1: at both ends of the game, the deal of one card is played once per player; so is the
    // largest deal in the middle. 0: each of these deals is played once.
    kOncePerPlayer,
    kBidding,   // 0: players bid in turn, 1: all at the same time
    kBlindOne,  // 1: in deals of one card, players see all cards except their own
    kLimitCap,  // 1: a player pays at most the loss limit
  };
  // Scoring: values of the option kScoring. NoTrump: values of the option kNoTrump.
  enum Scoring : std::uint8_t { kTable, kTenPlusTricks, kFivePlusTricks };
  enum NoTrump : std::uint8_t { kNever, kAtPeak, kDrawn };
  // The values of Verb, Zone, RefusalReason, Sentence and Points are indices of the lists in
  // info(), such as GameInfo::verbs.
  enum Verb : std::uint8_t { kBid, kPlay };
  enum Zone : std::uint8_t { kHand, kTrick, kPlayed, kUndealt };
  enum class RefusalReason : std::uint8_t {
    notYourTurn,
    nobodyMoves,
    noMove,
    bidFirst,
    biddingOver,
    oneCard,
    notHeld,
    noSuchBid,
    addsUp,
    followSuit,
    mustTrump,
    bidAlready,
    noSuchLastBid,
  };
  enum class Sentence : std::uint8_t {
    dealt,
    // Sentences about the trump suit, one for each suit in the order of Suit.
    clubsTrump,
    diamondsTrump,
    heartsTrump,
    spadesTrump,
    bids,
    leads,
    plays,
    takesTrick,
    takesLast,
    exact,
    exactNone,
    above,
    below,
    atLimit,
    wins,
    sharesWin,
    getsChips,
    paysChips,
    settlesEven,
    noTrump,
    choosesBid,
    aboveLoses,
    belowScores,
    capped,
  };
  enum class About : std::uint8_t { bid, taken, trump, cards, bidsInAll, hasBid, noTrump };
  enum class Counted : std::uint8_t { bidsKept };
  enum class Prompt : std::uint8_t {
    bid,
    bidLast,
    lead,
    follow,
    trump,
    anyCard,
    bidTogether,
    discard,
    blind,
  };
  enum class Points : std::uint8_t {
    exact,
    exactNone,
    above,
    belowComplete,
    belowPartial,
    ahead,
    behind,
    level,
    exactBonus,
    tricks,
    tooMany,
    tooFew,
    capped,
    capPaid,
  };
  enum class Phase : std::uint8_t { bid, play };

  static constexpr int kMostCards = 26;  // size of the largest hand: two players with 52 cards
  // Maximum number of deals: two players with 52 cards and the option kOncePerPlayer. The hands
  // grow from 1 to 26 cards and shrink to 1; the deals of 26 cards and of 1 card, at both ends, are
  // played twice.
  static constexpr int kMostDeals = 2 * kMostCards + 2;
  static constexpr int kMostPoints = 1000000;
  static constexpr std::int8_t kNoBid = -1;
  static constexpr std::int8_t kSecretBid = kNoBid - 1;  // bid chosen, but hidden from the viewer
  // Number of the owner of the undealt cards in HiddenCards. Lower numbers are the players' hands.
  static constexpr int kUndealtOwner = kMaxPlayers;

  enum class Waiting : std::uint8_t { forMove, forDeal, forTrump, forNextDeal, forNothing };

  struct State {
    // What the game waits for: a move or a chance event. forNextDeal: the deal is over. forNothing:
    // the game is over.
    Waiting waiting = Waiting::forDeal;
    Phase phase = Phase::bid;
    std::uint8_t dealer = 0;  // dealer of this deal
    std::uint8_t firstBidder = 1;
    std::uint8_t turn = kNoPlayer;  // player on turn; kNoPlayer: none, or all bid together
    std::uint8_t leader = 1;  // leader of the current trick; while bidding, of the first trick
    std::uint8_t cards = 1;   // number of cards dealt to each player in this deal
    std::int8_t trump = kNoChoice;  // trump suit; kNoChoice: not drawn yet, or no trump
    std::int16_t deal = 1;
    std::array<std::int8_t, kMaxPlayers> bids{kNoBid, kNoBid, kNoBid, kNoBid,
                                              kNoBid, kNoBid, kNoBid, kNoBid};
    std::array<std::uint8_t, kMaxPlayers> taken{};  // number of tricks taken by each player
    std::array<std::uint8_t, kMaxPlayers> held{};   // number of cards in each hand
    PlayedCards<Card> trick;
    std::uint8_t undealtSize = 0;
    // D4: for each suit, the players publicly known to have no card of it.
    std::array<PlayerSet, kSuits> shownOut{};
    std::array<CardSet, kMaxPlayers> hands{};
    CardSet played;   // cards of complete tricks
    CardSet undealt;  // cards not dealt; no player sees them
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<std::int32_t, kMaxPlayers> scores{};  // score of each player in the finished deal
    // `bidsTogether` and `isBlind` follow from the options and the deal. They are stored because
    // fields() needs them.
    bool bidsTogether = false;
    bool isBlind = false;  // blind deal: players see all cards except their own

    // Returns who may see a player's bid. If all players bid at the same time, only the player
    // itself sees it until all have bid.
    Seen bidsSeen() const {
      return bidsTogether && phase == Phase::bid ? Seen::byOwner : Seen::byAll;
    }

    bool operator==(const State&) const = default;
  };

  static constexpr std::string_view kSuitWords[] = {"C", "D", "H", "S"};
  static constexpr std::string_view kPhaseWords[] = {"bid", "play"};

  // Passes the fields of a state to the visitor, which writes, reads or hides them
  // (rules/fields.h). Left out: waiting, scores, bidsTogether and isBlind.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, kMostDeals});
    v.field("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{-kMostPoints, kMostPoints});
    v.cards("hands", s.isBlind ? Seen::byOthers : Seen::byOwner, s.hands, s.held);
    v.field("phase", Seen::byAll, s.phase, WordField{kPhaseWords});
    v.field("cards", Seen::byAll, s.cards, NumberField{1, kMostCards});
    v.field("trump", Seen::byAll, s.trump, ChoiceField{kSuitWords});
    v.field("firstBidder", Seen::byAll, s.firstBidder, PlayerField{});
    v.each("bids", s.bidsSeen(), s.bids,
           NumberField{.least = 0, .most = kMostCards, .orNull = true, .orSecret = true});
    v.each("taken", Seen::byAll, s.taken, NumberField{0, kMostCards});
    v.object("trick", [&](auto& trick) {
      trick.field("leader", Seen::byAll, s.leader, PlayerField{});
      trick.field("cards", Seen::byAll, s.trick, PlaysField{});
    });
    v.field("played", Seen::byAll, s.played, CardsField{});
    v.cards("undealt", Seen::byNone, s.undealt, s.undealtSize);
    v.object("shownOut", [&](auto& suits) {
      for (std::size_t i = 0; i < kSuits; ++i) {
        suits.field(kSuitWords[i], Seen::byAll, s.shownOut[i], PlayersField{});
      }
    });
  }

  static constexpr GameTraits kTraits{.pays = true,
                                      .hasMoments = true,
                                      .hasLeadingCards = true,
                                      .hasSecretMoves = true,
                                      .hasSecretChoices = true,
                                      .adjustsMoves = true,
                                      .hasCounts = true};
  static const GameInfo& info();

  // Returns why these options cannot be played with this number of players, as a translatable
  // sentence; empty if they can.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. `players` is 2 ... 6; the options must be valid (see refuse).
  UpAndDown(const OptionValues& options, int players);

  // Reads a game from its state in JSON. Returns nullopt and sets `error` if the state is invalid.
  // partial: cards of the deck may be missing in the state.
  static std::optional<UpAndDown> read(const OptionValues& options, int players, const Value& state,
                                       bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  CardSet deck() const { return deckOf(options_); }

  // Players allowed to act now: the player on turn, or all players without a bid so far.
  PlayerSet actors() const {
    if (state_.waiting != Waiting::forMove) return {};
    if (state_.turn != kNoPlayer) return PlayerSet::only(state_.turn);
    PlayerSet left;
    for (int player = 0; player < players_; ++player) {
      if (state_.bids[at(player)] == kNoBid) left.insert(player);
    }
    return left;
  }
  // Returns true if other players do not see the move when it is made: a bid, if all players bid at
  // the same time.
  bool isSecret(const Action& action) const { return action.verb == kBid && bidsTogether(); }

  // Calls visit(action) for each legal move; no two of them are equivalent.
  template <class Visit>
  void legal(int player, Visit&& visit) const;

  // Returns the reason to refuse this move of the player, or nullopt if the move is legal.
  std::optional<Refusal> check(int player, const Action& action) const;

  // Makes a move, which check() must allow, and reports its events. Report: StepReport, or NoReport
  // if the events are not needed.
  template <class Report>
  void apply(int player, const Action& action, Report report);

  // Returns the shuffle or random draw awaited by the game, if any; resolve() applies its outcome.
  ChanceNeed chance() const {
    if (state_.waiting == Waiting::forMove) return {};
    return chanceBetweenMoves();
  }
  template <class Report>
  void resolve(const Chance& outcome, Report report);

  bool dealOver() const {
    return state_.waiting == Waiting::forNextDeal || state_.waiting == Waiting::forNothing;
  }
  bool gameOver() const { return state_.waiting == Waiting::forNothing; }
  PlayerSet winners() const;

  // Starts the next deal. Call it after any deal except the last. The game then waits for the
  // shuffle.
  template <class Report>
  void startDeal(Report report);

  // D6: returns the lines of the player's score for the tricks taken so far. Empty before the
  // player's bid.
  std::vector<ScoreLine> scoreLines(int player) const;
  // D7, D8: returns the player's payments in chips: one line for each other player, and one more
  // line if the loss limit changes the sum.
  std::vector<ScoreLine> paymentLines(int player) const;
  int score(int player) const;

  // D7: returns the player's total points from all others if the game ended now, without the loss
  // limit of D8; negative if the player pays. Times the stake, this gives the chips.
  int settlement(int player) const;
  // D7, D8: returns the chips received or paid by each player if the game ended now.
  std::array<int, kMaxPlayers> chips() const;

  // places(): the cards in each place of the table. standing(): totals, turn and dealer. Both
  // contain only what this state knows; in a view, cards can be unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;
  std::optional<Moment> moment(int player) const;
  // Returns the currently winning card of the trick.
  CardSet leading() const;

  // Returns the candidate cards for a move of this player, legal or not: the cards in the hand. In
  // a blind deal the player does not see its card and names it as Card().
  CardSet cardsOf(int player, const Action&) const {
    const CardSet& hand = state_.hands[at(player)];
    return isBlind() && state_.held[at(player)] > 0 ? hand | CardSet(Card()) : hand;
  }
  // Blind deals: returns the player's move with the real card instead of Card(), if this state
  // knows the card.
  Action asMade(int player, const Action& action) const {
    Action open = action;
    const CardSet& hand = state_.hands[at(player)];
    if (isBlind() && action.cards == CardSet(Card()) && !hand.empty()) open.cards = hand;
    return open;
  }

  // Returns the places relevant to a move. The move is stale if one of them has changed since the
  // player's choice.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions hide cards from a viewer and put sampled cards in their place. View and
  // Sampler (rules/view.h) call them.
  UpAndDown masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card) const { return 0; }
  // Draws the secret bids of other players for a sampled world. Each bid is the number of tricks
  // won if the player wins each trick of the deal with the chance 1/players.
  void drawSecrets(Random& random);
  void putHidden(int owner, Card card) {
    (owner == kUndealtOwner ? state_.undealt : state_.hands[at(owner)]).insert(card);
  }

  // D1, D3: peak(): number of cards of each player in the largest deal. deals(): number of deals in
  // the game. cardsOfDeal(), dealerOf(): number of cards of each player, and dealer, of a deal 1
  // ... deals().
  int peak() const;
  int deals() const;
  int cardsOfDeal(int deal) const;
  int dealerOf(int deal) const { return (deal - 1) % players_; }

  // D3: returns the bid forbidden to the player on turn, or kNoBid if any bid is allowed.
  int forbiddenBid() const;

  // D2: hasTrump(): whether the deal has a trump suit. trump(): that suit; only call it if there is
  // one. isTrump(): whether a suit is the trump suit.
  bool hasTrump() const { return state_.trump >= 0; }
  Suit trump() const { return static_cast<Suit>(state_.trump); }
  bool isTrump(Suit suit) const { return state_.trump == static_cast<std::int8_t>(suit); }

  // D4: whether a player unable to follow suit must trump.
  bool mustTrump() const { return options_[kMustTrump] != 0 && hasTrump(); }

  // D3: bidsTogether(): whether all players bid at the same time. isBlind(): whether players see
  // all cards but their own in this deal.
  bool bidsTogether() const { return state_.bidsTogether; }
  bool isBlind() const { return state_.isBlind; }

  // D1, D5: height of a card within its suit; the ace is highest.
  static constexpr int height(Card card) { return card.rank() == 1 ? kHighAce : card.rank(); }
  // D5: returns true if `card` beats `best`, the currently winning card.
  bool beats(Card card, Card best) const;
  // D5: returns the index of the winning play. The trick must not be empty.
  int winningPlay() const;

  // D6: returns the score of a deal with this bid and this number of tricks.
  int scoreOf(int bid, int taken) const;

  bool operator==(const UpAndDown&) const = default;

 private:
  static constexpr int kHighAce = 14;
  static CardSet deckOf(const OptionValues& options);
  static int largestHand(const OptionValues& options, int players);

  // The conditions of a legal move are written only once: legal() and check() use this function and
  // forbiddenBid(). D4: returns the suit required from this hand (the suit led, or trumps), or
  // nullopt if any card may be played.
  std::optional<Suit> demanded(const CardSet& hand) const {
    if (state_.trick.players.empty()) return std::nullopt;
    return demandedBy(state_.trick.cards[0].suit(), hand);
  }
  std::optional<Suit> demandedBy(Suit led, const CardSet& hand) const {
    if (hand.values(led) != 0) return led;
    if (mustTrump() && hand.values(trump()) != 0) return trump();
    return std::nullopt;
  }
  std::optional<Refusal> checkBid(const Action& action) const;
  std::optional<Refusal> checkPlay(int player, const Action& action) const;

  ChanceNeed chanceBetweenMoves() const;
  void begin(int deal);
  void setKindOfDeal();
  // Returns the numbers of the first and the last deal of the peak (the largest deals).
  std::pair<int, int> peakDeals() const;
  bool isAtPeak() const { return state_.cards == peak(); }

  template <class Report>
  void beginBidding(Report& report);
  template <class Report>
  void makeBid(int player, int bid, Report& report);
  template <class Report>
  void playCard(int player, const Action& action, Report& report);
  template <class Report>
  void finishTrick(Report& report);
  template <class Report>
  void finishDeal(Report& report);
  template <class Report>
  void reportScore(int player, Report& report) const;
  template <class Report>
  void reportSettlement(Report& report) const;
  template <class Report>
  void dealOut(const Chance& outcome, Report& report);
  bool endsGame() const;
  bool limitReached() const;
  int tricksTaken() const;
  void completeFrom(const Value& source);
  std::string problem(bool partial) const;
  std::string problemOfTrump(bool partial) const;
  std::string problemOfBids() const;
  std::string problemOfTurn() const;
  std::string problemOfHands() const;
  std::string problemOfKnowledge() const;
  std::string problemOfHistory() const;

  std::uint8_t players_ = 2;
  OptionValues options_{};
  State state_;
};

// ---- legal moves -----------------------------------------------------------------------------

template <class Visit>
void UpAndDown::legal(int player, Visit&& visit) const {
  if (!actors().contains(player)) return;
  if (state_.phase == Phase::bid) {
    const int forbidden = forbiddenBid();
    for (int bid = 0; bid <= state_.cards; ++bid) {
      if (bid == forbidden) continue;
      visit(Action{.verb = kBid, .number = static_cast<std::int16_t>(bid)});
    }
    return;
  }
  const CardSet& hand = state_.hands[at(player)];
  if (isBlind() && hand.empty()) return visit(Action{.verb = kPlay, .cards = CardSet(Card())});
  const std::optional<Suit> only = demanded(hand);
  CardSet rest = only ? hand & CardSet::ofSuit(*only) : hand;
  while (!rest.empty()) {
    const CardSet one = rest.lowest();
    rest -= one;
    visit(Action{.verb = kPlay, .cards = one});
  }
}

}  // namespace downpile
