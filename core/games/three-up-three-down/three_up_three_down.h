// SPDX-License-Identifier: GPL-3.0-or-later
// 3UP 3DOWN, rules T1 to T19: a common pile that may not fall in value, and three face-up and three
// face-down cards per player for the end. 2 to 6 players; the first to shed every card wins the
// deal. State and rules are one class, a plain value copied as bytes.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
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

namespace downpile {

class ThreeUpThreeDown {
 public:
  enum Option : std::uint8_t {
    kDeck,  // 0: the smaller deck (`listed`), 1: the larger deck (`full`)
    kWins,
    kMayPickUp,
    kColourCount,
    kTurnUp,
    kAgainAfterThree,
    kPlayOn,
  };
  // The values of Verb, Zone, RefusalReason, Sentence and Points are indices of the lists in
  // info(), such as GameInfo::verbs.
  enum Verb : std::uint8_t { kPlay, kFace, kFlip, kDraw, kStop, kPickup, kTurnup };
  enum Zone : std::uint8_t { kHand, kUp, kDown, kStock, kPile, kRemoved };
  enum class RefusalReason : std::uint8_t {
    nobodyMoves,
    notYourTurn,
    alreadyFaced,
    noMove,
    faceFirst,
    facingOver,
    nothingFurther,
    notFirstDiscard,
    notHeld,
    noDownCard,
    notThree,
    stockNotEmpty,
    handNotEmpty,
    upCardsFirst,
    clearKinds,
    notOneNumber,
    tooLow,
    othersFit,
    oneOwedCard,
    nothingToPickUp,
    canPlay,
    canFlip,
    stockEmpty,
    handFull,
    tooLateToDraw,
    owed,
    mustTurnUp,
    noTurningUp,
    canPlayInstead,
    nothingToTurnUp,
    turnUpNotFirst,
  };
  enum class Sentence : std::uint8_t {
    dealt,
    chooses,
    shows,
    plays,
    playsUp,
    clears,
    clearsNothing,
    flips,
    threeOfANumber,
    mayContinue,
    owesMore,
    draws,
    stops,
    picksUp,
    picksUpLower,
    sheds,
    voidByTurns,
    wins,
    turnsUp,
    goesOut,
    onlyOneLeft,
    scores,
    tie,
    winsByPoints,
  };
  enum class About : std::uint8_t { isReady, further, owed };
  enum class Points : std::uint8_t { deal, outlasted };
  enum class Counted : std::uint8_t { blindFits };
  enum class Prompt : std::uint8_t {
    choose,
    play,
    pickUp,
    playUp,
    pickUpForUp,
    flip,
    discardOwed,
    discardFurther,
    drawFirst,
    turnUp,
  };

  enum class Phase : std::uint8_t { face, play, further };
  static constexpr std::string_view kPhases[] = {"face", "play", "further"};

  static constexpr int kMostPlayers = 6;
  static constexpr int kHandSize = 3;
  static constexpr int kDealtToHand = 6;
  static constexpr int kDownCards = 3;
  static constexpr int kUpCards = 3;
  static constexpr int kSameToClear = 3;  // T6: number of equal cards on top that clear the pile
  // Highest number of a card; the ranks of Clears are above it.
  static constexpr int kHighestNumber = 10;
  // Largest possible value of State::further: after all six Clear +2 of the larger deck. The first
  // Clear +2 earns 2. Each of the others uses up one and earns 2.
  static constexpr int kMostFurther = 7;
  static constexpr int kMaxTurns = 5000;  // G4: turns after which a deal is void
  static constexpr ValueMask kNumbers = valuesBelow(kRankClear) & ~valueBit(0);
  // The ranks of plain Clear, Clear +1 and Clear +2. The index is the number of further discards
  // earned by such a card.
  static constexpr std::array<ValueMask, 3> kClearKinds = {
      valueBit(kRankClear) | valueBit(kRankMoreClear), valueBit(kRankClearPlusOne),
      valueBit(kRankClearPlusTwo)};
  // The colours blue, red and green. A deck with fewer colours has the last ones of this list.
  static constexpr std::array<Suit, 3> kColours = {Suit::diamonds, Suit::clubs, Suit::hearts};

