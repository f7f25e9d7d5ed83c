// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/game_teller.h"

#include <algorithm>
#include <utility>

#include "games/catalog.h"
#include "message/steps.h"

namespace downpile {

// A pending simultaneous choice causes a step that is sent before the record contains the choice.
std::vector<RetoldStep> GameTeller::takeHappened() {
  const std::size_t now = session().position();
  if (now == told_) choices_.push_back(now);
  played_ += now - told_;
  told_ = now;
  std::vector<RetoldStep> happened;
  for (Step& step : game_.takeSteps()) {
    happened.push_back({.deal = session().standing().deal,
                        .step = std::move(step),
                        .ended = {},
                        .played = played_});
  }
  return happened;
}

void GameTeller::jump() {
  game_.takeSteps();
  told_ = session().position();
  played_ = session().record().indicesInForce().size();
  reset_ = told_;
}

void GameTeller::resume() { reset_ = told_ + 1; }

PositionNow GameTeller::after(const std::vector<RetoldStep>& happened, int player) const {
  std::vector<RetoldStep> cut = happened;
  for (RetoldStep& step : cut) step.step = step.step.cutFor(static_cast<std::uint8_t>(player));
  if (!cut.empty() && session().standing().dealOver) {
    cut.back().ended = dealFactsOf(*session().view(player));
  }
  return position(player, cut, false);
}

PositionNow GameTeller::whole(int player) const {
  return position(player, retell(session().record(), player), true);
}

PositionNow GameTeller::since(std::size_t seen, std::size_t played, int player) const {
  const bool isInForce = seen >= reset_ && seen <= told_;
  if (!isInForce || std::ranges::find(choices_, seen) != choices_.end()) return whole(player);
  std::vector<RetoldStep> missed = retell(session().record(), player);
  std::erase_if(missed, [played](const RetoldStep& step) { return step.played <= played; });
  return position(player, missed, false);
}

PositionNow GameTeller::position(int player, const std::vector<RetoldStep>& steps,
                                 bool isFresh) const {
  const GameInfo& info = *findGame(session().header().game)->info;
  const bool isOver = session().standing().dealOver;
  PositionNow now{.number = session().position(), .isFresh = isFresh};
  now.view = session().view(player)->writeForReader();
  now.steps = stepsJson(steps, info);
  if (isFresh || isOver) now.deals = dealScoresJson(dealScores(session().record()));
  if (isOver) now.open = placesJson(session().openPlaces(), info);
  // Nothing can be undone after the end, as the seeds are public then.
  if (session().standing().gameOver || player == kSpectator) return now;
  for (const GameRequest request :
       {GameRequest::nextDeal, GameRequest::undo, GameRequest::redo, GameRequest::restartDeal}) {
    if (game_.may(player, request)) now.may.push_back(request);
  }
  return now;
}

}  // namespace downpile
