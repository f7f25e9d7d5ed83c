// SPDX-License-Identifier: GPL-3.0-or-later
// Underwear (Shitagi), rules U1 to U19: a common downpile with falling values, and private up-piles
// stolen from it. 2 to 8 players; only the player going out scores; the first to the target wins.
// State and rules are one class, a plain value copied as bytes.
#pragma once

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
#include "rules/rule.h"
#include "rules/step.h"
#include "rules/view.h"
#include "table/card_set.h"
#include "table/pile.h"
#include "table/place.h"
#include "table/player.h"
#include "table/shuffle_groups.h"

namespace downpile {

class Underwear {
 public:
  enum Option : std::uint8_t {
    kTarget,
    kDoubling,
    // How often a player may declare double. 0: once per deal, 1: once per game.
    kDoublingLimit,
    kRoyaltiesOnUpPiles,
    kSeatChanges,
    // Which last card of a hand ends the deal (U13, U14). 0: only a card laid onto a pile, 1: also
    // a discarded royalty.
    kGoingOut,
    kOpenWithRun,
    kPacks,  // number of packs of cards; 0: as many as the players need
    kStolenTens,
  };
  // The values of Verb, Zone, RefusalReason, Sentence and Points are indices of the lists in
  // info(), such as GameInfo::verbs.
  enum Verb : std::uint8_t { kDraw, kPass, kDown, kUp, kRoyals, kSteal, kOpen, kDouble };
  enum Zone : std::uint8_t { kHand, kStock, kDiscard, kDownpile, kUpPile };
  enum class RefusalReason : std::uint8_t {
    notYourTurn,
    nobodyMoves,
    noMove,
    notHeld,
    noDownpile,
    wrongSuitDown,
    notRunDown,
    notLower,
    notYourUpPile,
    wrongSuitUp,
    notRunUp,
    notHigher,
    closed,
    notRoyalties,
    nothingToSteal,
    stealOneCard,
    notSameValue,
    downpileThere,
    openOneCard,
    notRunOpen,
    royaltyDown,
    royaltyUp,
    royaltySteal,
    royaltyOpen,
    notRunRoyalty,
    stockHasCards,
    nothingToDraw,
    doublingOff,
    alreadyDoubled,
    notMostCards,
    wrongSuitRoyalty,
    notHigherRoyalty,
  };
  enum class Sentence : std::uint8_t {
    dealt,
    startsDownpile,
    startsWithRoyalty,
    draws,
    passes,
    playsDown,
    playsUp,
    closesUpPile,
    clearsDownpile,
    discardsRoyalties,
    steals,
    opens,
    doubles,
    reshuffled,
    goesOut,
    voidByPasses,
    voidByTurns,
    seatsChange,
    wins,
    stealsClosed,
  };
  enum class About : std::uint8_t { doubles };
  enum class Counted : std::uint8_t { steals, stolenCards, royalties };
  enum class Points : std::uint8_t { faceUp, closed, hand, doubled };

  static constexpr int kHandSize = 7;
  static constexpr int kMaxTurns = 5000;  // G4: turns after which a deal is void
  // Maximum number of up-piles of all players. Each up-pile contains a number card, and two packs
  // have 80 number cards.
  static constexpr int kMaxUpPiles = 80;
  static constexpr int kRankTen = 10;
  static constexpr ValueMask kNumbers = 0x7fe;     // the card values from ace (1) to 10
  static constexpr ValueMask kRoyalties = 0x3800;  // the card values jack, queen and king
  static constexpr int kMostRoyalties = 6;         // number of royalties of one suit in two packs
  // Number of the owner of the stock in HiddenCards. Lower numbers are the players' hands.
  static constexpr int kStockOwner = kMaxPlayers;

