// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser, rules X1 to X13: a trick game for 2 to 8 players, about getting rid of cards. A
// pass costs a penalty, and the last player with cards takes extra ones. The fewest penalties after
// a number of deals win. State and rules are one class, a plain value copied as bytes.
#pragma once

#include <array>
#include <bit>
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
#include "rules/rule.h"
#include "rules/step.h"
#include "rules/view.h"
#include "table/card_set.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

class UltimateLoser {
 public:
  enum Option : std::uint8_t {
    kDeals,
    kJoker,  // joker in the deck; 0: none, 1: single, 2: wild
    kLoserPenalty,
    kFourPlay,      // 0: no FourPlay, 1: only four equal numbers, 2: four of any rank
    kLeadDecision,  // how the lead is decided; 0: paper, scissors, rock; 1: by lot
    kPenaltyWord,   // name of the penalties; 0: points, 1: drinks, 2: chips
    kExchange,
    kLowestPays,
  };
  // The values of Verb, Zone, RefusalReason, Sentence and Points are indices of the lists in
  // info(), such as GameInfo::verbs.
  enum Verb : std::uint8_t { kPlay, kPass, kSwap, kThrow, kGive };
  enum Zone : std::uint8_t { kHand, kSpares, kGin, kTrick, kRemoved };
  enum class RefusalReason : std::uint8_t {
    notYourTurn,
    thrownAlready,
    notThrowing,
    nobodyMoves,
    noMove,
    nothingToThrow,
    throwFirst,
    notHeld,
    mustLead,
    notCombination,
    jokerAlone,
    trickIsSingles,
    trickIsPairs,
    trickIsThrees,
    trickIsFours,
    trickIsFlushes,
    wrongLength,
    ginAlready,
    swapOneCard,
    exchangeFirst,
    nothingToGive,
    giveOneCard,
    notHighest,
  };
  // A sentence whose name ends in Drinks or Chips replaces the sentence without this ending, under
  // that value of the option penaltyWord.
  enum class Sentence : std::uint8_t {
    dealt,
    turnsGin,
    leads,
    plays,
    fourPlay,
    fourPlayDrinks,
    fourPlayChips,
    passes,
    takesGin,
    putsDown,
    winsTrick,
    losesTrick,
    losesTrickDrinks,
    losesTrickChips,
    leadsNext,
    mustThrow,
    hasChosen,
    throwsRock,
    throwsPaper,
    throwsScissors,
    dropsOut,
    throwAgain,
    winsThrow,
    // Sentences about the winning sign of a round of throws, in the order of Sign.
    rockBeats,
    paperBeats,
    scissorsBeat,
    lotLeads,
    isLoser,
    isLoserDrinks,
    isLoserChips,
    wins,
    winsDrinks,
    winsChips,
    sharesWin,
    sharesWinDrinks,
    sharesWinChips,
    lotDecides,
    gives,
    givesBack,
    winsTie,
    allEqual,     // X9: all plays are equal, so even the winner pays
    equalLowest,  // X9: several plays are the lowest
    losesLowest,
    losesLowestDrinks,
    losesLowestChips,
    // X12: sentences for a deal whose last players ran out of cards in the same trick.
    lowestLosesDeal,
    lastOfLowestLosesDeal,
  };
  enum class About : std::uint8_t { points, drinks, chips, throws, hasThrown, passed };
  enum class Counted : std::uint8_t { last, fourPlays };
  enum class Prompt : std::uint8_t {
    lead,
    single,
    pair,
    ofKind,
    flush,
    cannot,
    throwing,
    giveHighest,
    giveBack
  };
  enum class Points : std::uint8_t { lostTricks, fourPlays, ultimateLoser };
  enum Sign : std::int8_t { kRock, kPaper, kScissors };

  static constexpr int kJokerStrength = 15;
  static constexpr int kAceStrength = 14;
  // X1a: the option `joker` adds at most one of these cards to the deck. The single joker can only
  // be played alone. The wild joker can be part of a combination. They have different identities,
  // so typeOf() and strengthOf() can distinguish them without the option.
  static constexpr Card kSingleJoker{0, Suit::clubs, kJokerRank};
  static constexpr Card kWildJoker{0, Suit::spades, kJokerRank};
  // X8: after this number of consecutive rounds in which no player drops out, the lead is drawn by
  // lot.
  static constexpr int kMostEqualRounds = 10;
  static constexpr int kLeastFlush = 3;  // X4: fewest cards of a straight flush
  // Owner number of the spare cards (the undealt face-down cards) in HiddenCards. Lower numbers
  // stand for the players' hands.
  static constexpr int kSparesOwner = kMaxPlayers;
  static constexpr std::array<std::string_view, 4> kPhases = {"lead", "follow", "throw",
                                                              "exchange"};
  static constexpr std::array<std::string_view, 3> kSigns = {"rock", "paper", "scissors"};