  // Numbers of the owners of cards in HiddenCards. handOwner(): a hand. upOwner(): the face-up
  // cards chosen by a player. downOwner(): a single face-down card.
  static constexpr int handOwner(int player) { return player; }
  static constexpr int upOwner(int player) { return kMostPlayers + player; }
  static constexpr int downOwner(int player, int index) {
    return 2 * kMostPlayers + kDownCards * player + index;
  }
  static constexpr int kStockOwner = (2 + kDownCards) * kMostPlayers;
  static_assert(kStockOwner < HiddenCards::kMaxOwners);

  enum class Waiting : std::uint8_t { forMove, forDeal, forNextDeal, forNothing };

  // Public knowledge about the unseen cards of a hand. A player who has to turn up a card or pick
  // up the pile (T10) shows that no card of the hand fits, so all are below the pile's top. For
  // each ceiling c, counts the cards known to have a rank of at most c. A card is counted for one
  // ceiling at most.
  class Ceilings {
   public:
    int operator[](std::size_t ceiling) const { return counts_[ceiling]; }
    // Records that no unseen card of the hand ranks above `ceiling`. unseen: number of these cards.
    void lower(int ceiling, int unseen);
    // Records that an unseen card of this rank left the hand. It is not known for which ceiling the
    // card was counted, so the count of the nearest ceiling at or above its rank is reduced.
    inline void forget(int rank);
    bool operator==(const Ceilings&) const = default;

   private:
    std::array<std::uint8_t, kHighestNumber> counts_{};  // [c]: cards counted for ceiling c (c > 0)
    std::uint16_t used_ = 0;                             // bit c is set if counts_[c] is not 0
  };

  struct State {
    // What the game waits for: a move or a chance event. forNextDeal: the deal is over. forNothing:
    // the game is over.
    Waiting waiting = Waiting::forDeal;
    bool voided = false;  // true if the finished deal was void
    Phase phase = Phase::face;
    std::uint8_t dealer = 0;  // dealer of this deal
    std::uint8_t turn =
        kNoPlayer;  // player on turn; kNoPlayer during the phase `face` and after the deal
    // Winner of the finished deal; kNoPlayer if none, and always under the house rule playOn.
    std::uint8_t wentOut = kNoPlayer;
    std::uint8_t further = 0;  // number of further discards left in this turn
    bool mayDraw = false;      // T7: the player on turn may draw before the next discard
    bool owed = false;         // T8: true if the further discards cannot be declined
    bool playOn = false;       // T19: the house rule playOn is on
    std::int16_t deal = 1;
    std::int16_t turns = 0;  // number of completed turns of this deal
    std::array<bool, kMaxPlayers> ready{};
    // T19: players out, in the order of going out. The loser is never in the list.
    PlayerList finished;
    // Number of won deals of each player. Under the house rule playOn: each player's points.
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<std::uint8_t, kMaxPlayers> held{};    // number of cards in each hand
    std::array<std::uint8_t, kMaxPlayers> upHeld{};  // number of face-up cards of each player
    // For each player: bit i is set if face-down card i was not turned over yet.
    std::array<std::uint8_t, kMaxPlayers> downLeft{};
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<CardSet, kMaxPlayers> up{};
    std::array<std::array<Card, kDownCards>, kMaxPlayers> down{};
    CardSet removed;
    Pile stock;
    Pile pile;
    PileOrder order;
    // Cards in hands that all players know, because they were in the pile before (G3).
    CardSet shown;
    std::array<Ceilings, kMaxPlayers> ceilings{};

    bool operator==(const State&) const = default;
  };

  // Passes the fields of a state to the visitor, which writes, reads or hides them
  // (rules/fields.h). Left out: waiting, voided, wentOut and playOn.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, 30000});
    v.field("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{0, 1000000});
    v.field("phase", Seen::byAll, s.phase, WordField{kPhases});
    v.cards("hands", Seen::byOwner, s.hands, s.held, s.shown);
    v.marked("shown", Seen::byAll, s.shown, s.hands);
    v.pile("stock", Seen::byNone, s.stock, s.order);
    v.pile("pile", Seen::byAll, s.pile, s.order);
    v.field("removed", Seen::byAll, s.removed, CardsField{});
    v.cards("up", s.phase == Phase::face ? Seen::byOwner : Seen::byAll, s.up, s.upHeld);
    v.blindCards("down", Seen::byNone, s.down, s.downLeft);
    v.field("further", Seen::byAll, s.further, NumberField{0, kMostFurther});
    v.field("mayDraw", Seen::byAll, s.mayDraw, FlagField{});
    v.field("owed", Seen::byAll, s.owed, FlagField{});
    v.each("ready", Seen::byAll, s.ready, FlagField{});
    v.field("turns", Seen::byAll, s.turns, NumberField{0, kMaxTurns});
    if (s.playOn) v.field("finished", Seen::byAll, s.finished, PlayersField{});
    v.remembered(Seen::byAll, s.ceilings);
  }

