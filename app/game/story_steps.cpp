// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/story_steps.h"

#include "rules/sentence.h"

namespace downpile {

DealFacts dealFactsOf(const AnyView& view) {
  DealFacts facts{.players = {}, .table = view.facts(kNoPlayer)};
  for (int player = 0; player < view.players(); ++player) {
    facts.players.push_back(view.facts(player));
  }
  return facts;
}

bool joinStep(Step& step, const Step& next, const GameInfo& info) {
  const auto begins = [](const Step& some) {
    return some.events.size() >= 2 && some.events[0].kind == Event::Kind::move &&
           some.events[1].kind == Event::Kind::sentence;
  };
  // A move is not joined to a step with further events: these must be shown before the next move.
  if (!begins(step) || step.events.size() > 2 || next.events.empty()) return false;
  const auto isAlike = [](Event one, const Event& other) {
    one.cards = other.cards;
    return one == other;
  };
  const Event& moved = next.events.front();
  if (!isAlike(step.events[0], moved)) return false;
  const auto append = [](Event& event, const Event& more) {
    event.cards.insert(event.cards.end(), more.cards.begin(), more.cards.end());
  };
  append(step.events[0], moved);
  const bool isSameSentence = begins(next) && isAlike(step.events[1], next.events[1]) &&
                              mentions(info.sentences[step.events[1].sentence].other, "cards");
  if (isSameSentence) append(step.events[1], next.events[1]);
  step.events.insert(step.events.end(), next.events.begin() + (isSameSentence ? 2 : 1),
                     next.events.end());
  return true;
}

std::vector<StoryStep> storyOf(const Record& record, int viewer) {
  const auto game = gameOf(record.header);
  std::vector<StoryStep> steps;
  const bool seesAll = viewer == kSeesAll;
  std::size_t count = 0;
  for (const RecordEntry& entry : record.inForce()) {
    const PlayedEntry played = playEntry(*game, entry);
    if (played.problem) break;
    ++count;
    if (!played.step) continue;
    const Standing standing = game->standing();
    steps.push_back(
        {standing.deal,
         seesAll ? *played.step : played.step->cutFor(static_cast<std::uint8_t>(viewer)),
         {},
         count,
         entry.joined});
    if (standing.dealOver) steps.back().ended = dealFactsOf(*game->view(seesAll ? 0 : viewer));
  }
  return steps;
}

std::vector<StoryStep> storyOf(const Session& session, int viewer) {
  std::vector<StoryStep> steps = storyOf(session.record(), viewer);
  const std::size_t played = session.record().indicesInForce().size();
  for (const Step& step : session.waitingSteps()) {
    steps.push_back({.deal = session.standing().deal,
                     .step = step.cutFor(static_cast<std::uint8_t>(viewer)),
                     .ended = {},
                     .played = played});
  }
  return steps;
}

std::vector<DealScore> dealScores(const Record& record) {
  std::vector<DealScore> deals;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind == RecordEntry::Kind::scores) deals.push_back({entry.scores, entry.isVoid});
  }
  return deals;
}

}  // namespace downpile
