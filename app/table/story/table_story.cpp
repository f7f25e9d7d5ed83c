// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story/table_story.h"

#include <string_view>
#include <utility>

namespace downpile {

namespace {

const Sentence& sentenceOf(const Event& event, const Narrator& narrator) {
  return narrator.info().sentences[event.sentence];
}

// Returns true if the rows are equal except for the stop of the replay.
bool isSameText(StoryRow one, const StoryRow& other) {
  one.stop = other.stop;
  return one == other;
}

}  // namespace

void TableStory::clear() {
  rows_.setRows({});
  ending_.clear();
  result_.clear();
  closing_.clear();
}

std::optional<StoryRow> TableStory::add(const Event& event, const Narrator& narrator) {
  StoryRow row = rowOf(event, narrator);
  const bool again = !rows_.rows().empty() && isSameText(rows_.rows().back(), row);
  if (again || sentenceOf(event, narrator).silent) return std::nullopt;
  rows_.append(row);
  return row;
}

void TableStory::rebuild(std::span<const StoryStep> steps, const Narrator& narrator,
                         const StopOf& stopOf) {
  std::vector<StoryRow> rows;
  ending_.clear();
  result_.clear();
  closing_.clear();
  for (auto storyStep = steps.begin(); storyStep != steps.end();) {
    Step step = storyStep->step;
    std::size_t played = storyStep->played;
    for (++storyStep; storyStep != steps.end() && storyStep->joined; ++storyStep) {
      if (!joinStep(step, storyStep->step, narrator.info())) break;
      played = storyStep->played;
    }
    for (const Event& event : step.events) {
      if (event.kind != Event::Kind::sentence) continue;
      StoryRow row = rowOf(event, narrator);
      if (stopOf) row.stop = stopOf(played);
      const bool again = !rows.empty() && isSameText(rows.back(), row);
      if (!again && !sentenceOf(event, narrator).silent) rows.push_back(std::move(row));
    }
  }
  rows_.setRows(std::move(rows));
}

StoryRow TableStory::rowOf(const Event& event, const Narrator& narrator) {
  const Sentence& sentence = sentenceOf(event, narrator);
  const bool isHeading = sentence.kind == Sentence::Kind::heading;
  if (isHeading) {
    ending_.clear();
    result_.clear();
    closing_.clear();
  }
  QString text = narrator.sentence(event);
  if (sentence.isEnding() && ending_.isEmpty()) ending_ = text;
  if (sentence.kind == Sentence::Kind::closing) closing_ << text;
  if (sentence.kind == Sentence::Kind::result && narrator.addressesViewer(event)) result_ = text;
  // If the sentence is the same for all players ("you" does not occur), it is not about one
  // player's action.
  const bool isDeed = std::string_view(sentence.you) != sentence.other;
  const int player = isDeed && event.player != kNoPlayer ? event.player : -1;
  QString spoken = narrator.hasBriefSpeech() ? narrator.spoken().sentence(event) : text;
  return {.text = std::move(text),
          .spoken = std::move(spoken),
          .isYou = player >= 0 && narrator.addressesViewer(event),
          .isHeading = isHeading,
          .player = player};
}

}  // namespace downpile