  static constexpr GameTraits kTraits{.hasMoments = true,
                                      .hasSecretMoves = true,
                                      .adjustsMoves = true,
                                      .hasCounts = true,
                                      .mostTurns = kMaxTurns};
  static const GameInfo& info();

  // Selects the rules of an older record. In version 1, a Clear +1 played from the table forced a
  // further discard too.
  void setRulesVersion(int version) { plusOneOwes_ = version < 2; }

  // Returns why these options cannot be played with this number of players, as a translatable
  // sentence; empty if they can.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. `players` is 2 ... 6; the options must be valid (see refuse).
  ThreeUpThreeDown(const OptionValues& options, int players);

  // Reads a game from its state in JSON. Returns nullopt and sets `error` if the state is invalid.
  // partial: cards of the deck may be missing in the state. The result contains no knowledge from
  // forced pick-ups (State::ceilings).
  static std::optional<ThreeUpThreeDown> read(const OptionValues& options, int players,
                                              const Value& state, bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  CardSet deck() const;

  // Returns true if other players do not see the move when it is made: the choice of the player's
  // face-up cards.
  static bool isSecret(const Action& action) { return action.verb == kFace; }

  // The players allowed to act now: the player on turn. In the phase `face`: all players without a
  // choice of face-up cards so far.
  PlayerSet actors() const {
    if (state_.waiting != Waiting::forMove) return {};
    return state_.phase == Phase::face ? playersToFace() : PlayerSet::only(state_.turn);
  }

  // Calls visit(action) for each legal move of the player. Of equivalent moves
  // (docs/rules/notation.md) it visits only one.
  template <class Visit>
  void legal(int player, Visit&& visit) const;

  // Returns the reason to refuse this move of the player, or nullopt if the move is legal.
  std::optional<Refusal> check(int player, const Action& action) const;

  // Makes a move, which check() must allow, and reports its events. Report: StepReport, or NoReport
  // if the events are not needed. A card to be turned over or turned up must be known, so a view
  // cannot apply these moves.
  template <class Report>
  void apply(int player, const Action& action, Report report);

  // Returns the shuffle awaited by the game, if any; resolve() applies its outcome.
  ChanceNeed chance() const {
    if (state_.waiting != Waiting::forDeal) return {};
    return {ChanceNeed::Kind::shuffle, deck()};
  }
  template <class Report>
  void resolve(const Chance& outcome, Report report);

  bool dealOver() const {
    return state_.waiting == Waiting::forNextDeal || state_.waiting == Waiting::forNothing;
  }
  bool gameOver() const { return state_.waiting == Waiting::forNothing; }
  bool dealVoid() const { return state_.voided; }
  PlayerSet winners() const;

  // Starts the next deal. Call it after any deal except the last. The next dealer deals; the game
  // then waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // Returns the lines of the player's score. T16: always one point, the score for winning the deal;
  // only the winner gets it. T19 (house rule playOn): one point for each player who goes out later,
  // and for the loser.
  std::vector<ScoreLine> scoreLines(int player) const;
  int score(int player) const;

  // places(): the cards in each place of the table. standing(): totals, turn and dealer. Both
  // contain only what this state knows; in a view, cards can be unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;
  std::optional<Moment> moment(int player) const;

  // Returns the candidate cards for a move of this player, legal or not: the hand, and the face-up
  // cards that equal no card in the hand, except cards that the move already names.
  CardSet cardsOf(int player, const Action& action) const;

  // Returns the move with cards that all players know in place of equal cards of the same hand that
  // they do not know. Players cannot distinguish equal cards, so they must not know the other (G3).
  Action asMade(int player, const Action& action) const;

  // Returns the places relevant to a move. The move is stale if one of them has changed since the
  // player's choice.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions hide cards from a viewer and put sampled cards in their place. View and
  // Sampler (rules/view.h) call them.
  ThreeUpThreeDown masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card) const { return 0; }
  void putHidden(int owner, Card card);

  // Returns a number that is the same for all cards with the same number or of the same kind of
  // Clear: 1 ... 10 for a number card, kRankClear and higher for Clears.
  static constexpr int kindOf(Card card) {
    return card.rank() == kRankMoreClear ? kRankClear : card.rank();
  }