  // X4: type of a combination: `size` cards of one rank, or a straight flush of `size` cards. Size
  // 0 is not a combination.
  struct Type {
    std::uint8_t size = 0;
    bool flush = false;
    constexpr bool operator==(const Type&) const = default;
  };
  static constexpr Type typeOf(const CardSet& cards);
  // X2: returns the values of a suit with the ace above the king and the joker above the ace.
  static constexpr ValueMask aceHigh(ValueMask values) {
    return (values & 0x3ffcU) | ((values & 0x2U) << 13U) | ((values & 0x4000U) << 1U);
  }
  // X1a, X2, X6: returns the strength of a play: 2 ... 14 (ace), or kJokerStrength. The cards must
  // be a combination. If a wild joker can stand for several cards, the highest strength counts.
  static constexpr int strengthOf(const CardSet& play) {
    const ValueMask values = aceHigh(play.values());
    const ValueMask naturals = values & ~valueBit(kJokerStrength);
    const int top = static_cast<int>(std::bit_width(values)) - 1;
    if (top < kJokerStrength || naturals == 0) return top;
    const int highest = static_cast<int>(std::bit_width(naturals)) - 1;
    const bool hasGap = spanOf(naturals) > std::popcount(naturals);
    const bool isFlush = std::popcount(naturals) > 1;
    return isFlush && !hasGap && highest < kAceStrength ? highest + 1 : highest;
  }

  enum class Phase : std::uint8_t { lead, follow, throwing, exchange };
  enum class Waiting : std::uint8_t { forMove, forDeal, forLot, forNextDeal, forNothing };

  struct State {
    // What the game waits for: a move or a chance event. forNextDeal: the deal is over. forNothing:
    // the game is over.
    Waiting waiting = Waiting::forDeal;
    Phase phase = Phase::lead;
    std::uint8_t dealer = 0;  // dealer of this deal
    // Player on turn; kNoPlayer before and after the deal, and while the next leader is decided by
    // lot (X7) or by paper, scissors, rock (X8).
    std::uint8_t turn = kNoPlayer;
    std::uint8_t leader = kNoPlayer;  // leader of this trick; kNoPlayer until decided
    std::uint8_t loser = kNoPlayer;   // Ultimate Loser of the finished deal
    std::uint8_t fourPlays = 0;       // number of FourPlays in this deal
    std::uint8_t spareCount = 0;      // number of undealt cards, without the face-up gin card
    // X8: number of consecutive rounds of paper, scissors, rock without a player dropping out.
    std::uint8_t equalRounds = 0;
    std::int16_t deal = 1;
    PlayerSet throwers;  // players still in paper, scissors, rock
    Card gin;
    // Players who passed or swapped a card in this trick.
    PlayerSet passed;
    // For each player: the sign thrown in this round (index into kSigns), kNoChoice or
    // kSecretChoice.
    std::array<std::int8_t, kMaxPlayers> throws = nothingThrown();
    std::array<std::uint8_t, kMaxPlayers> held{};  // number of cards in each hand
    std::array<std::uint8_t, kMaxPlayers> loserCounts{};
    std::array<std::int16_t, kMaxPlayers> penalties{};  // penalties of each player in this deal
    // Sum of each player's penalties in the finished deals.
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<CardSet, kMaxPlayers> hands{};
    PlayedCards<CardSet> plays;  // plays of this trick; the leader's is the first
    CardSet spares;
    CardSet removed;
    CardSet shown;  // cards in hands that all players know, because each was the gin card
    // X3a: true if the house rule `exchange` is on. Otherwise `outFirst`, `given` and `seenCards`
    // stay empty.
    bool exchanges = false;
    // The player who ran out of cards first in this deal; during the exchange, in the previous
    // deal. kNoPlayer if none.
    std::uint8_t outFirst = kNoPlayer;
    // During the exchange: the card given away by the Ultimate Loser. It is in the receiver's hand.
    Card given;
    // For each player: the cards given by the player to another player in the exchange (X3a). Only
    // these two players saw them. The last entry, for spectators, is always empty.
    std::array<CardSet, kMaxPlayers + 1> seenCards{};

