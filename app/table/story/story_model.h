// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about the course of the game, newest last.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct StoryRow {
  QString text;
  QString spoken{};        // the sentence in the wording for the screen reader
  bool isYou = false;      // whether the row is about an action of the viewer
  bool isHeading = false;  // whether the row is the heading of a deal
  int player = -1;         // player whose action the row is about, or -1
  bool isMove = false;     // whether the row is about the move itself, not about its consequences
  int stop = -1;           // index of the replay's stop after this event, or -1

  bool operator==(const StoryRow&) const = default;
};

class StoryModel : public RowModel<StoryRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit StoryModel(QObject* parent = nullptr);

  void setRows(std::vector<StoryRow> rows) { merge(rows_, std::move(rows)); }
  void append(StoryRow row);
};

}  // namespace downpile
