// SPDX-License-Identifier: GPL-3.0-or-later
// Life, rules L1 to L18. Players secretly choose a suit, lay cards of the turned suit, make them
// safe and steal from each other. Spades must be laid and count against their owner. 2 to 8
// players; everybody scores; the highest total at the target wins. State and rules are one class, a
// plain value copied as bytes.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/life/knowledge.h"
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
#include "table/fans.h"
#include "table/pile.h"
#include "table/place.h"
#include "table/player.h"
#include "table/shuffle_groups.h"

namespace downpile {

class Life {
 public:
  enum Option : std::uint8_t {
    kTarget,
    kBlindSteal,
    kChooseSpades,
    kFortune,
    kJokersInPack,
    kPacks,  // number of packs of cards; 0: as many as the players need
    kOpenSuits,
    kFinishTurn,
  };
  // The values of Verb, Zone, RefusalReason, Sentence, Stake and Points are indices of the lists in
  // info(), such as GameInfo::verbs.
  enum Verb : std::uint8_t {
    kChoose,
    kTurn,
    kJoker,
    kLay,
    kDone,
    kSteal,    // steals a random card of a shuffled hand
    kStealAt,  // steals the card at a position of a hand with fixed order
    kTake,     // steals a face-up card
    kDecline,
  };
  enum Zone : std::uint8_t { kHand, kStock, kDiscard, kRemoved, kFaceUp, kFaceDown };
  enum class RefusalReason : std::uint8_t {
    notYourTurn,
    chosenAlready,
    nobodyMoves,
    noMove,
    oneCard,
    noSuchPlayer,
    chooseFirst,
    suitsChosen,
    turnFirst,
    turnedAlready,
    jokerInsteadOfTurning,
    everySpade,
    stealOrDecline,
    nothingToDecline,
    noStealNow,
    fanIsShuffled,
    pointAtCard,
    notHeld,
    noJoker,
    spadesNotChosen,
    wrongSuit,
    fromYourself,
    onlyFromVictim,
    takeFaceUp,
    nothingToSteal,
    noSuchPosition,
    notFaceUp,
  };
  enum class Sentence : std::uint8_t {
    dealBegins,
    chooses,
    // Sentences about the suit chosen by a player, one for each suit in the order of Suit. The
    // sentences fortuneIn... have the same order.
    hasChosenClubs,
    hasChosenDiamonds,
    hasChosenHearts,
    hasChosenSpades,
    dealt,
    reshuffled,
    turns,
    turnsAce,
    turnsJoker,
    playsJoker,
    redeals,
    notEnoughCards,
    nothingToTurn,
    lays,
    laysAce,
    mustLay,
    mustLayAce,
    hasNoSpades,
    laysNothing,
    turnsFaceDown,
    spadesFaceDown,
    picksUp,
    steals,
    takes,
    declines,
    // Sentences about how a hand became empty: the last card was laid, collected by an ace, or
    // stolen.
    laysLast,
    losesLastToAce,
    losesLastToThief,
    endsByIdleTurns,
    endsByTurns,
    scores,
    tie,
    wins,
    fortuneInClubs,
    fortuneInDiamonds,
    fortuneInHearts,
    fortuneInSpades,
    nobodyAnswersForIt,
    handStaysEmpty,
    ownSuitFaceDown,
  };
  enum class About : std::uint8_t { suit, hasChosen };
  enum class Counted : std::uint8_t { redeals, steals };
  enum class Stake : std::uint8_t {
    suit,
    laying,
    nothingToLay,
    points,
    stealing,
    stealingFromVictim,
    suitOrSpades,
    nothingToTurn,
    nothingToTurnButJoker,
    nothingToSteal,
    stealingToPlayOn,
    pointsOfOwnSuit,
  };
  enum class Points : std::uint8_t {
    clubs,  // score lines for the points in each suit, in the order of Suit
    diamonds,
    hearts,
    spades,
    ownClubs,
    ownDiamonds,
    ownHearts,
    ownSpades,
  };

  static constexpr int kHandSize = 7;
  static constexpr int kMaxTurns = 5000;  // G4: turns after which a deal ends
  static constexpr int kSafeFrom = 10;    // L7: points at which the cards of a suit are safe
  static constexpr int kMaxPoints = 1000000;