    bool operator==(const State&) const = default;
  };

  // Passes the fields of a state to the visitor, which writes, reads or hides them
  // (rules/fields.h). Left out: waiting and exchanges; without the house rule `exchange` also
  // outFirst, given and seenCards.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, kMostDeals});
    v.field("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{0, 1000000});
    v.cards("hands", Seen::byOwner, s.hands, s.held, s.shown);
    v.field("phase", Seen::byAll, s.phase, WordField{kPhases});
    v.field("gin", Seen::byAll, s.gin, CardField{});
    v.cards("spares", Seen::byNone, s.spares, s.spareCount);
    v.field("removed", Seen::byAll, s.removed, CardsField{});
    v.object("trick", [&s](auto& trick) {
      trick.field("leader", Seen::byAll, s.leader, PlayerField{kOrNull});
      trick.field("plays", Seen::byAll, s.plays, PlaysField{LayOrder::aceHigh});
      trick.field("passed", Seen::byAll, s.passed, PlayersField{});
    });
    v.each("penalties", Seen::byAll, s.penalties, NumberField{0, 1000});
    v.field("throwers", Seen::byAll, s.throwers, PlayersField{});
    v.each("throws", Seen::byOwner, s.throws, ChoiceField{kSigns});
    v.field("equalRounds", Seen::byAll, s.equalRounds, NumberField{0, kMostEqualRounds - 1});
    v.each("loserCounts", Seen::byAll, s.loserCounts, NumberField{0, kMostDeals});
    v.field("fourPlays", Seen::byAll, s.fourPlays, NumberField{0, kMostFourPlays});
    v.field("loser", Seen::byAll, s.loser, PlayerField{kOrNull});
    v.marked("shown", Seen::byAll, s.shown, s.hands);
    if (!s.exchanges) return;
    v.field("outFirst", Seen::byAll, s.outFirst, PlayerField{kOrNull});
    v.heldCard("given", Seen::byNone, s.given, s.hands);
    v.remembered(Seen::byOwner, s.seenCards);
  }

  static constexpr GameTraits kTraits{.hasMoments = true,
                                      .hasLeadingCards = true,
                                      .hasSecretMoves = true,
                                      .hasSecretChoices = true,
                                      .hasCounts = true,
                                      .fewestPointsWin = true};
  static const GameInfo& info();

  // Returns an empty text: every combination of options can be played by 2 to 8 players.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. `players` is 2 ... 8.
  UltimateLoser(const OptionValues& options, int players)
      : players_(static_cast<std::uint8_t>(players)), options_(options) {
    state_.exchanges = option(kExchange);
  }

  // Selects the rules of an older record. Version 1 has no lot in paper, scissors, rock (X8): the
  // rounds repeat until one player is left.
  void setRulesVersion(int version) { lotEndsThrow_ = version > 1; }

