// SPDX-License-Identifier: GPL-3.0-or-later
// The game told in sentences, the newest last.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct StoryRow {
  QString text;
  bool isYou = false;      // the viewer did it
  bool isHeading = false;  // a deal begins
  int player = -1;         // who did it; -1 where it just happened
  int stop = -1;           // of a replay, at which it is told

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
