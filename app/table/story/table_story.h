// SPDX-License-Identifier: GPL-3.0-or-later
// The story of the game as one person hears it, and what of it stands at the end of a deal: why it
// is over, and what closes the game.
#pragma once

#include <QStringList>
#include <functional>
#include <optional>
#include <span>

#include "game/retelling.h"
#include "table/story/story_model.h"
#include "text/narrator.h"

namespace downpile {

class TableStory {
 public:
  StoryModel* rows() { return &rows_; }
  const StoryModel* rows() const { return &rows_; }

  // Why the deal is over, once that has been told; where several hands become empty at once, the
  // first reason.
  const QString& ending() const { return ending_; }
  // The closing sentences of the deal.
  const QStringList& closing() const { return closing_; }

  void clear();
  // An event of the kind `tell`, cut for the person. The row that has come to the story; nothing
  // where it is seen beside its player, or has just been told in the same words.
  std::optional<StoryRow> tell(const Event& event, const Narrator& narrator);
  // The stop of a replay that is reached when so many entries have been played.
  using StopOf = std::function<int(std::size_t played)>;
  // As it would stand if everything in force had been seen to happen.
  void retell(std::span<const RetoldStep> steps, const Narrator& narrator,
              const StopOf& stopOf = {});

 private:
  StoryRow rowOf(const Event& event, const Narrator& narrator);

  StoryModel rows_;
  QString ending_;
  QStringList closing_;
};

}  // namespace downpile