  // Reads a game from its state in JSON. Returns nullopt and sets `error` if the state is invalid.
  // partial: cards of the deck may be missing in the state.
  static std::optional<UltimateLoser> read(const OptionValues& options, int players,
                                           const Value& state, bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  // X1, X1a: deck() returns all cards in play, handSize() the number of cards dealt to each player.
  CardSet deck() const;
  int handSize() const;
  // X10: whether these cards are a FourPlay, a four of a kind that costs every player a penalty.
  bool isFourPlay(const CardSet& play) const;
  // X3a: returns the highest card of this hand, which the Ultimate Loser must give away. The hand
  // must not be empty.
  static Card highestOf(const CardSet& hand);

  // Returns true if not all players see the move when it is made: a throw, or a card given in the
  // exchange.
  static bool isSecret(const Action& action) {
    return action.verb == kThrow || action.verb == kGive;
  }

  // Players allowed to act now: the player on turn, or all players yet to throw (X8).
  PlayerSet actors() const {
    if (state_.waiting != Waiting::forMove) return {};
    return state_.phase == Phase::throwing ? playersToThrow() : PlayerSet::only(state_.turn);
  }

  // Calls visit(action) for each legal move of the player.
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

  // Starts the next deal. Call it after any deal except the last. The Ultimate Loser deals (X3);
  // the game then waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // Returns the player's penalties in this deal, one line for each reason. Their sum is score().
  std::vector<ScoreLine> scoreLines(int player) const;
  int score(int player) const { return state_.penalties[at(player)]; }

  // places(): the cards in each place of the table. standing(): totals, turn and dealer. Both
  // contain only what this state knows; in a view, cards can be unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;
  std::optional<Moment> moment(int player) const;
  // Returns the currently winning cards of the trick.
  CardSet leading() const;

  // Returns the candidate cards for a move of this player, legal or not: the cards in the hand.
  const CardSet& cardsOf(int player, const Action&) const { return state_.hands[at(player)]; }

  // Returns the places relevant to a move. The move is stale if one of them has changed since the
  // player's choice.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions hide cards and secret throws from a viewer, and put sampled ones in
  // their place. View and Sampler (rules/view.h) call them.
  UltimateLoser masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  static int groupOf(Card) { return 0; }
  void putHidden(int owner, Card card);
  void drawSecrets(Random& random);

  // eachLead(): calls visit(cards) for each play of this hand that can lead a trick. eachFlush():
  // for each straight flush. eachOfType(): for each combination of this type.
  template <class Visit>
  static void eachLead(const CardSet& hand, Visit visit);
  template <class Visit>
  static void eachFlush(const CardSet& hand, const Visit& visit);
  template <class Visit>
  static void eachOfType(const CardSet& hand, Type type, Visit visit);

  PlayerSet withCards() const;

  bool operator==(const UltimateLoser&) const = default;

 private:
  static constexpr int kRankTen = 10;
  static constexpr int kMostFourPlays = 13;  // at most one FourPlay of each rank
  static constexpr int kMostDeals = 20;

  static constexpr std::array<std::int8_t, kMaxPlayers> nothingThrown() {
    std::array<std::int8_t, kMaxPlayers> none{};
    none.fill(kNoChoice);
    return none;
  }
  bool option(Option option) const { return options_[option] != 0; }
  CardSet joker() const;

  // Converts the values of aceHigh() back: the ace is 1 again. The joker is left out.
  static constexpr ValueMask aceLow(ValueMask values) {
    return (values & 0x3ffcU) | ((values >> 13U) & 0x2U);
  }
  // Returns the values at which a straight flush of `size` cards begins. values: the values of one
  // suit.
  static constexpr ValueMask flushStarts(ValueMask values, int size) {
    for (int i = 1; i < size; ++i) values &= values >> 1U;
    return values;
  }
  // Returns the number of values from the lowest to the highest, including the missing ones
  // between.
  static constexpr int spanOf(ValueMask values) {
    return static_cast<int>(std::bit_width(values)) - std::countr_zero(values);
  }
  // Returns the ranks with two or more cards in the hand.
  static constexpr ValueMask pairedRanks(const CardSet& hand) {
    ValueMask once = 0;
    ValueMask twice = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      const ValueMask values = hand.values(static_cast<Suit>(suit));
      twice |= once & values;
      once |= values;
    }
    return twice;
  }
  template <class Visit>
  static void eachOfKind(const CardSet& hand, int least, int most, Visit& visit);
  template <class Visit>
  static void eachWildFlush(const CardSet& hand, const Visit& visit);

  // The conditions of a legal move are written only once, in functions such as mustThrow() and
  // trickType(). Both legal(), which lists the moves, and check(), which tests one move, use them.

  // Returns the players with a play, a pass or a swap in this trick.
  PlayerSet haveActed() const { return state_.passed | state_.plays.players.set(); }
  PlayerSet playersToThrow() const;
  bool mustThrow(int player) const {
    return state_.throwers.contains(player) && state_.throws[at(player)] == kNoChoice;
  }
  Type trickType() const { return typeOf(state_.plays.cards[0]); }

  std::optional<Refusal> checkActor(int player, const Action& action) const;
  std::optional<Refusal> checkPlay(const Action& action) const;
  std::optional<Refusal> checkFollows(Type type, Refusal refusal) const;
  std::optional<Refusal> checkSwap(const Action& action) const;
  std::optional<Refusal> checkGive(const Action& action) const;