  // The up-piles of all players, in one array. The piles of each owner form a linked list, in the
  // order of stealing.
  class UpPiles {
   public:
    template <class Visit>
    void each(int owner, Visit visit) const {
      for (std::uint8_t i = first_[at(owner)]; i != kNone; i = piles_[i].next) visit(piles_[i]);
    }
    // Returns the owner's up-pile with this index, or nullptr if the owner has fewer.
    const OwnedPile* find(int owner, int index) const {
      const std::uint8_t slot = slotOf(owner, index);
      return slot == kNone ? nullptr : &piles_[slot];
    }
    OwnedPile* find(int owner, int index) {
      const std::uint8_t slot = slotOf(owner, index);
      return slot == kNone ? nullptr : &piles_[slot];
    }
    int count(int owner) const { return count_[at(owner)]; }
    // Adds a pile of this owner. Returns false if the array is full.
    bool add(int owner, const OwnedPile& pile);
    // Returns all number cards (ace to 10) that could be laid onto one of the owner's open
    // up-piles.
    const CardSet& fitting(int owner) const { return fitting_[at(owner)]; }
    // Updates the result of fitting(). Call it after cards were laid on a pile of this owner.
    void refit(int owner);

    bool operator==(const UpPiles&) const = default;

   private:
    static constexpr std::uint8_t kNone = 0xff;
    struct Link : OwnedPile {
      std::uint8_t next = kNone;
      bool operator==(const Link& o) const {
        return pile == o.pile && faceDown == o.faceDown && next == o.next;
      }
    };
    std::uint8_t slotOf(int owner, int index) const;
    void fit(int owner, const OwnedPile& pile);
    static constexpr std::array<std::uint8_t, kMaxPlayers> unset() {
      std::array<std::uint8_t, kMaxPlayers> none{};
      none.fill(kNone);
      return none;
    }

    std::array<Link, kMaxUpPiles> piles_{};
    std::array<std::uint8_t, kMaxPlayers> first_ = unset();
    std::array<std::uint8_t, kMaxPlayers> last_ = unset();
    std::array<std::uint8_t, kMaxPlayers> count_{};
    std::array<CardSet, kMaxPlayers> fitting_{};
    std::uint8_t size_ = 0;
  };

  enum class Waiting : std::uint8_t { forMove, forDeal, forReshuffle, forNextDeal, forNothing };

  struct State {
    // What the game waits for: a move or a chance event. forNextDeal: the deal is over. forNothing:
    // the game is over.
    Waiting waiting = Waiting::forDeal;
    bool voided = false;            // true if the finished deal was void (no score)
    std::uint8_t dealer = 0;        // dealer of this deal
    std::uint8_t turn = kNoPlayer;  // player on turn; kNoPlayer before and after the deal
    // Player who went out and so won the finished deal; kNoPlayer if none.
    std::uint8_t wentOut = kNoPlayer;
    std::uint8_t passes = 0;  // number of consecutive passes
    std::int16_t deal = 1;
    std::int16_t turns = 0;                          // number of completed turns of this deal
    std::array<std::uint8_t, kMaxPlayers> chairs{};  // player in each chair
    // Left neighbour of each player; follows from `chairs`.
    std::array<std::uint8_t, kMaxPlayers> left{};
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<std::int32_t, kMaxPlayers> scores{};  // score of each player in the finished deal
    std::array<std::uint8_t, kMaxPlayers> doubles{};
    std::array<bool, kMaxPlayers> doublesUsed{};
    std::array<std::uint8_t, kMaxPlayers> held{};  // number of cards in each hand
    std::array<CardSet, kMaxPlayers> hands{};
    Pile stock;
    Pile discard;
    Pile downpile;
    PileOrder order;
    UpPiles upPiles;
    ShuffleGroups groups;
    // In a view: shuffle groups of the cards in all hands, sorted by player, then group.
    std::array<std::uint8_t, kCardIds> heldGroups{};

    bool operator==(const State&) const = default;
  };

  // Passes the fields of a state to the visitor, which writes, reads or hides them
  // (rules/fields.h). Left out: waiting, voided, wentOut, left and scores.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, 30000});
    v.field("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{0, 1000000});
    v.field("chairs", Seen::byAll, s.chairs, PermutationField{});
    v.cards("hands", Seen::byOwner, s.hands, s.held);
    v.pile("stock", Seen::byNone, s.stock, s.order);
    v.pile("discard", Seen::byAll, s.discard, s.order);
    v.pile("downpile", Seen::byAll, s.downpile, s.order);
    v.ownedPiles("upPiles", Seen::byAll, s.upPiles, s.order);
    v.each("doubles", Seen::byAll, s.doubles, NumberField{0, 1});
    v.each("doublesUsed", Seen::byAll, s.doublesUsed, FlagField{});
    v.field("passes", Seen::byAll, s.passes, NumberField{0, kMaxPlayers});
    v.field("turns", Seen::byAll, s.turns, NumberField{0, kMaxTurns});
    v.remembered(Seen::byAll, s.groups);
    v.remembered(Seen::byAll, s.heldGroups);
  }