  // Number of the stock as an owner in HiddenCards. With blind steals, lower numbers are the
  // players' hands. With open fans, a lower number is a bit mask of suits (bit s for suit s). It
  // stands for the unknown cards, in any hand, that are known not to be of these suits.
  static constexpr int kStockOwner = 16;

  enum class Waiting : std::uint8_t {
    forMove,
    forDeal,
    forStockToTurn,    // L4: shuffle of the discard pile into a new stock, before a card is turned
    forStockToPickUp,  // L10: shuffle of the discard into a new stock, before a pick-up
    forRedeal,         // L13, L14: shuffle of the cards for the redeal
    forTheft,          // L11: random choice of the stolen card
    forNextDeal,       // no chance awaited: the deal is over, and startDeal() is the next step
    forNothing,        // no chance awaited: the game is over
  };
  enum class Phase : std::uint8_t { choose, start, lay, steal };

  static constexpr std::string_view kPhaseWords[] = {"choose", "start", "lay", "steal"};
  static constexpr std::string_view kSuitWords[] = {"C", "D", "H", "S"};

  using SuitPoints = std::array<std::array<std::int32_t, kMaxPlayers>, kSuits>;

  struct State {
    Waiting waiting = Waiting::forDeal;
    Phase phase = Phase::choose;
    bool laid = false;     // true if a card was laid this turn, even a compulsory spade
    bool partial = false;  // true if cards of the deck may be missing
    // True if the house rule blindSteal is off. Then the cards of a hand keep a public order (an
    // open fan), and a thief chooses a card by its position.
    bool openFans = false;
    // L2: true if players choose their suits openly, one after the other.
    bool openSuits = false;
    // Suit of the card turned up this turn; kNoChoice if none was, or if it was an ace or a joker.
    std::int8_t turned = kNoChoice;
    std::uint8_t dealer = 0;
    // Last player whose joker caused a redeal in this deal; the dealer if there was no redeal.
    std::uint8_t redealer = 0;
    // Player on turn; kNoPlayer before and after the deal, and while all choose at the same time.
    std::uint8_t turn = kNoPlayer;
    // L9: the only player from whom cards may be stolen now; kNoPlayer: a thief may choose any
    // opponent.
    std::uint8_t victim = kNoPlayer;
    // Player from whose hand a random card is being stolen; kNoPlayer if none.
    std::uint8_t robbed = kNoPlayer;
    std::uint8_t idle = 0;  // consecutive turns without a card to turn up (L4)
    std::int16_t deal = 1;
    std::int16_t turns = 0;  // number of completed turns of this deal
    PlayerList thieves;      // players still entitled to steal; the first is on turn
    // Chosen suit of each player, kNoChoice or kSecretChoice.
    std::array<std::int8_t, kMaxPlayers> chosen = unset();
    // For each player: the opponent who stole from this player last; -1 if none did.
    std::array<std::int8_t, kMaxPlayers> stolenBy = unset();
    std::array<std::int32_t, kMaxPlayers> totals{};
    std::array<std::int32_t, kMaxPlayers> scores{};  // score of each player in the finished deal
    // For each suit and player: points of the cards in front at the end of a deal, summed over all
    // deals.
    SuitPoints fortune{};
    std::array<std::uint8_t, kMaxPlayers> held{};  // number of cards in each hand
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<CardSet, kMaxPlayers> faceUp{};
    std::array<CardSet, kMaxPlayers> faceDown{};
    CardSet removed;
    // Cards of the last shuffles of the discard pile since the hands were dealt, latest shuffle
    // first. A card shuffled several times is only in the latest set.
    std::array<CardSet, LifeMemory::kShuffles> shuffles{};
    Pile stock;
    Pile discard;
    PileOrder order;
    // What players know about the cards in hands. With open fans (blindSteal off): `fans` and
    // `groups`. With blind steals: `memories`, one for each player, the last one for spectators.
    Fans fans;
    ShuffleGroups groups;
    std::array<LifeMemory, kMaxPlayers + 1> memories{};

    bool operator==(const State&) const = default;

   private:
    static constexpr std::array<std::int8_t, kMaxPlayers> unset() {
      std::array<std::int8_t, kMaxPlayers> none{};
      none.fill(-1);
      return none;
    }
  };

