// SPDX-License-Identifier: GPL-3.0-or-later
// The game told in sentences, the newest last.
#pragma once

#include <QString>

#include "shell/list_model.h"

namespace downpile {

struct StoryRow {
  QString text;
  bool isYou = false;      // the viewer did it
  bool isHeading = false;  // a deal begins

  bool operator==(const StoryRow&) const = default;
};

class StoryModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit StoryModel(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<StoryRow>& rows() const { return rows_; }
  void setRows(std::vector<StoryRow> rows) { merge(rows_, std::move(rows)); }
  void append(StoryRow row);

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::vector<StoryRow> rows_;
};

}  // namespace downpile