  // Returns the version of a sentence for the option penaltyWord: about points, drinks or chips.
  Sentence inWord(Sentence points) const {
    return static_cast<Sentence>(static_cast<int>(points) + options_[kPenaltyWord]);
  }
  ChanceNeed chanceBetweenMoves() const;
  // X7, X8: the players among whom the lead is drawn by lot.
  PlayerSet inLot() const { return state_.throwers.empty() ? withCards() : state_.throwers; }
  template <class Report>
  void playCards(int player, const CardSet& cards, Report& report);
  template <class Report>
  void playFour(int player, const CardSet& cards, Report& report);
  template <class Report>
  void swapWithGin(int player, Card card, Report& report);
  template <class Report>
  void nextInTrick(int player, Report& report);
  template <class Report>
  void finishTrick(Report& report);
  template <class Report>
  void sweepTrick(Report& report);
  template <class Report>
  void penalise(Report& report);
  int bestPlay(PlayerSet among) const;
  int lowestPlay() const;
  int equalPlays(int play) const;
  template <class Report>
  void giveCard(int player, Card card, Report& report);
  template <class Report>
  void decideLead(PlayerSet among, Report& report);
  template <class Report>
  void makeThrow(int player, std::int8_t sign, Report& report);
  template <class Report>
  void settleThrows(std::int8_t winning, std::int8_t losing, Report& report);
  void lead(int player);
  template <class Report>
  void endDeal(int loser, Report& report);
  template <class Report>
  void dealOut(const Chance& outcome, Report& report);

  CardSet placedFor(int viewer) const;
  std::uint8_t loserByCards() const;
  std::string problem(bool partial) const;
  std::string problemOfOutFirst(bool partial) const;
  std::string problemOfEnd(bool partial) const;
  std::string problemOfTrick() const;
  std::string problemOfThrow() const;
  std::string problemOfExchange(bool partial) const;
  std::string problemOfCounts(bool partial) const;

  std::uint8_t players_ = 2;
  bool lotEndsThrow_ = true;
  OptionValues options_{};
  State state_;
};

// X1a: returns the type of a combination. A wild joker stands for a missing card of a straight
// flush, inside it or at an end, or for one more card of a rank.
constexpr UltimateLoser::Type UltimateLoser::typeOf(const CardSet& cards) {
  if (cards.empty()) return {};
  if ((cards - cards.lowest()).empty()) return {.size = 1};
  const auto size = static_cast<std::uint8_t>(cards.size());
  // The wild joker has the highest card id, so it is the first card only if it is alone.
  const Card first = cards.first();
  const CardSet others = cards - CardSet::ofValues(valueBit(first.rank()));
  const int wild = cards.contains(kWildJoker) ? 1 : 0;
  if (others.size() == wild) return size <= kSuits ? Type{.size = size} : Type{};
  const ValueMask values =
      aceHigh(cards.values(first.suit())) & ~(wild != 0 ? valueBit(kJokerStrength) : 0);
  const int span = spanOf(values);
  const bool isRun = std::popcount(values) == size - wild && values < valueBit(kJokerStrength) &&
                     (span == size || span == size - wild) && size < kAceStrength;
  if (size < kLeastFlush || !isRun) return {};
  return {.size = size, .flush = true};
}

// ---- legal moves -----------------------------------------------------------------------------

// Visits every combination of `least` to `most` cards of one rank. `least` is 2 or more. A wild
// joker can be one of the cards.
template <class Visit>
void UltimateLoser::eachOfKind(const CardSet& hand, int least, int most, Visit& visit) {
  struct Suits {
    CardSet cards{};
    int count = 0;
  };
  static constexpr auto kSubsets = [] {
    std::array<Suits, 1U << kSuits> sets{};
    for (std::size_t suits = 0; suits < sets.size(); ++suits) {
      for (int i = 0; i < kSuits; ++i) {
        if (((suits >> i) & 1U) == 0) continue;
        sets[suits].cards |= CardSet::ofSuit(static_cast<Suit>(i));
        ++sets[suits].count;
      }
    }
    return sets;
  }();
  const int wild = hand.contains(kWildJoker) ? 1 : 0;
  ValueMask ranks = wild != 0 ? hand.values() & kAceToKing : pairedRanks(hand);
  for (; ranks != 0; ranks &= ranks - 1) {
    const int rank = std::countr_zero(ranks);
    const CardSet same = hand & CardSet::ofValues(valueBit(rank));
    unsigned all = 0;
    for (int i = 0; i < kSuits; ++i) {
      all |= ((hand.values(static_cast<Suit>(i)) >> rank) & 1U) << i;
    }
    for (unsigned suits = all; suits != 0; suits = (suits - 1) & all) {
      const Suits& chosen = kSubsets[suits];
      if (chosen.count >= least && chosen.count <= most) visit(same & chosen.cards);
      if (wild == 0 || chosen.count + 1 < least || chosen.count >= most) continue;
      visit((same & chosen.cards) | CardSet(kWildJoker));
    }
  }
}

