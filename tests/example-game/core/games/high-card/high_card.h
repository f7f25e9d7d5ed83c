// SPDX-License-Identifier: GPL-3.0-or-later
// High Card, rules H1 to H4: everybody gets five cards and plays one to each trick, and the highest
// takes it. 2 to 4 players. The smallest game that has all that a game needs; it is in no program,
// but in the tests that docs/adding-a-game.md tells of.
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
#include "rules/report.h"
#include "rules/rule.h"
#include "rules/view.h"
#include "table/card_set.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

class HighCard {
 public:
  enum Option : std::uint8_t { kDeals };
  // Verb, Zone, Why, Tell, About and Points index the lists of info().
  enum Verb : std::uint8_t { kPlay };
  enum Zone : std::uint8_t { kHand, kTrick, kPlayed, kUndealt };
  enum class Why : std::uint8_t { notYourTurn, nobodyMoves, noMove, oneCard, notHeld };
  enum class Tell : std::uint8_t { dealt, plays, takesTrick, scores, wins, sharesWin };
  enum class About : std::uint8_t { taken };
  enum class Points : std::uint8_t { tricks };

  static constexpr int kHandSize = 5;
  static constexpr int kMostDeals = 20;
  static constexpr int kUndealtOwner = kMaxPlayers;  // in HiddenCards; the others are hands

  enum class Waiting : std::uint8_t { forDeal, forMove, forNextDeal, forNothing };

  struct State {
    Waiting waiting = Waiting::forDeal;  // forNextDeal: the deal is over; forNothing: the game is
    std::uint8_t deal = 1;
    std::uint8_t turn = kNobody;                     // player; kNobody when the deal is over
    std::uint8_t undealtSize = 0;                    // known even where the cards are not,
    std::array<std::uint8_t, kMaxPlayers> held{};    // as are the sizes of the hands
    std::array<std::uint8_t, kMaxPlayers> taken{};   // tricks of this deal
    std::array<std::uint8_t, kMaxPlayers> totals{};  // points
    PlayedCards<Card> trick;
    std::array<CardSet, kMaxPlayers> hands{};
    CardSet played;   // complete tricks
    CardSet undealt;  // seen by nobody

    bool operator==(const State&) const = default;
  };

  // Every field of a state, named once; see fields.h.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.one("deal", Seen::byAll, s.deal, NumberField{1, kMostDeals});
    v.one("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{0, kMostDeals * kHandSize});
    v.each("taken", Seen::byAll, s.taken, NumberField{0, kHandSize});
    v.cards("hands", Seen::byOwner, s.hands, s.held);
    v.one("trick", Seen::byAll, s.trick, PlaysField{});
    v.one("played", Seen::byAll, s.played, CardsField{});
    v.cards("undealt", Seen::byNobody, s.undealt, s.undealtSize);
  }

  static constexpr GameTraits kTraits{};
  static const GameInfo& info();

  // Why this combination of options cannot be played by so many: none is refused.
  static const char* refuse(const OptionValues&, int) { return ""; }

  // A game before its first deal. players 2 ... 4.
  HighCard(const OptionValues& options, int players);

  // A state from outside. On failure `error` says what is wrong and the state is not used.
  // `partial`: the deck need not be complete.
  static std::optional<HighCard> read(const OptionValues& options, int players, const Value& state,
                                      bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  static CardSet deck();

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
    if (state_.waiting != Waiting::forDeal) return {};
    return {.kind = ChanceNeed::Kind::shuffle, .cards = deck()};
  }
  template <class Report>
  void resolve(const Chance& outcome, Report report);

  bool dealOver() const { return gameOver() || state_.waiting == Waiting::forNextDeal; }
  bool gameOver() const { return state_.waiting == Waiting::forNothing; }
  PlayerSet winners() const;

  // After a deal that did not end the game; then the game waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // H4: what the tricks of a player are worth; no line without a trick.
  std::vector<ScoreLine> scoreLines(int player) const;
  int worth(int player) const { return state_.taken[at(player)]; }

  // What lies where, and how the game stands, as far as this state knows.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;

  // The cards that moves of this player are made of.
  const CardSet& cardsOf(int player, const Action&) const { return state_.hands[at(player)]; }

  // The places whose change makes a move meant for an older position pointless.
  std::vector<Place> touched(int player, const Action& action) const;

  // For View and Sampler.
  HighCard masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card) const { return 0; }
  void putHidden(int owner, Card card) {
    (owner == kUndealtOwner ? state_.undealt : state_.hands[at(owner)]).insert(card);
  }

  // H1. The dealer of a deal, from 1.
  int dealerOf(int deal) const { return (deal - 1) % players_; }

  // H3. An ace is the highest.
  static constexpr int height(Card card) { return card.rank() == 1 ? kHighAce : card.rank(); }

  bool operator==(const HighCard&) const = default;

 private:
  static constexpr int kHighAce = 14;

  int dealer() const { return dealerOf(state_.deal); }
  int winningPlay() const;
  template <class Report>
  void finishTrick(Report& report);
  template <class Report>
  void finishDeal(Report& report);
  int tricksTaken() const;
  std::string problem(bool partial) const;
  std::string problemOfTurn() const;
  std::string problemOfHands() const;
  std::string problemOfHistory() const;

  std::uint8_t players_ = 2;
  OptionValues options_{};
  State state_;
};

// ---- legal moves -----------------------------------------------------------------------------

// H2: any card of the hand.
template <class Visit>
void HighCard::legal(int player, Visit&& visit) const {
  if (!actors().contains(player)) return;
  for (Card card : state_.hands[at(player)]) {
    visit(Action{.verb = kPlay, .cards = CardSet(card)});
  }
}

}  // namespace downpile
