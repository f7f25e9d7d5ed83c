// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants that must hold in every position of every game. The functions wrong...() return a
// description of the first violation, or an empty string. The contract test (contract.h) uses most
// of them.
#pragma once

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

template <class G>
std::vector<Action> legalMoves(const G& game, int player) {
  std::vector<Action> actions;
  game.legal(player, [&](const Action& action) { actions.push_back(action); });
  return actions;
}

// Returns a violation of rule G1, or "": no card may be in two places, unknown, or of another deck.
// `whole`: all cards of the deck must be present. Do not call while a shuffle is pending, because
// cards may then be in no place.
template <class G>
std::string wrongCards(const G& game, bool whole) {
  CardSet found;
  int count = 0;
  for (const PlaceContents& place : game.places()) {
    for (Card card : place.cards) found.insert(card);
    count += static_cast<int>(place.cards.size());
  }
  if (found.size() != count) return "a card is in two places";
  if (!game.deck().containsAll(found)) return "a card is unknown or not of the deck";
  return whole && found != game.deck() ? "a card is lost" : "";
}

// Returns a violation, or "". Players may act exactly while the deal is running and no chance is
// pending. Exactly the players who may act have legal moves, and check() allows every legal move.
template <class G>
std::string wrongMoves(const G& game) {
  const PlayerSet actors = game.actors();
  const bool waits = game.chance().kind != ChanceNeed::Kind::none;
  if (actors.empty() != (waits || game.dealOver())) {
    return waits || game.dealOver() ? "a player may act although none should" : "no player may act";
  }
  if (waits && game.dealOver()) return "chance is pending after the deal";
  if (game.gameOver() && !game.dealOver()) return "the game is over before its deal";
  for (int player = 0; player < game.players(); ++player) {
    bool any = false;
    bool refused = false;
    game.legal(player, [&](const Action& action) {
      any = true;
      refused = refused || game.check(player, action).has_value();
    });
    if (any != actors.contains(player)) return "actors and legal disagree";
    if (refused) return "a legal move is refused";
  }
  return {};
}

// Returns true if the viewer has a legal move with a hidden card, Card(), as in a blind deal of Up
// and Down.
template <class G>
bool playsBlind(const View<G>& seen) {
  bool isBlind = false;
  seen.legal([&](const Action& action) { isBlind = isBlind || action.cards.contains(Card()); });
  return isBlind;
}

// Returns a difference between a game and the viewer's view, or "". Both must have the same numbers
// of cards and the same legal moves; a card that its player does not see counts as the real card. A
// spectator must have no legal moves.
template <class G>
std::string wrongView(const G& game, int viewer) {
  const View<G> seen = view(game, viewer);
  std::vector<Action> legal;
  seen.legal([&](const Action& action) {
    legal.push_back(action);
    if constexpr (G::kTraits.adjustsMoves) legal.back() = game.asMade(viewer, action);
  });
  auto expected = viewer == kSpectator ? std::vector<Action>() : legalMoves(game, viewer);
  if constexpr (G::kTraits.adjustsMoves) {
    for (Action& action : expected) action = game.asMade(viewer, action);
  }
  if (legal != expected) return "a view has other legal moves";
  const auto same = [](const PlaceContents& a, const PlaceContents& b) {
    return a.place == b.place && a.cards.size() == b.cards.size();
  };
  const auto open = game.places();
  const auto shown = seen.seen().places();
  const bool alike = std::equal(open.begin(), open.end(), shown.begin(), shown.end(), same);
  return alike ? "" : "a view shows another number of cards";
}

// Samples a world (a position that is possible for the viewer). Returns a violation, or "". The
// viewer must have the same view of the world as of the game and, unless playsBlind(), the same
// legal moves. No card may occur twice. With `whole`, the world must contain the whole deck.
template <class G>
std::string wrongWorld(const G& game, int viewer, bool whole, Random& random) {
  const View<G> seen = view(game, viewer);
  Sampler<G> sampler(seen);
  const G world = sampler.draw(random);
  if (!(view(world, viewer) == seen)) return "a drawn world has another view";
  if (!playsBlind(seen) && legalMoves(world, viewer) != legalMoves(game, viewer)) {
    return "a drawn world has other legal moves for its viewer";
  }
  return wrongCards(world, whole);
}