  static constexpr GameTraits kTraits{.hasCounts = true, .mostTurns = kMaxTurns};
  static const GameInfo& info();

  // Returns why these options cannot be played with this number of players, as a translatable
  // sentence; empty if they can.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. `players` is 2 ... 8; the options must be valid (see refuse).
  Underwear(const OptionValues& options, int players);

  // Reads a game from its state in JSON. Returns nullopt and sets `error` if the state is invalid.
  // partial: cards of the deck may be missing in the state.
  static std::optional<Underwear> read(const OptionValues& options, int players, const Value& state,
                                       bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  CardSet deck() const;

  // Players allowed to act now: the player on turn, and all players entitled to declare double
  // (U17).
  PlayerSet actors() const {
    PlayerSet set;
    if (state_.waiting != Waiting::forMove) return set;
    set.insert(state_.turn);
    if (option(kDoubling)) insertDoublers(set);
    return set;
  }

  // Calls visit(action) for each legal move of the player. Of equivalent moves
  // (docs/rules/notation.md) it visits only one.
  template <class Visit>
  void legal(int player, Visit&& visit) const;

  // Returns the reason to refuse this move of the player, or nullopt if the move is legal.
  std::optional<Refusal> check(int player, const Action& action) const;

  // Makes a move, which check() must allow, and reports its events. Report: StepReport, or NoReport
  // if the events are not needed.
  template <class Report>
  void apply(int player, const Action& action, Report report);

  // Returns the shuffle awaited by the game, if any; resolve() applies its outcome.
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
  bool dealVoid() const { return state_.voided; }
  PlayerSet winners() const;

  // Starts the next deal. Call it after any deal except the last. Changes seats (U19) and the
  // dealer; the game then waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // Returns the lines of the score (U15, U17) that the player would get by going out now. After a
  // deal, the lines of the player who went out are the actual score. The score is the sum of the
  // other lines, multiplied by the factor of the line for doubling, if any.
  std::vector<ScoreLine> scoreLines(int player) const;
  int score(int player) const;

  // places(): the cards in each place of the table. standing(): totals, turn and dealer. Both
  // contain only what this state knows; in a view, cards can be unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;

  // Returns the candidate cards for a move of this player, legal or not: the cards in the hand.
  const CardSet& cardsOf(int player, const Action&) const { return state_.hands[at(player)]; }

  // Returns the places relevant to a move. The move is stale if one of them has changed since the
  // player's choice.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions hide cards from a viewer and put sampled cards in their place. View and
  // Sampler (rules/view.h) call them.
  Underwear masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card card) const { return state_.groups.of(card); }
  void putHidden(int owner, Card card);

  int chairOf(int player) const;
  int leftOf(int player) const { return state_.left[at(player)]; }

  // U17: whether the player may declare double now.
  bool mayDouble(int player) const {
    return option(kDoubling) && state_.waiting == Waiting::forMove && !checkDouble(player);
  }

  bool operator==(const Underwear&) const = default;

 private:
  bool option(Option option) const { return options_[option] != 0; }
  std::array<std::uint8_t, kCardIds> groupsOfHands() const;
  int packs() const;

  // The conditions of a legal move are written only once, in functions such as fitsDown() and
  // mayDraw(). Both legal(), which lists the moves, and check(), which tests one move, use them.