template <class Visit>
void UltimateLoser::eachLead(const CardSet& hand, Visit visit) {
  hand.eachCard(visit);
  eachOfKind(hand, 2, kSuits, visit);
  eachFlush(hand, visit);
}

template <class Visit>
void UltimateLoser::eachFlush(const CardSet& hand, const Visit& visit) {
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const ValueMask values = aceHigh(hand.values(suit)) & ~valueBit(kJokerStrength);
    for (ValueMask starts = flushStarts(values, kLeastFlush); starts != 0; starts &= starts - 1) {
      const ValueMask start = starts & (0U - starts);
      ValueMask run = start | (start << 1U);
      for (ValueMask top = start << 2U; (values & top) != 0; top <<= 1U) {
        run |= top;
        visit(CardSet::ofPack(0, suit, aceLow(run)));
      }
    }
  }
  eachWildFlush(hand, visit);
}

// X1a: visits every straight flush with the wild joker, at an end or in the place of one value.
template <class Visit>
void UltimateLoser::eachWildFlush(const CardSet& hand, const Visit& visit) {
  if (!hand.contains(kWildJoker)) return;
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const ValueMask values = aceHigh(hand.values(suit)) & ~valueBit(kJokerStrength);
    const auto visitWith = [&](ValueMask run) {
      visit(CardSet::ofPack(0, suit, aceLow(run)) | CardSet(kWildJoker));
    };
    for (ValueMask starts = values; starts != 0; starts &= starts - 1) {
      const ValueMask start = starts & (0U - starts);
      ValueMask below = 0;
      for (ValueMask top = start; (values & top) != 0; top <<= 1U) {
        below |= top;
        const int cards = std::popcount(below);
        // With the joker the run has one more card. Not possible if the run goes from 2 to ace
        // already.
        if (cards >= kLeastFlush - 1 && cards < kAceStrength - 1) visitWith(below);
        ValueMask run = below;
        for (ValueMask next = top << 2U; (values & next) != 0; next <<= 1U) {
          run |= next;
          visitWith(run);
        }
      }
    }
  }
}

template <class Visit>
void UltimateLoser::eachOfType(const CardSet& hand, Type type, Visit visit) {
  if (type.size == 1) return hand.eachCard(visit);
  if (!type.flush) return eachOfKind(hand, type.size, type.size, visit);
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const ValueMask values = aceHigh(hand.values(suit)) & ~valueBit(kJokerStrength);
    for (ValueMask starts = flushStarts(values, type.size); starts != 0; starts &= starts - 1) {
      const ValueMask start = starts & (0U - starts);
      visit(CardSet::ofPack(0, suit, aceLow((start << type.size) - start)));
    }
  }
  eachWildFlush(hand, [&](const CardSet& play) {
    if (play.size() == type.size) visit(play);
  });
}

template <class Visit>
void UltimateLoser::legal(int player, Visit&& visit) const {
  if (state_.waiting != Waiting::forMove) return;
  if (state_.phase == Phase::throwing) {
    if (!mustThrow(player)) return;
    for (std::int16_t sign : {kRock, kPaper, kScissors}) {
      visit(Action{.verb = kThrow, .number = sign});
    }
    return;
  }
  if (player != state_.turn) return;
  const CardSet& hand = state_.hands[at(player)];
  const auto play = [&visit](const CardSet& cards) {
    visit(Action{.verb = kPlay, .cards = cards});
  };
  if (state_.phase == Phase::lead) return eachLead(hand, play);
  if (state_.phase == Phase::exchange) {
    const auto give = [&visit](const CardSet& card) {
      visit(Action{.verb = kGive, .cards = card});
    };
    return player == state_.dealer ? give(CardSet(highestOf(hand))) : hand.eachCard(give);
  }
  eachOfType(hand, trickType(), play);
  visit(Action{.verb = kPass});
  hand.eachCard([&visit](const CardSet& card) { visit(Action{.verb = kSwap, .cards = card}); });
}

}  // namespace downpile