  // Passes the fields of a state to the visitor, which writes, reads or hides them
  // (rules/fields.h). Left out: waiting, partial, openFans, openSuits, robbed and scores.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, 30000});
    v.field("dealer", Seen::byAll, s.dealer, PlayerField{});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{-kMaxPoints, kMaxPoints});
    if (s.openFans) {
      v.fans("hands", Seen::byOwner, s.hands, s.held, s.fans);
    } else {
      v.cards("hands", Seen::byOwner, s.hands, s.held);
    }
    v.field("phase", Seen::byAll, s.phase, WordField{kPhaseWords});
    v.each("chosen", s.phase == Phase::choose && !s.openSuits ? Seen::byOwner : Seen::byAll,
           s.chosen, ChoiceField{kSuitWords});
    v.pile("stock", Seen::byNone, s.stock, s.order);
    v.pile("discard", Seen::byAll, s.discard, s.order);
    v.field("removed", Seen::byAll, s.removed, CardsField{});
    v.each("faceUp", Seen::byAll, s.faceUp, CardsField{});
    v.each("faceDown", Seen::byAll, s.faceDown, CardsField{});
    v.field("turned", Seen::byAll, s.turned, ChoiceField{kSuitWords});
    v.field("laid", Seen::byAll, s.laid, FlagField{});
    v.field("thieves", Seen::byAll, s.thieves, PlayersField{});
    v.field("victim", Seen::byAll, s.victim, PlayerField{kOrNull});
    v.field("redealer", Seen::byAll, s.redealer, PlayerField{});
    v.field("idle", Seen::byAll, s.idle, NumberField{0, kMaxPlayers});
    v.field("turns", Seen::byAll, s.turns, NumberField{0, kMaxTurns});
    v.each("stolenBy", Seen::byAll, s.stolenBy, NumberField{0, kMaxPlayers - 1, kOrNull});
    v.object("fortune", [&s](auto& inner) {
      for (std::size_t suit = 0; suit < kSuits; ++suit) {
        inner.each(kSuitWords[suit], Seen::byAll, s.fortune[suit], NumberField{0, kMaxPoints});
      }
    });
    v.remembered(Seen::byAll, s.shuffles);
    v.remembered(Seen::byAll, s.groups);
    v.remembered(Seen::byOwner, s.memories);
  }

  static constexpr GameTraits kTraits{.hasMoments = true,
                                      .hasSecretMoves = true,
                                      .hasSecretChoices = true,
                                      .hasCounts = true,
                                      .mostTurns = kMaxTurns};
  static const GameInfo& info();

  // Selects the rules of an older record. In version 1, the pack of a laid card decided which of
  // two equal cards left the fan.
  void setRulesVersion(int version) { laysFirstCopy_ = version > 1; }

  // Returns the reason why these options cannot be played with this number of players, as a
  // translatable sentence; empty if they can.
  static const char* refuse(const OptionValues& options, int players);

  // A game before its first deal. `players` is 2 ... 8; the options must be valid (see refuse).
  Life(const OptionValues& options, int players);

  // Reads a game from its state in JSON. Returns nullopt and sets `error` if the state is invalid.
  // partial: cards of the deck may be missing in the state.
  static std::optional<Life> read(const OptionValues& options, int players, const Value& state,
                                  bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  CardSet deck() const;

  // Returns true if the move histories for bots (rules/history.h) leave this move out: the choice
  // of a suit, even if the house rule openSuits lets all players see it.
  static bool isSecret(const Action& action) { return action.verb == kChoose; }

  // The players allowed to act now: during the simultaneous choice of suits (L2), the players
  // without a choice so far; otherwise the player on turn.
  PlayerSet actors() const {
    if (state_.waiting != Waiting::forMove) return {};
    return allChoose() ? playersWithoutSuit() : PlayerSet::only(state_.turn);
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
  bool dealVoid() const { return false; }
  PlayerSet winners() const;

  // Starts the next deal. Call it after any deal except the last. The next dealer deals (L17); the
  // game then waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // Returns the lines of the player's score (L16), which add up to score(). During a deal: of the
  // score if the deal ended now.
  std::vector<ScoreLine> scoreLines(int player) const;
  int score(int player) const;

  // places(): the cards in each place of the table. standing(): totals, turn and dealer. Both
  // contain only what this state knows; in a view, cards can be unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;
  void count(const Step& step, Tally& tally) const;
  std::optional<Moment> moment(int player) const;

  // Returns the candidate cards for a move of this kind, legal or not: for `take` the face-up cards
  // of the target, otherwise the player's hand.
  const CardSet& cardsOf(int player, const Action& action) const {
    const bool takes = action.verb == kTake && action.target < players_;
    return takes ? state_.faceUp[action.target] : state_.hands[at(player)];
  }

  // Returns the places relevant to a move. The move is stale if one of them has changed since the
  // player's choice.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions hide cards from a viewer and put sampled cards in their place. View and
  // Sampler (rules/view.h) call them.
  Life masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card card) const { return state_.groups.of(card); }
  void putHidden(int owner, Card card);
  void drawSecrets(Random& random);

  // pointsOf(): the points of cards, for each suit or for one suit (L1). scoreOf(): the score of a
  // player with these points whose chosen suit is `chosen` (L16).
  using PointsBySuit = std::array<int, kSuits>;
  static PointsBySuit pointsOf(const CardSet& cards);
  static int pointsOf(const CardSet& cards, Suit suit);
  static int scoreOf(const PointsBySuit& points, int chosen);
  // The unknown cards that another player's hand may hold, and the maximum number of them for each
  // suit. possibleIn() computes it on a view, for bots. `unknown`: the result of unknownTo().
  struct Possible {
    CardSet cards;
    std::array<int, kSuits> most{};
  };
  Possible possibleIn(int viewer, int player, const CardSet& unknown) const;

  bool operator==(const Life&) const = default;

 private:
  bool option(Option option) const { return options_[option] != 0; }
  static int packs(const OptionValues& options, int players);
  bool holdsJoker(int player) const;
  // L2: whether all players choose their suits now, at the same time.
  bool allChoose() const { return state_.phase == Phase::choose && !state_.openSuits; }
  bool mayAct(int player) const {
    if (!allChoose()) return player == state_.turn;
    return player >= 0 && player < players_ && state_.chosen[at(player)] == kNoChoice;
  }
  PlayerSet playersWithoutSuit() const;
  ChanceNeed chanceBetweenMoves() const;
  bool someHandIsEmpty(int except = kNoPlayer) const;
  // L15: returns the player who laid cards in this turn and, under the house rule finishTurn, may
  // have an empty hand until the turn ends; kNoPlayer if none.
  int finishesTurn() const {
    if (!option(kFinishTurn) || state_.phase != Phase::steal || !state_.laid) return kNoPlayer;
    return state_.victim == kNoPlayer ? state_.turn : state_.victim;
  }
  // L11: returns the card at this position of a hand. With open fans, the position in the fan; with
  // blind steals, the position in the hand sorted as in a written state.
  Card cardOfHand(int player, int position) const;

  template <class Visit>
  void legalThefts(int player, Visit& visit) const;

  std::optional<Refusal> checkPhase(const Action& action) const;
  std::optional<Refusal> checkForm(const Action& action) const;
  std::optional<Refusal> checkTheft(int player, const Action& action) const;

  void insert(int player, Card card, PlayerSet seenBy) {
    state_.hands[at(player)].insert(card);
    ++state_.held[at(player)];
    if (state_.openFans) state_.fans.add(player, {.card = card, .knownBy = seenBy});
  }
  void arriveUnseen(int player, Card card);
  void arriveSeen(int player, Card card);
  void leave(int player, const CardSet& cards);
  Card copyToLay(int player, Card card) const;
  void handOver(Card card, int victim, int thief);
  void discard(const CardSet& cards);
  void showNone(int player, Suit suit);
  void forgetHands();
  void rememberShuffle(const CardSet& cards);
  int shuffleOf(Card card) const;

  template <class Visit>
  void eachMemory(Visit visit) {
    for (int viewer = 0; viewer < players_; ++viewer) visit(state_.memories[at(viewer)], viewer);
    visit(state_.memories[kMaxPlayers], kMaxPlayers);
  }

  template <class Report>
  void chooseSuit(int player, int suit, Report& report);
  template <class Report>
  void handOut(int dealer, Report& report);
  template <class Report>
  void turnCard(int player, Report& report);
  template <class Report>
  void layCard(int player, Card chosen, Report& report);
  template <class Report>
  void laySpades(int player, Report& report);
  template <class Report>
  int collect(int player, Suit suit, Zone zone, Report& report);
  template <class Report>
  bool turnFaceDown(int player, Suit suit, Report& report);
  template <class Report>
  bool endsByLaying(int player, Report& report);
  template <class Report>
  void finishLaying(int player, Report& report);
  template <class Report>
  void pickUp(int player, Report& report);
  void askThieves(int player, Suit suit);
  template <class Report>
  void moveStolen(Card card, int thief, int victim, Report& report);
  template <class Report>
  void takeFaceUp(int thief, int victim, Card card, Report& report);
  template <class Report>
  void askNextThief(int player, Report& report);
  template <class Report>
  void playJoker(int player, Report& report);
  CardSet cardsToShuffle() const;
  template <class Report>
  void gather(Report& report);
  template <class Report>
  void redeal(int player, Report& report);
  void beginTurn(int player);
  template <class Report>
  void finishTurn(int player, bool isIdle, Report& report);
  template <class Report>
  bool endsByEmptyHand(int layer, Sentence others, Report& report);
  template <class Report>
  void endDeal(Report& report);
  template <class Report>
  void reportFortunes(Report& report);
  template <class Report>
  void formStock(const Chance& outcome, Place from, Report& report);
  template <class Report>
  void reshuffle(const Chance& outcome, Report& report);

  CardSet onTable() const;
  CardSet knownInHand(int viewer, int player, const CardSet& onTable) const;
  HiddenCards hiddenByMemory(int viewer) const;
  HiddenCards hiddenInFans(int viewer) const;
  std::string problem() const;
  std::string choiceProblem() const;
  std::string endProblem() const;
  std::string phaseProblem() const;
  std::string thiefProblem() const;

  std::uint8_t players_ = 2;
  OptionValues options_{};
  bool laysFirstCopy_ = true;
  State state_;
};