  // U4, U11: returns the values of the cards that fit onto the downpile, within its suit.
  ValueMask fitsDown() const { return kNumbers & valuesBelow(state_.downpile.top.rank()); }
  // U5, U11: returns the values of the number cards that fit onto an open up-pile, within its suit.
  static ValueMask fitsUp(const OwnedPile& pile) {
    return kNumbers & valuesAbove(pile.pile.top.rank());
  }
  bool holdsTen(const Pile& pile) const {
    return !(state_.order.set(pile) & CardSet::ofValues(valueBit(kRankTen))).empty();
  }
  // U10, U12: whether a card can be drawn.
  bool mayDraw() const { return !state_.stock.empty() || !state_.discard.empty(); }

  template <class Visit>
  static void eachRun(ValueMask values, Visit visit);
  template <class Visit>
  void legalOpen(const CardSet& hand, Visit& visit) const;
  template <class Visit>
  void legalUp(const CardSet& hand, Visit& visit) const;
  template <class Visit>
  static void legalRoyaltiesUp(const CardSet& hand, Suit suit, Action action, Visit& visit);
  template <class Visit>
  void legalRoyals(const CardSet& royalties, Visit& visit) const;
  template <class Visit>
  static void legalRoyalsBySuit(const CardSet& royalties, Visit& visit);

  std::optional<Refusal> checkDown(const Action& action) const;
  std::optional<Refusal> checkUp(int player, const Action& action) const;
  std::optional<Refusal> checkRoyaltiesUp(const OwnedPile& pile, const Action& action) const;
  std::optional<Refusal> checkRoyals(const Action& action) const;
  std::optional<Refusal> checkSteal(const Action& action) const;
  std::optional<Refusal> checkOpen(const Action& action) const;
  std::optional<Refusal> checkDouble(int player) const;

  void insertDoublers(PlayerSet& set) const;
  ChanceNeed chanceBetweenMoves() const;
  void sit();
  void take(int player, const CardSet& cards) {
    state_.hands[at(player)] -= cards;
    state_.held[at(player)] = static_cast<std::uint8_t>(state_.held[at(player)] - cards.size());
  }
  void layRising(const CardSet& cards, Pile& pile);
  template <class Report>
  void layDown(int player, const Action& action, Sentence sentence, Report& report);
  template <class Report>
  void layUp(int player, const Action& action, Report& report);
  template <class Report>
  void clearDownpile(int player, const Action& action, Report& report);
  template <class Report>
  void stealDownpile(int player, const Action& action, Report& report);
  template <class Report>
  void drawCard(int player, Report& report);
  template <class Report>
  void finishTurn(int player, bool outIfEmpty, Report& report);
  template <class Report>
  void goOut(int player, Report& report);
  template <class Report>
  void endVoid(Sentence sentence, Report& report);
  template <class Report>
  void dealOut(const Chance& outcome, Report& report);
  std::string problem() const;

  std::uint8_t players_ = 2;
  OptionValues options_{};
  State state_;
};

// ---- legal moves -----------------------------------------------------------------------------

// Calls visit(run) for every set of consecutive values in `values`.
template <class Visit>
void Underwear::eachRun(ValueMask values, Visit visit) {
  for (ValueMask lows = values; lows != 0; lows &= lows - 1) {
    ValueMask run = 0;
    for (ValueMask bit = lows & (0U - lows); (values & bit) != 0; bit <<= 1U) {
      run |= bit;
      visit(run);
    }
  }
}

template <class Visit>
void Underwear::legal(int player, Visit&& visit) const {
  if (state_.waiting != Waiting::forMove) return;
  if (player == state_.turn) {
    const CardSet& hand = state_.hands[at(player)];
    if (!state_.downpile.empty()) {
      const Card top = state_.downpile.top;
      eachRun(hand.values(top.suit()) & fitsDown(), [&](ValueMask run) {
        visit(Action{.verb = kDown, .cards = hand.pick(top.suit(), run)});
      });
      const CardSet same = hand & CardSet::ofValues(valueBit(top.rank()));
      same.eachKind([&](const CardSet& one) { visit(Action{.verb = kSteal, .cards = one}); });
    } else {
      legalOpen(hand, visit);
    }
    const bool somethingFits = !(hand & state_.upPiles.fitting(player)).empty();
    if (somethingFits || option(kRoyaltiesOnUpPiles)) legalUp(hand, visit);
    const CardSet royalties = hand & CardSet::ofValues(kRoyalties);
    if (!royalties.empty()) legalRoyals(royalties, visit);
    visit(Action{.verb = mayDraw() ? kDraw : kPass});
  }
  if (mayDouble(player)) visit(Action{.verb = kDouble});
}

template <class Visit>
void Underwear::legalOpen(const CardSet& hand, Visit& visit) const {
  const CardSet numbers = hand & CardSet::ofValues(kNumbers);
  if (!option(kOpenWithRun)) {
    numbers.eachKind([&](const CardSet& one) { visit(Action{.verb = kOpen, .cards = one}); });
    return;
  }
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    eachRun(numbers.values(suit),
            [&](ValueMask run) { visit(Action{.verb = kOpen, .cards = numbers.pick(suit, run)}); });
  }
}