  // Returns all cards with the same notation as this card.
  static constexpr CardSet equalTo(Card card) {
    const ValueMask ranks =
        kindOf(card) == kRankClear
            ? static_cast<ValueMask>(valueBit(kRankClear) | valueBit(kRankMoreClear))
            : valueBit(card.rank());
    return CardSet::ofPack(0, card.suit(), ranks) | CardSet::ofPack(1, card.suit(), ranks);
  }

  // T5 to T9, T12: where the player takes the next discard from. `nowhere`: the hand is empty and
  // must first be filled from the stock, or the player has no card left.
  enum class Source : std::uint8_t { nowhere, hand, up, down };
  Source sourceOf(int player) const;

  // Returns true if the player has no card left: in hand, face up (3UP) and face down (3DOWN).
  bool hasNothing(int player) const {
    return state_.held[at(player)] == 0 && state_.upHeld[at(player)] == 0 &&
           state_.downLeft[at(player)] == 0;
  }
  // Returns the points at which a player wins the game (T16, T19).
  int target() const { return options_[kWins] * (option(kPlayOn) ? players_ - 1 : 1); }

  bool operator==(const ThreeUpThreeDown&) const = default;

 private:
  bool option(Option option) const { return options_[option] != 0; }
  // Returns true if this face-down card has not been turned over yet.
  bool isFaceDown(int player, int index) const {
    return ((unsigned{state_.downLeft[at(player)]} >> index) & 1U) != 0;
  }

  // The conditions of a legal move are written only once, in functions such as fitting() and
  // mayPickUp(). Both legal(), which lists the moves, and check(), which tests one move, use them.

  // T5, T7: returns the ranks that fit on the pile.
  ValueMask fitting() const { return 0xfffeU & ~valuesBelow(state_.pile.top.rank()); }
  // T5, T12: returns the cards of the place that must supply the next discard, whether they fit on
  // the pile or not.
  const CardSet& cardsToDiscard(int player, Source source) const {
    return source == Source::up ? state_.up[at(player)] : state_.hands[at(player)];
  }
  // T5, T7, T13: returns true if the player can discard from this place. A face-down card can
  // always be turned over.
  bool canDiscard(int player, Source source) const;
  PlayerSet playersToFace() const;
  // T9: returns true if the player must discard and none of these cards fits.
  bool mustPlayLower(const CardSet& cards) const {
    return state_.owed && (cards.values() & fitting()) == 0;
  }
  // T10: returns true if the player must turn up the top card of the stock instead of picking up
  // the pile. Only under the house rule turnUp.
  bool turnsUp(int player, Source source) const {
    return option(kTurnUp) && source == Source::hand && !state_.stock.empty() &&
           !canDiscard(player, source);
  }
  // T10: returns true if there is a pile and the player may pick it up instead of the turn's first
  // discard. Without the option mayPickUp, only a player unable to discard or turn up a card may do
  // so.
  bool mayPickUp(int player, Source source) const {
    if (state_.pile.empty()) return false;
    return option(kMayPickUp) || (!canDiscard(player, source) && !turnsUp(player, source));
  }

  // The six cards of a hand before the first turn, sorted by kind (a number, or a kind of Clear),
  // then by colour.
  class SortedHand {
   public:
    explicit SortedHand(const CardSet& hand) {
      for (ValueMask kinds = kindsOf(hand.values()); kinds != 0; kinds &= kinds - 1) {
        const ValueMask kind = kinds & (0U - kinds);
        addKind(hand & CardSet::ofValues(kind == valueBit(kRankClear) ? kClearKinds[0] : kind));
      }
    }
    const CardSet& operator[](std::size_t index) const { return cards_[index]; }
    // Bit i is set if no earlier card of the sorted hand has the same number or is the same kind of
    // Clear. Colour does not count.
    unsigned firsts() const { return firsts_; }

   private:
    static ValueMask kindsOf(ValueMask ranks) {
      const bool clear = (ranks & kClearKinds[0]) != 0;
      return (ranks & ~kClearKinds[0]) | (clear ? valueBit(kRankClear) : 0);
    }
    void addKind(CardSet same) {
      firsts_ |= 1U << size_;
      while (!same.empty()) {
        const CardSet colour = CardSet::ofSuit(same.kinds().first().suit());
        (same & colour).eachCard([this](const CardSet& one) { cards_[size_++] = one; });
        same -= colour;
      }
    }

