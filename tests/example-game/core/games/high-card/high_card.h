// SPDX-License-Identifier: GPL-3.0-or-later
// High Card, rules H1 to H4: each player gets five cards and plays one to each trick; the highest
// card takes the trick. 2 to 4 players. It is an example of a complete, very small card game for
// docs/adding-a-game.md. Only tests use it.
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
  // Verb, Zone, RefusalReason, Sentence, About and Points index the lists of info().
  enum Verb : std::uint8_t { kPlay };
  enum Zone : std::uint8_t { kHand, kTrick, kPlayed, kUndealt };
  enum class RefusalReason : std::uint8_t { notYourTurn, nobodyMoves, noMove, oneCard, notHeld };
  enum class Sentence : std::uint8_t { dealt, plays, takesTrick, scores, wins, sharesWin };
  enum class About : std::uint8_t { taken };
  enum class Points : std::uint8_t { tricks };

  static constexpr int kHandSize = 5;
  static constexpr int kMostDeals = 20;
  // Number of the stock of undealt cards as an owner in HiddenCards. Players are the other owners.
  static constexpr int kUndealtOwner = kMaxPlayers;

  enum class Waiting : std::uint8_t { forDeal, forMove, forNextDeal, forNothing };

  struct State {
    Waiting waiting = Waiting::forDeal;  // forNextDeal: deal over; forNothing: game over
    std::uint8_t deal = 1;
    std::uint8_t turn = kNoPlayer;  // player on turn; kNoPlayer before and after a deal
    // Number of undealt cards, and of cards in each hand. Both are public, although the cards are
    // hidden.
    std::uint8_t undealtSize = 0;
    std::array<std::uint8_t, kMaxPlayers> held{};
    std::array<std::uint8_t, kMaxPlayers> taken{};   // tricks of this deal
    std::array<std::uint8_t, kMaxPlayers> totals{};  // points of all deals
    PlayedCards<Card> trick;
    std::array<CardSet, kMaxPlayers> hands{};
    CardSet played;   // cards of complete tricks
    CardSet undealt;  // cards remaining in the stock, hidden from all players

    bool operator==(const State&) const = default;
  };

  // Visits each field of a state except `waiting` once, with the limits of its values; see
  // fields.h.
  template <class S, class Visitor>
  static void fields(S& s, Visitor& v) {
    v.field("deal", Seen::byAll, s.deal, NumberField{1, kMostDeals});
    v.field("turn", Seen::byAll, s.turn, PlayerField{kOrNull});
    v.each("totals", Seen::byAll, s.totals, NumberField{0, kMostDeals * kHandSize});
    v.each("taken", Seen::byAll, s.taken, NumberField{0, kHandSize});
    v.cards("hands", Seen::byOwner, s.hands, s.held);
    v.field("trick", Seen::byAll, s.trick, PlaysField{});
    v.field("played", Seen::byAll, s.played, CardsField{});
    v.cards("undealt", Seen::byNone, s.undealt, s.undealtSize);
  }

  static constexpr GameTraits kTraits{};
  static const GameInfo& info();

  // Returns why the options cannot be played with this number of players. Always returns an empty
  // text, because all options can be played with 2 to 4 players.
  static const char* refuse(const OptionValues&, int) { return ""; }

  // Creates a game before its first deal, with 2 to 4 players.
  HighCard(const OptionValues& options, int players);

  // Reads a state from outside. On failure, sets `error` to the reason and returns nullopt. With
  // `partial`, cards of the deck may be missing.
  static std::optional<HighCard> read(const OptionValues& options, int players, const Value& state,
                                      bool partial, std::string& error);
  Value write() const;

  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return players_; }
  static CardSet deck();

  // Returns the players allowed to act now. In this game, only the player on turn may act.
  PlayerSet actors() const {
    return state_.waiting == Waiting::forMove ? PlayerSet::only(state_.turn) : PlayerSet();
  }

  // Calls visit(action) for each legal move of the player; no two moves are equivalent.
  template <class Visit>
  void legal(int player, Visit&& visit) const;

  // Returns nullopt if the move is allowed, otherwise the reason why it is not.
  std::optional<Refusal> check(int player, const Action& action) const;

  // Makes a move allowed by check(). `report` is a NoReport or a StepReport.
  template <class Report>
  void apply(int player, const Action& action, Report report);

  // Returns the pending chance event; resolve() applies its outcome.
  ChanceNeed chance() const {
    if (state_.waiting != Waiting::forDeal) return {};
    return {.kind = ChanceNeed::Kind::shuffle, .cards = deck()};
  }
  template <class Report>
  void resolve(const Chance& outcome, Report report);

  bool dealOver() const { return gameOver() || state_.waiting == Waiting::forNextDeal; }
  bool gameOver() const { return state_.waiting == Waiting::forNothing; }
  PlayerSet winners() const;

  // Starts another deal of an unfinished game; the game then waits for the shuffle.
  template <class Report>
  void startDeal(Report report);

  // H4: returns a line with the points for the player's tricks, or no line if the player took none.
  std::vector<ScoreLine> scoreLines(int player) const;
  int score(int player) const { return state_.taken[at(player)]; }

  // Returns the cards of all places. In a view, hidden cards are unknown.
  std::vector<PlaceContents> places() const;
  Standing standing() const;
  std::vector<Fact> facts(int player) const;

  // Cards available for moves of this player.
  const CardSet& cardsOf(int player, const Action&) const { return state_.hands[at(player)]; }

  // Returns the places whose cards the move uses. If one of them has changed, the user meant
  // another position and the move is refused.
  std::vector<Place> touched(int player, const Action& action) const;

  // The following functions are used by View and Sampler.
  HighCard masked(int viewer) const;
  HiddenCards hiddenFrom(int viewer) const;
  CardSet unknownTo(int viewer) const;
  int groupOf(Card) const { return 0; }
  void putHidden(int owner, Card card) {
    (owner == kUndealtOwner ? state_.undealt : state_.hands[at(owner)]).insert(card);
  }

  // H1: returns the dealer of a deal. The first deal has the number 1.
  int dealerOf(int deal) const { return (deal - 1) % players_; }

  // H3: returns the rank of a card, with the ace as the highest.
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

// H2: the player may play any card of the hand.
template <class Visit>
void HighCard::legal(int player, Visit&& visit) const {
  if (!actors().contains(player)) return;
  for (Card card : state_.hands[at(player)]) {
    visit(Action{.verb = kPlay, .cards = CardSet(card)});
  }
}

}  // namespace downpile