// ---- legal moves -----------------------------------------------------------------------------

template <class Visit>
void Life::legal(int player, Visit&& visit) const {
  if (state_.waiting != Waiting::forMove || !mayAct(player)) return;
  switch (state_.phase) {
    case Phase::choose:  // L2: choice of a suit
      for (std::int16_t suit = 0; suit < (option(kChooseSpades) ? kSuits : kSuits - 1); ++suit) {
        visit(Action{.verb = kChoose, .number = suit});
      }
      return;
    case Phase::start:  // L4: turning a card, or a joker
      visit(Action{.verb = kTurn});
      if (holdsJoker(player)) visit(Action{.verb = kJoker});
      return;
    case Phase::lay: {  // L5: laying cards
      const CardSet cards = state_.hands[at(player)] & lifeSuit(static_cast<Suit>(state_.turned));
      cards.eachKind([&](const CardSet& one) { visit(Action{.verb = kLay, .cards = one}); });
      visit(Action{.verb = kDone});
      return;
    }
    case Phase::steal:
      return legalThefts(player, visit);
  }
}

// L8, L9, L11: visits the legal steals and takes of the player.
template <class Visit>
void Life::legalThefts(int player, Visit& visit) const {
  for (std::uint8_t victim = 0; victim < players_; ++victim) {
    if (victim == player || (state_.victim != kNoPlayer && victim != state_.victim)) continue;
    const CardSet& faceUp = state_.faceUp[victim];
    if (!faceUp.empty()) {
      faceUp.eachKind([&](const CardSet& one) {
        visit(Action{.verb = kTake, .target = victim, .cards = one});
      });
    } else if (!option(kBlindSteal)) {
      for (std::uint8_t position = 0; position < state_.held[victim]; ++position) {
        visit(Action{.verb = kStealAt, .place = position, .target = victim});
      }
    } else if (state_.held[victim] > 0) {
      visit(Action{.verb = kSteal, .target = victim});
    }
  }
  visit(Action{.verb = kDecline});
}

}  // namespace downpile