    std::array<CardSet, kDealtToHand> cards_{};
    std::size_t size_ = 0;
    unsigned firsts_ = 0;
  };
  // Three of the six cards, as ascending indices of SortedHand.
  using Three = std::array<std::uint8_t, kUpCards>;
  // All ways to choose three of six cards. skipping[i]: bit mask of the choices with card i but
  // without card i - 1. If these two cards are alike, such a choice is equivalent to one with card
  // i - 1 and is skipped.
  struct Threes {
    std::array<Three, kDealtToHand*(kDealtToHand - 1) * (kDealtToHand - 2) / 6> list{};
    std::array<std::uint64_t, kDealtToHand> skipping{};
  };
  static constexpr Threes everyThree();

  template <class Visit>
  static void legalFaces(const CardSet& hand, Visit& visit);
  template <class Visit>
  void legalPlays(const CardSet& cards, Visit& visit) const;

  std::optional<Refusal> checkPhase(const Action& action) const;
  std::optional<Refusal> checkCards(int player, const Action& action) const;
  std::optional<Refusal> checkPlay(int player, const Action& action) const;
  std::optional<Refusal> checkFit(int player, const Action& action) const;
  std::optional<Refusal> checkFlip(int player, const Action& action) const;
  std::optional<Refusal> checkNotHand(int player, const Action& action) const;
  std::optional<Refusal> checkPickup(int player) const;
  std::optional<Refusal> checkTurnup(int player) const;
  std::optional<Refusal> checkDraw(int player) const;

  template <class Report>
  void face(int player, const Action& action, Report& report);
  template <class Report>
  void showFaces(Report& report);
  template <class Report>
  void play(int player, const Action& action, Report& report);
  template <class Report>
  void flip(int player, const Action& action, Report& report);
  template <class Report>
  void turnup(int player, Report& report);
  template <class Report>
  void discard(int player, const CardSet& cards, Place from, Report& report);
  template <class Report>
  void playClears(int player, const CardSet& cards, Place from, Report& report);
  template <class Report>
  void clearThree(int player, Report& report);
  template <class Report>
  void continueTurn(int player, Report& report);
  template <class Report>
  void pickUp(int player, Sentence sentence, Report& report);
  template <class Report>
  void drawUp(int player, Report& report);
  template <class Report>
  void finishTurn(int player, Report& report);
  template <class Report>
  void win(int player, Report& report);
  template <class Report>
  void goOut(int player, Report& report);
  template <class Report>
  void endPlayOn(Report& report);
  template <class Report>
  void endVoid(Report& report);
  template <class Report>
  void dealOut(const Chance& outcome, Report& report);

  inline void takeFromHand(int player, const CardSet& cards);
  int unseenInHand(int player) const;
  inline void endTurnFields();
  bool isWon(const std::array<std::int32_t, kMaxPlayers>& totals) const;
  PlayerSet playersWithoutCards() const;
  void completeEnd();
  std::string problem(bool partial) const;
  std::string problemOfPile() const;
  std::string problemOfFronts() const;
  std::string problemOfEnd(bool partial) const;
  std::string problemWhileFacing() const;
  std::string problemInTurn() const;
  std::string problemOfFinished() const;

