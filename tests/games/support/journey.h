// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a view written for a remote peer and read again answers all queries like the
// original.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

// The answers of a view to the queries of a table (AnyView), except for its legal moves.
struct Answers {
  using Contents = std::tuple<Place, std::vector<Card>, bool, int, bool, CardSet>;

  PlayerSet actors;
  std::vector<Contents> places{};
  std::vector<std::vector<int>> standing{};  // the standing without `out` and `winners`
  PlayerSet out{};
  PlayerSet winners{};
  std::vector<std::vector<ScoreLine>> lines{};
  std::vector<std::vector<Fact>> facts{};
  std::vector<int> score{};
  std::optional<Moment> moment;
  CardSet leading;

  bool operator==(const Answers&) const = default;
};

inline Answers answersOf(const AnyView& view) {
  Answers answers{.actors = view.actors(), .moment = view.moment(), .leading = view.leading()};
  for (const PlaceContents& each : view.places()) {
    answers.places.emplace_back(each.place, each.cards, each.faceDown, each.score, each.inOrder,
                                each.turnedUp);
  }
  const Standing standing = view.standing();
  answers.standing = {standing.chairs,
                      standing.totals,
                      standing.scores,
                      standing.dealPoints,
                      standing.settlement,
                      {standing.deal, standing.dealer, standing.turn, standing.startTotal,
                       standing.counts, standing.dealOver ? 1 : 0, standing.dealVoid ? 1 : 0,
                       standing.gameOver ? 1 : 0, standing.wentOut}};
  answers.out = standing.out;
  answers.winners = standing.winners;
  answers.facts.push_back(view.facts(kNoPlayer));
  for (int player = 0; player < view.players(); ++player) {
    answers.lines.push_back(view.scoreLines(player));
    answers.lines.push_back(view.paymentLines(player));
    answers.facts.push_back(view.facts(player));
    answers.score.push_back(view.score(player));
  }
  return answers;
}

// Writes a view as for a remote peer, and reads it. Returns a difference between the original and
// the copy, or "".
template <class G>
std::string wrongCopy(const G& game, int viewer) {
  const ViewOf<G> local(view(game, viewer));
  const Value written = local.writeForReader();
  std::string error;
  const auto remote = ViewOf<G>::fromRemote(game.options(), game.players(), written, error);
  if (!remote) return "a view cannot be read elsewhere: " + error;
  if (remote->writeForReader() != written) return "a view is written differently elsewhere";
  if (remote->legal() != local.legal()) return "a view has other legal moves elsewhere";
  return answersOf(*remote) == answersOf(local) ? "" : "a view answers differently elsewhere";
}

}  // namespace downpile::test
