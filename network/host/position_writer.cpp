// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/position_writer.h"

#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "message/steps.h"

namespace downpile {

// Returns all new steps. The step of a simultaneous choice is returned before the choice is in the
// record; then the position number stays the same.
std::vector<StoryStep> PositionWriter::takeSteps() {
  const std::size_t now = session().position();
  if (now == position_) choices_.push_back(now);
  played_ += now - position_;
  position_ = now;
  std::vector<StoryStep> steps;
  for (Step& step : game_.takeSteps()) {
    steps.push_back({.deal = session().standing().deal,
                     .step = std::move(step),
                     .ended = {},
                     .played = played_});
  }
  return steps;
}

void PositionWriter::jump() {
  game_.takeSteps();
  position_ = session().position();
  played_ = session().record().indicesInForce().size();
  reset_ = position_;
}

void PositionWriter::resume() { reset_ = position_ + 1; }

PositionNow PositionWriter::after(const std::vector<StoryStep>& steps, int player) const {
  std::vector<StoryStep> cut = steps;
  for (StoryStep& step : cut) step.step = step.step.cutFor(static_cast<std::uint8_t>(player));
  if (!cut.empty() && session().standing().dealOver) {
    cut.back().ended = dealFactsOf(*session().view(player));
  }
  return position(player, cut, false);
}

PositionNow PositionWriter::whole(int player) const {
  return position(player, storyOf(session(), player), true);
}

PositionNow PositionWriter::since(std::size_t seen, std::size_t played, int player) const {
  const bool isInForce = seen >= reset_ && seen <= position_;
  if (!isInForce || std::ranges::find(choices_, seen) != choices_.end()) return whole(player);
  std::vector<StoryStep> missed = storyOf(session(), player);
  std::erase_if(missed, [played](const StoryStep& step) { return step.played <= played; });
  PositionNow now = position(player, missed, false);
  // The scores of all deals are sent too, because the player may have missed the end of a deal.
  now.deals = dealScoresJson(dealScores(session().record()));
  return now;
}

PositionNow PositionWriter::position(int player, const std::vector<StoryStep>& steps,
                                     bool isFresh) const {
  const GameInfo& info = *findGame(session().header().game)->info;
  const bool isOver = session().standing().dealOver;
  PositionNow now{.number = session().position(), .isFresh = isFresh};
  now.view = session().view(player)->writeForReader();
  now.steps = stepsJson(steps, info);
  if (isFresh || isOver) now.deals = dealScoresJson(dealScores(session().record()));
  if (isOver) now.open = placesJson(session().openPlaces(), info);
  // No request is possible after the game: the seeds are public then, so undoing a move would be
  // unfair.
  if (session().standing().gameOver || player == kSpectator) return now;
  for (const GameRequest request :
       {GameRequest::nextDeal, GameRequest::undo, GameRequest::redo, GameRequest::restartDeal}) {
    if (game_.may(player, request)) now.may.push_back(request);
  }
  return now;
}

}  // namespace downpile