// Returns the words of each legal move, sorted for comparison. An exchange of equal cards of two
// packs does not change the result.
template <class G>
std::vector<std::vector<std::string>> legalWords(const G& game, int player) {
  std::vector<std::vector<std::string>> moves;
  for (const Action& action : legalMoves(game, player)) {
    std::istringstream text(actionText(action, G::info()));
    moves.emplace_back(std::istream_iterator<std::string>(text),
                       std::istream_iterator<std::string>());
    std::sort(moves.back().begin(), moves.back().end());
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

// Returns the written position without its field `shown` (3UP 3DOWN). Two equal cards have the same
// text, so a position that was read may mark the other one as seen by all. No rule depends on this.
inline Value::Object withoutShown(const Value& written) {
  Value::Object fields = *written.object();
  std::erase_if(fields, [](const auto& field) { return field.first == "shown"; });
  return fields;
}

// Makes up to eight legal moves, each in a position and in its copy. Both must have the same legal
// moves. Returns a description of the first move whose two results differ, or whose result cannot
// be written and read; "" without such a move. Skips moves that need a chance outcome.
template <class G>
std::string wrongResult(const G& game, const G& copy, int player, bool partial) {
  const auto nameOf = [](const Action& action) {
    std::vector<std::string> cards;
    for (Card card : action.cards) cards.push_back(cardText(card, G::info().family));
    std::sort(cards.begin(), cards.end());
    return std::tuple(action.verb, action.place, action.target, action.number, cards);
  };
  const std::vector<Action> moves = legalMoves(game, player);
  const std::vector<Action> same = legalMoves(copy, player);
  for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 8) {
    G after = game;
    after.apply(player, moves[i], NoReport{});
    if (after.chance().kind != ChanceNeed::Kind::none) continue;
    G copyAfter = copy;
    const auto isSame = [&](const Action& each) { return nameOf(each) == nameOf(moves[i]); };
    copyAfter.apply(player, *std::find_if(same.begin(), same.end(), isSame), NoReport{});
    if (withoutShown(after.write()) != withoutShown(copyAfter.write())) {
      return actionText(moves[i], G::info()) + " has another result in a position that was read";
    }
    std::string error;
    if (!G::read(game.options(), game.players(), after.write(), partial, error)) {
      return "the result of " + actionText(moves[i], G::info()) + " is refused: " + error;
    }
  }
  return {};
}

// Returns a difference between a position and its copy after writing and reading, or "". Equal
// cards of two packs may be exchanged.
template <class G>
std::string wrongReading(const G& game, bool partial) {
  std::string error;
  const Value written = game.write();
  const auto again = G::read(game.options(), game.players(), written, partial, error);
  if (!again) return "a written position is refused: " + error;
  if (again->write() != written) return "a position changes when it is written and read";
  for (int player = 0; player < game.players(); ++player) {
    if (legalWords(*again, player) != legalWords(game, player)) {
      return "a position that was read has other legal moves";
    }
    if (std::string wrong = wrongResult(game, *again, player, partial); !wrong.empty())
      return wrong;
  }
  return {};
}

// Returns true if a player scores in a finished deal: only the player going out, or every player if
// none went out. No player scores in a void deal.
inline bool scoresIn(const Standing& ended, int player) {
  return !ended.dealVoid && (ended.wentOut == kNoPlayer || ended.wentOut == player);
}

// Maximum number of turns of a deal by G4; 0 for games whose rules have no limit.
constexpr int mostTurnsByRule(std::string_view game) {
  return game == "underwear" || game == "three-up-three-down" || game == "life" ? 5000 : 0;
}

// Returns a violation after a deal, or "": scoring players get their points and others none; totals
// include the scores; a finished game has a winner; deals of turn-counting games
// (GameTraits::mostTurns) end at the limit of rule G4 or before it.
template <class G>
std::string wrongEnd(const G& game, const std::vector<int>& totalsBefore) {
  const Standing standing = game.standing();
  if (!standing.dealOver) return "the deal is not over";
  for (std::size_t p = 0; p < totalsBefore.size(); ++p) {
    if (standing.totals[p] != totalsBefore[p] + standing.scores[p]) {
      return "totals are not the sum of scores";
    }
    const int player = static_cast<int>(p);
    if (standing.scores[p] != (scoresIn(standing, player) ? game.score(player) : 0)) {
      return "a wrong score";
    }
  }
  if (standing.dealVoid && standing.wentOut != kNoPlayer) return "void and won";
  if (standing.gameOver == standing.winners.empty()) return "a game ends without a winner";
  if (const int most = mostTurnsByRule(G::info().id); most > 0 && G::kTraits.mostTurns != most) {
    return "its limit of turns differs from G4";
  }
  if constexpr (G::kTraits.mostTurns > 0) {
    if (game.state().turns > G::kTraits.mostTurns) return "the deal took too many turns";
  }
  return {};
}

}  // namespace downpile::test