  std::uint8_t players_ = 2;
  OptionValues options_{};
  bool plusOneOwes_ = false;
  State state_;
};

// ---- legal moves -----------------------------------------------------------------------------

// T12: returns the place (hand, face-up or face-down cards) that must supply the next discard.
inline ThreeUpThreeDown::Source ThreeUpThreeDown::sourceOf(int player) const {
  if (state_.held[at(player)] > 0) return Source::hand;
  if (!state_.stock.empty()) return Source::nowhere;
  if (state_.upHeld[at(player)] > 0) return Source::up;
  return state_.downLeft[at(player)] != 0 ? Source::down : Source::nowhere;
}

inline bool ThreeUpThreeDown::canDiscard(int player, Source source) const {
  if (source == Source::down) return true;
  if (source == Source::nowhere) return false;
  return (cardsToDiscard(player, source).values() & fitting()) != 0;
}

template <class Visit>
void ThreeUpThreeDown::legal(int player, Visit&& visit) const {
  if (state_.waiting != Waiting::forMove) return;
  if (state_.phase == Phase::face) {
    if (!state_.ready[at(player)]) legalFaces(state_.hands[at(player)], visit);
    return;
  }
  if (player != state_.turn) return;
  const Source source = sourceOf(player);
  if (source == Source::hand || source == Source::up) {
    legalPlays(cardsToDiscard(player, source), visit);
  } else if (source == Source::down) {
    for (std::uint8_t i = 0; i < kDownCards; ++i) {
      if (isFaceDown(player, i)) visit(Action{.verb = kFlip, .place = i});
    }
  }
  if (state_.phase == Phase::play) {
    if (turnsUp(player, source)) visit(Action{.verb = kTurnup});
    if (mayPickUp(player, source)) visit(Action{.verb = kPickup});
    return;
  }
  if (state_.mayDraw) visit(Action{.verb = kDraw});
  if (!state_.owed) visit(Action{.verb = kStop});
}

// T5, T7, T9: visits the legal discards of these cards.
template <class Visit>
void ThreeUpThreeDown::legalPlays(const CardSet& cards, Visit& visit) const {
  // Visits the discard of a single card with one of these ranks. Of equal cards it takes the lowest
  // colour, so that the text of the move does not depend on the pack.
  const auto single = [&](ValueMask ranks) {
    const CardSet alike = cards & CardSet::ofValues(ranks);
    const Suit lowest = alike.kinds().first().suit();
    visit(Action{.verb = kPlay, .cards = (alike & CardSet::ofSuit(lowest)).lowest()});
  };
  // Visits the discards of 1, 2 and more equal cards of this kind, always of the lowest colours.
  const auto several = [&](ValueMask kind) {
    const CardSet same = cards & CardSet::ofValues(kind);
    same.eachSize([&](const CardSet& some) { visit(Action{.verb = kPlay, .cards = some}); });
  };
  // Visits the discards of 1, 2 and more plain Clears, always of the lowest colours. Plain Clears
  // have two ranks (kRankClear, kRankMoreClear), which must not affect the order.
  const auto severalClears = [&] {
    CardSet some;
    for (CardSet rest = cards & CardSet::ofValues(kClearKinds[0]); !rest.empty(); rest -= some) {
      for (Suit colour : {Suit::clubs, Suit::diamonds, Suit::hearts}) {
        const CardSet alike = rest & CardSet::ofSuit(colour);
        if (alike.empty()) continue;
        some |= alike.lowest();
        visit(Action{.verb = kPlay, .cards = some});
      }
    }
  };
  const ValueMask ranks = cards.values();
  const ValueMask fits = ranks & fitting();
  for (ValueMask rest = fits & kNumbers; rest != 0; rest &= rest - 1) several(rest & (0U - rest));
  if ((fits & ~kNumbers) != 0) {
    severalClears();
    several(kClearKinds[1]);
    several(kClearKinds[2]);
  }
  if (!state_.owed || fits != 0) return;
  for (ValueMask rest = ranks; rest != 0; rest &= rest - 1) single(rest & (0U - rest));
}

constexpr ThreeUpThreeDown::Threes ThreeUpThreeDown::everyThree() {
  Threes threes;
  std::size_t size = 0;
  for (std::uint8_t i = 0; i < kDealtToHand; ++i) {
    for (std::uint8_t j = i + 1; j < kDealtToHand; ++j) {
      for (std::uint8_t k = j + 1; k < kDealtToHand; ++k) {
        const std::uint64_t bit = std::uint64_t{1} << size;
        threes.skipping[i] |= bit;
        if (j != i + 1) threes.skipping[j] |= bit;
        if (k != j + 1) threes.skipping[k] |= bit;
        threes.list[size++] = {i, j, k};
      }
    }
  }
  return threes;
}

// T3: visits every choice of three cards to lay face up. Of equivalent choices it visits only the
// one with the lowest colours.
template <class Visit>
void ThreeUpThreeDown::legalFaces(const CardSet& hand, Visit& visit) {
  static constexpr Threes kThrees = everyThree();
  const SortedHand cards(hand);
  std::uint64_t choices = (std::uint64_t{1} << kThrees.list.size()) - 1;
  for (std::size_t i = 1; i < kDealtToHand; ++i) {
    const bool isAlike = ((cards.firsts() >> i) & 1U) == 0;
    choices &= isAlike ? ~kThrees.skipping[i] : choices;
  }
  for (; choices != 0; choices &= choices - 1) {
    const Three& three = kThrees.list[at(std::countr_zero(choices))];
    visit(Action{.verb = kFace, .cards = cards[three[0]] | cards[three[1]] | cards[three[2]]});
  }
}

}  // namespace downpile
