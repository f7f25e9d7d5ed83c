// SPDX-License-Identifier: GPL-3.0-or-later
// Story of the game for one viewer, and its sentences at the end of a deal: why the deal is over,
// and what closes the game.
#pragma once

#include <QStringList>
#include <functional>
#include <optional>
#include <span>

#include "game/story_steps.h"
#include "table/story/story_model.h"
#include "text/narrator.h"

namespace downpile {

class TableStory {
 public:
  StoryModel* rows() { return &rows_; }
  const StoryModel* rows() const { return &rows_; }

  // Reason why the deal is over; empty until a sentence tells it. If several hands become empty at
  // once, the first reason.
  const QString& ending() const { return ending_; }
  // Sentence with the viewer's score in the deal. Empty until the story contains it, or if the game
  // has no such sentence.
  const QString& result() const { return result_; }
  // Returns the sentences that close the game, such as the fortunes of Life; empty before its end.
  const QStringList& closing() const { return closing_; }

  void clear();
  // Adds the sentence of an event. The event must contain only cards that the viewer may see.
  // Returns the new row, or nullopt if the sentence is not shown or repeats the previous row.
  std::optional<StoryRow> add(const Event& event, const Narrator& narrator);
  // Function that returns the stop of a replay after `played` record entries.
  using StopOf = std::function<int(std::size_t played)>;
  // Replaces the story with the sentences of `steps`, which must not contain undone steps.
  void rebuild(std::span<const StoryStep> steps, const Narrator& narrator,
               const StopOf& stopOf = {});

 private:
  StoryRow rowOf(const Event& event, const Narrator& narrator);

  StoryModel rows_;
  QString ending_;
  QString result_;
  QStringList closing_;
};

}  // namespace downpile
