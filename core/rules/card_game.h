// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements on the class of a game (docs/adding-a-game.md). Optional parts are declared in its
// GameTraits, so that a misspelt member does not disable one silently.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/chance.h"
#include "rules/fields.h"
#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/random.h"
#include "rules/report.h"
#include "rules/rule.h"
#include "rules/standing.h"
#include "rules/step.h"
#include "rules/tally.h"
#include "rules/value.h"
#include "table/card_set.h"
#include "table/hidden_cards.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

// Optional parts of a game. A game declares which of them it has: `static constexpr GameTraits
// kTraits{...};`.
struct GameTraits {
  // std::vector<ScoreLine> paymentLines(int player) const: explains the player's settlement.
  bool pays = false;
  // std::optional<Moment> moment(int player) const: a prompt for a player allowed to act, or
  // nullopt.
  bool hasMoments = false;
  // CardSet leading() const: the currently winning cards of the trick.
  bool hasLeadingCards = false;
  // bool isSecret(const Action&), static or const: returns true if histories (rules/history.h)
  // leave the move out, because not all players see it when it is made.
  bool hasSecretMoves = false;
  // void drawSecrets(Random&): called on a masked game, replaces hidden choices of players, such as
  // secret bids, with random ones. Does not change cards.
  bool hasSecretChoices = false;
  // Action asMade(int player, const Action&) const: returns the move with the cards that are really
  // played. A player uses Card() (`??`) for a card in the own hand that the player does not see. Of
  // equal cards, a game may play another one than the move names.
  bool adjustsMoves = false;
  // void count(const Step&, Tally&) const: adds the statistics of the step leading to this
  // position.
  bool hasCounts = false;
  // True if the player with the fewest points wins, so that a higher score() is worse.
  bool fewestPointsWin = false;
  // Maximum number of turns in a deal (G4), counted in the state's `turns`; 0 if deals always end
  // by themselves.
  int mostTurns = 0;
};

