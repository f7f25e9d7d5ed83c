// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down, rules D1 to D8: deals of one card, two cards and so on up to a peak and down again,
// in which each player bids how many tricks to take and wants exactly that many. 2 to 6 players;
// points are settled in chips. State and rules in one class, a plain value that is copied as bytes.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/card_game.h"
#include "rules/chance.h"
#include "rules/fields.h"
#include "rules/game_info.h"
#include "rules/option.h"
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
    kPack,            // 0: 32 cards, 1: 52 cards
    kPeak,            // 0: as many cards as the pack allows
    kResponsibility,  // 0 complete, 1 partial
    kLastBidder,      // 0 restricted, 1 free
    kStake,
    kLimit,
  };
  // Verb, Zone, Why, Tell and Points index the lists of info().
  enum Verb : std::uint8_t { kBid, kPlay };
  enum Zone : std::uint8_t { kHand, kTrick, kPlayed, kUndealt };
  enum class Why : std::uint8_t {
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
  };
  enum class Tell : std::uint8_t {
    dealt,
    clubsTrump,  // the four suits in their order
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
  };
  enum class About : std::uint8_t { bid, taken, trump, cards, bidsInAll };
  enum class Counted : std::uint8_t { bidsKept };
  enum class Prompt : std::uint8_t { bid, bidLast, lead, follow, trump, anyCard };
  enum class Points : std::uint8_t {
    exact,
    exactNone,
    above,
    belowComplete,
    belowPartial,
    ahead,
    behind,
    level
  };
  enum class Phase : std::uint8_t { bid, play };

  static constexpr int kMostCards = 26;  // in a hand: 52 cards, two players
  static constexpr int kMostDeals = 2 * kMostCards - 1;
  static constexpr int kMostPoints = 1000000;
  static constexpr std::int8_t kNoBid = -1;
  static constexpr int kUndealtOwner = kMaxPlayers;  // in HiddenCards; the others are hands

  enum class Waiting : std::uint8_t { forMove, forDeal, forTrump, forNextDeal, forNothing };

  struct State {
    Waiting waiting = Waiting::forDeal;  // forNextDeal: the deal is over; forNothing: the game is
    Phase phase = Phase::bid;
    std::uint8_t dealer = 0;        // player
    std::uint8_t firstBidder = 1;   // player
    std::uint8_t turn = kNobody;    // player who must act; kNobody when the deal is over
    std::uint8_t leader = 1;        // of the trick; while bidding the leader to be
    std::uint8_t cards = 1;         // dealt to each player in this deal
    std::int8_t trump = kNoChoice;  // a suit, once it is drawn
    std::int16_t deal = 1;
    std::array<std::int8_t, kMaxPlayers> bids{kNoBid, kNoBid, kNoBid, kNoBid,
                                              kNoBid, kNoBid, kNoBid, kNoBid};
    std::array<std::uint8_t, kMaxPlayers> taken{};  // tricks
    std::array<std::uint8_t, kMaxPlayers> held{};   // sizes of the hands
    PlayedCards<Card> trick;
    std::uint8_t undealtSize = 0;
    // D4 as everybody saw it: who cannot have a card of this suit.
    std::array<PlayerSet, kSuits> shownOut{};
    std::array<CardSet, kMaxPlayers> hands{};
    CardSet played;   // complete tricks
    CardSet undealt;  // seen by nobody
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<std::int32_t, kMaxPlayers> scores{};  // of the deal that is over

    bool operator==(const State&) const = default;
  };

  static constexpr std::string_view kSuitWords[] = {"C", "D", "H", "S"};
  static constexpr std::string_view kPhaseWords[] = {"bid", "play"};

  // Every field of a state, named once; see fields.h.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.one("deal", Seen::byAll, s.deal, NumberField{1, kMostDeals});
    v.one("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.one("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{-kMostPoints, kMostPoints});
    v.cards("hands", Seen::byOwner, s.hands, s.held);
    v.one("phase", Seen::byAll, s.phase, WordField{kPhaseWords});
    v.one("cards", Seen::byAll, s.cards, NumberField{1, kMostCards});
    v.one("trump", Seen::byAll, s.trump, ChoiceField{kSuitWords});
    v.one("firstBidder", Seen::byAll, s.firstBidder, PlayerField{});
    v.each("bids", Seen::byAll, s.bids, NumberField{0, kMostCards, kOrNull});
    v.each("taken", Seen::byAll, s.taken, NumberField{0, kMostCards});
    v.object("trick", [&](auto& trick) {
      trick.one("leader", Seen::byAll, s.leader, PlayerField{});
      trick.one("cards", Seen::byAll, s.trick, PlaysField{});
    });
    v.one("played", Seen::byAll, s.played, CardsField{});
    v.cards("undealt", Seen::byNobody, s.undealt, s.undealtSize);
    v.object("shownOut", [&](auto& suits) {
      for (std::size_t i = 0; i < kSuits; ++i) {
        suits.one(kSuitWords[i], Seen::byAll, s.shownOut[i], PlayersField{});
      }
    });
  }

  static constexpr GameTraits kTraits{
      .pays = true, .hasMoments = true, .hasLeadingCards = true, .hasCounts = true};
  static const GameInfo& info();

  // Why this combination of options cannot be played by so many, as a sentence for people; empty
  // where it can. Translatable.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. players 2 ... 6; the combination must not be refused.
  UpAndDown(const OptionValues& options, int players);

  // A state from outside. On failure `error` says what is wrong and the state is not used.
  // `partial`: the deck need not be complete.
  static std::optional<UpAndDown> read(const OptionValues& options, int players, const Value& state,
                                       bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  CardSet deck() const { return deckOf(options_); }

  // Who may act now: the player on turn.
  PlayerSet actors() const {
    return state_.waiting == Waiting::forMove ? PlayerSet::only(state_.turn) : PlayerSet();
  }

  // Calls visit(action) for each move of the player; no two are equal by the rules.
  template <class Visit>
  void legal(int player, Visit&& visit) const;

  // Nothing where the move is allowed, else the reason why it is not.
  std::optional<Refusal> check(int player, const Action& action) const;

  // Makes a move that check allows. Report: NoReport or StepReport.
  template <class Report>
  void apply(int player, const Action& action, Report report);

  // The chance step that the game waits for, and its outcome.
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

  // After a deal that did not end the game; then the game waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // D6: the line that a player's deal is worth, as it stands; none before the player's bid.
  std::vector<ScoreLine> scoreLines(int player) const;
  // D8: one line for each other player.
  std::vector<ScoreLine> paymentLines(int player) const;
  int worth(int player) const;

  // D7: what a player gets (or pays, where negative) in points, if the game were settled now.
  // Times the stake it is chips.
  int settlement(int player) const;

  // What lies where, and how the game stands, as far as this state knows.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;
  std::optional<Moment> moment(int player) const;
  // The card that takes the trick as it lies.
  CardSet leading() const;

  // The cards that moves of this player are made of.
  const CardSet& cardsOf(int player, const Action&) const { return state_.hands[at(player)]; }

  // The places whose change makes a move meant for an older position pointless.
  std::vector<Place> touched(int player, const Action& action) const;

  // For View and Sampler.
  UpAndDown masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card) const { return 0; }
  void putHidden(int owner, Card card) {
    (owner == kUndealtOwner ? state_.undealt : state_.hands[at(owner)]).insert(card);
  }

  // D1, D3. The most cards that a player is ever dealt; how many deals that makes; the cards for
  // each player and the dealer of one of them, from 1.
  int peak() const;
  int deals() const { return 2 * peak() - 1; }
  int cardsOfDeal(int deal) const { return std::min(deal, 2 * peak() - deal); }
  int dealerOf(int deal) const { return (deal - 1) % players_; }

  // D3. The bid that is forbidden to the player on turn, or kNoBid.
  int forbiddenBid() const;

  // The trump suit. It must have been drawn.
  Suit trump() const { return static_cast<Suit>(state_.trump); }

  // D1, D5. Of one suit the higher card; an ace is the highest.
  static constexpr int height(Card card) { return card.rank() == 1 ? kHighAce : card.rank(); }
  // D5. Whether a card takes the trick from one that has it.
  bool beats(Card card, Card best) const;
  // D5. The play that takes the trick: its index. There must be one.
  int winningPlay() const;

  // D6. What a deal scores with this bid and so many tricks.
  int scoreOf(int bid, int taken) const;

  bool operator==(const UpAndDown&) const = default;

 private:
  static constexpr int kHighAce = 14;
  static CardSet deckOf(const OptionValues& options);
  static int largestHand(const OptionValues& options, int players);

  // Legality, written once: both legal and check ask this and forbiddenBid.
  // D4. The suit that must be played from a hand now, or nothing where any card may be.
  std::optional<Suit> demanded(const CardSet& hand) const {
    if (state_.trick.who.empty()) return std::nullopt;
    return demandedBy(state_.trick.cards[0].suit(), hand);
  }
  std::optional<Suit> demandedBy(Suit led, const CardSet& hand) const {
    if (hand.values(led) != 0) return led;
    if (hand.values(trump()) != 0) return trump();
    return std::nullopt;
  }
  std::optional<Refusal> checkBid(const Action& action) const;
  std::optional<Refusal> checkPlay(int player, const Action& action) const;

  ChanceNeed chanceBetweenMoves() const;
  void begin(int deal);

  template <class Report>
  void makeBid(int player, int bid, Report& report);
  template <class Report>
  void playCard(int player, const Action& action, Report& report);
  template <class Report>
  void finishTrick(Report& report);
  template <class Report>
  void finishDeal(Report& report);
  template <class Report>
  void tellScore(int player, Report& report) const;
  template <class Report>
  void tellSettlement(Report& report) const;
  template <class Report>
  void dealOut(const Chance& outcome, Report& report);
  bool endsGame() const;
  bool limitReached() const;
  int tricksTaken() const;
  void completeFrom(const Value& source);
  std::string problem(bool partial) const;
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
  if (state_.waiting != Waiting::forMove || player != state_.turn) return;
  if (state_.phase == Phase::bid) {
    const int forbidden = forbiddenBid();
    for (int bid = 0; bid <= state_.cards; ++bid) {
      if (bid == forbidden) continue;
      visit(Action{.verb = kBid, .number = static_cast<std::int16_t>(bid)});
    }
    return;
  }
  const CardSet& hand = state_.hands[at(player)];
  const std::optional<Suit> only = demanded(hand);
  CardSet rest = only ? hand & CardSet::ofSuit(*only) : hand;
  while (!rest.empty()) {
    const CardSet one = rest.lowest();
    rest -= one;
    visit(Action{.verb = kPlay, .cards = one});
  }
}

}  // namespace downpile