template <class Visit>
void Underwear::legalUp(const CardSet& hand, Visit& visit) const {
  std::uint8_t index = 0;
  state_.upPiles.each(state_.turn, [&](const OwnedPile& pile) {
    const Suit suit = pile.pile.top.suit();
    Action action{.verb = kUp, .place = index++};
    if (pile.faceDown) return;
    const bool royalties = option(kRoyaltiesOnUpPiles);
    const ValueMask fits = fitsUp(pile) | (royalties ? kRoyalties : 0);
    eachRun(hand.values(suit) & fits, [&](ValueMask run) {
      // Runs without a number card are visited by legalRoyaltiesUp().
      if ((run & kNumbers) == 0) return;
      action.cards = hand.pick(suit, run);
      visit(action);
    });
    if (royalties) legalRoyaltiesUp(hand, suit, action, visit);
  });
}

// U18: visits every choice of royalties of the suit, without number cards. Of two equal royalties,
// it chooses the one of the first pack first.
template <class Visit>
void Underwear::legalRoyaltiesUp(const CardSet& hand, Suit suit, Action action, Visit& visit) {
  const ValueMask first = hand.values(suit) & kRoyalties;
  const ValueMask second = hand.values(suit, 0) & hand.values(suit, 1) & kRoyalties;
  for (ValueMask one = first; one != 0; one = (one - 1) & first) {
    const CardSet ones = hand.pick(suit, one);
    for (ValueMask two = second & one;; two = (two - 1) & second & one) {
      action.cards = ones | CardSet::ofPack(1, suit, two);
      visit(action);
      if (two == 0) break;
    }
  }
}

// U7: visits the moves that discard royalties and clear the downpile, if there is one. All
// royalties are equal for this purpose, so the moves differ only in the number of royalties. Under
// the house rule royaltiesOnUpPiles (U18) they differ in the number of each suit, because royalties
// can also be laid onto an up-pile of their suit.
template <class Visit>
void Underwear::legalRoyals(const CardSet& royalties, Visit& visit) const {
  if (!option(kRoyaltiesOnUpPiles)) {
    return royalties.eachSize(
        [&](const CardSet& some) { visit(Action{.verb = kRoyals, .cards = some}); });
  }
  legalRoyalsBySuit(royalties, visit);
}

template <class Visit>
void Underwear::legalRoyalsBySuit(const CardSet& royalties, Visit& visit) {
  // first[suit][n]: n of the player's royalties of the suit. Which ones does not matter.
  std::array<std::array<CardSet, kMostRoyalties + 1>, kSuits> first{};
  std::array<std::size_t, kSuits> most{};
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    const CardSet ofSuit = royalties & CardSet::ofSuit(static_cast<Suit>(suit));
    ofSuit.eachSize([&](const CardSet& some) { first[suit][++most[suit]] = some; });
  }
  // Goes through all combinations: a number of royalties for each suit.
  std::array<std::size_t, kSuits> chosen{};
  while (true) {
    std::size_t suit = 0;
    while (suit < kSuits && chosen[suit] == most[suit]) chosen[suit++] = 0;
    if (suit == kSuits) return;
    ++chosen[suit];
    Action action{.verb = kRoyals};
    for (std::size_t i = 0; i < kSuits; ++i) action.cards |= first[i][chosen[i]];
    visit(action);
  }
}

}  // namespace downpile