namespace game_parts {

// Requires a class of plain values, created from house rules and a number of players, with static
// functions for texts and reading.
template <class G>
concept RegularValue = std::copyable<G> && std::equality_comparable<G> &&
    std::constructible_from<G, const OptionValues&, int> &&
    requires(const G& game, const OptionValues& options, int players, const Value& state,
             std::string& error) {
  { G::info() } -> std::same_as<const GameInfo&>;
  { G::refuse(options, players) } -> std::same_as<const char*>;
  { G::read(options, players, state, true, error) } -> std::same_as<std::optional<G>>;
  { game.write() } -> std::same_as<Value>;
  { game.options() } -> std::same_as<const OptionValues&>;
  { game.players() } -> std::same_as<int>;
  { game.deck() } -> std::convertible_to<CardSet>;
};

// Requires a plain value as the state of the game. `turn`: the only player required to act, or
// kNoPlayer. fields() passes each written or remembered field once to a visitor, which writes,
// reads or hides it.
template <class G>
concept State = std::equality_comparable<typename G::State> &&
    requires(const G& game, StateWriter& writer) {
  G::fields(game.state(), writer);
  { game.state() } -> std::same_as<const typename G::State&>;
  { game.state().turn } -> std::convertible_to<std::uint8_t>;
};

// Requires functions for the players allowed to act, their legal moves and the effects of the
// moves.
template <class G>
concept Moves = requires(G& game, const G& seen, int player, const Action& action,
                         void (*visit)(const Action&), StepReport report) {
  { seen.actors() } -> std::same_as<PlayerSet>;
  seen.legal(player, visit);
  { seen.check(player, action) } -> std::same_as<std::optional<Refusal>>;
  { seen.cardsOf(player, action) } -> std::convertible_to<CardSet>;
  { seen.touched(player, action) } -> std::same_as<std::vector<Place>>;
  game.apply(player, action, report);
  game.apply(player, action, NoReport{});
};

// Requires functions for chance events, for the start of a deal and for its end.
template <class G>
concept Deals = requires(G& game, const G& seen, const Chance& outcome, StepReport report) {
  { seen.chance() } -> std::same_as<ChanceNeed>;
  game.resolve(outcome, report);
  game.resolve(outcome, NoReport{});
  { seen.dealOver() } -> std::same_as<bool>;
  { seen.gameOver() } -> std::same_as<bool>;
  { seen.winners() } -> std::same_as<PlayerSet>;
  game.startDeal(report);
  game.startDeal(NoReport{});
};

// Requires functions returning the cards, scores and facts that a table shows.
template <class G>
concept Shown = requires(const G& game, int player) {
  { game.scoreLines(player) } -> std::same_as<std::vector<ScoreLine>>;
  { game.score(player) } -> std::same_as<int>;
  { game.places() } -> std::same_as<std::vector<PlaceContents>>;
  { game.standing() } -> std::same_as<Standing>;
  { game.facts(player) } -> std::same_as<std::vector<Fact>>;
};

// Requires the functions that View and Sampler (rules/view.h) use to hide cards from a player.
// hiddenFrom() and unknownTo() are called on the result of masked(), so it must contain the data
// for both.
template <class G>
concept Knowledge = requires(G& game, const G& seen, int player, Card card) {
  { seen.masked(player) } -> std::same_as<G>;
  { seen.hiddenFrom(player) } -> std::same_as<HiddenCards>;
  { seen.unknownTo(player) } -> std::same_as<CardSet>;
  { seen.groupOf(card) } -> std::convertible_to<int>;
  game.putHidden(player, card);
};

template <class G>
concept Payments = requires(const G& game, int player) {
  { game.paymentLines(player) } -> std::same_as<std::vector<ScoreLine>>;
};
template <class G>
concept Moments = requires(const G& game, int player) {
  { game.moment(player) } -> std::same_as<std::optional<Moment>>;
};
template <class G>
concept LeadingCards = requires(const G& game) {
  { game.leading() } -> std::same_as<CardSet>;
};
template <class G>
concept SecretMoves = requires(const G& game, const Action& action) {
  { game.isSecret(action) } -> std::same_as<bool>;
};
template <class G>
concept SecretChoices = requires(G& game, Random& random) {
  game.drawSecrets(random);
};

template <class G>
concept AdjustedMoves = requires(const G& game, int player, const Action& action) {
  { game.asMade(player, action) } -> std::same_as<Action>;
};

template <class G>
concept Counts = requires(const G& game, const Step& step, Tally& tally) {
  game.count(step, tally);
};

template <class G>
concept CountedTurns = requires(const G& game) {
  { game.state().turns } -> std::convertible_to<int>;
};

// Requires each optional part declared in the game's kTraits.
template <class G>
concept Declared = requires {
  { G::kTraits } -> std::same_as<const GameTraits&>;
}
&&(!G::kTraits.pays || Payments<G>)&&(!G::kTraits.hasMoments || Moments<G>)&&(
    !G::kTraits.hasLeadingCards ||
    LeadingCards<G>)&&(!G::kTraits.hasSecretMoves ||
                       SecretMoves<G>)&&(!G::kTraits.hasSecretChoices ||
                                         SecretChoices<
                                             G>)&&(!G::kTraits.adjustsMoves ||
                                                   AdjustedMoves<
                                                       G>)&&(!G::kTraits.hasCounts ||
                                                             Counts<G>)&&(G::kTraits.mostTurns ==
                                                                              0 ||
                                                                          CountedTurns<G>);

// Requires that kTraits declares each optional function that the class of the game has, even one
// with a wrong signature.
template <class G>
concept NothingUndeclared = (G::kTraits.pays || !requires { &G::paymentLines; }) &&
                            (G::kTraits.hasMoments || !requires { &G::moment; }) &&
                            (G::kTraits.hasLeadingCards || !requires { &G::leading; }) &&
                            (G::kTraits.hasSecretMoves || !requires { &G::isSecret; }) &&
                            (G::kTraits.hasSecretChoices || !requires { &G::drawSecrets; }) &&
                            (G::kTraits.adjustsMoves || !requires { &G::asMade; }) &&
                            (G::kTraits.hasCounts || !requires { &G::count; });

}  // namespace game_parts

template <class G>
concept CardGame = game_parts::RegularValue<G> && game_parts::State<G> && game_parts::Moves<G> &&
    game_parts::Deals<G> && game_parts::Shown<G> && game_parts::Knowledge<G> &&
    game_parts::Declared<G> && game_parts::NothingUndeclared<G>;

}  // namespace downpile
