// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/replayer.h"

#include "games/catalog.h"
#include "rules/sentence.h"

namespace downpile {

namespace {

constexpr std::size_t kDistance = 64;
using Kind = RecordEntry::Kind;

// A text that is no move is put to the game as a verb that no game has, so that it is refused in
// the usual order: first whose turn it is, then what a move is.
std::optional<Refusal> refusalOf(const AnyGame& game, const RecordEntry& move) {
  return game.check(
      move.player, game.actionFromText(move.player, move.action).value_or(Action{.verb = kNoVerb}));
}

}  // namespace

Replayer::Replayer(const RecordHeader& header)
    : game_(findGame(header.game)->create(header.options, header.players)) {}

std::optional<Replayer::Problem> Replayer::findProblem(const RecordEntry& entry) const {
  const bool scored = !inForce_.empty() && inForce_.back()->kind == Kind::scores;
  switch (entry.kind) {
    case Kind::move:
      if (const auto refusal = refusalOf(*game_, entry)) {
        return Problem{std::string(game_->info().reasons[refusal->reason].rule),
                       refusalInEnglish(game_->info(), *refusal)};
      }
      break;
    case Kind::next:
      if (game_->standing().dealOver && !scored) {
        return Problem{{}, "the scores of the last deal are missing"};
      }
      break;
    case Kind::scores:
      if (scored) return Problem{{}, "the deal has its scores already"};
      break;
    case Kind::undo:
      if (entry.count >= inForce_.size()) return Problem{{}, "this takes back what was never done"};
      break;
    default:
      break;
  }
  return std::nullopt;
}

std::optional<Replayer::Problem> Replayer::play(const RecordEntry& entry) {
  if (auto problem = findProblem(entry)) return problem;
  if (entry.kind == Kind::undo) {
    takeBack(entry.count);
    return std::nullopt;
  }
  const bool isCheckpoint = inForce_.size() % kDistance == 0;
  auto before = isCheckpoint ? game_->clone() : nullptr;
  if (std::string problem = playEntry(*game_, entry); !problem.empty()) {
    return Problem{{}, std::move(problem)};
  }
  if (isCheckpoint) checkpoints_.push_back(std::move(before));
  inForce_.push_back(&entry);
  return std::nullopt;
}

void Replayer::takeBack(std::size_t count) {
  inForce_.resize(count);
  // With count in the first entries of a distance there is a checkpoint at its beginning, since
  // something after it was in force.
  checkpoints_.resize(count / kDistance + 1);
  game_ = checkpoints_.back()->clone();
  for (std::size_t i = count / kDistance * kDistance; i < count; ++i) {
    playEntry(*game_, *inForce_[i]);
  }
  if (count % kDistance == 0) checkpoints_.pop_back();
}

}  // namespace downpile
