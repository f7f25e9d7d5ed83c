// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story_model.h"

namespace downpile {

StoryModel::StoryModel(QObject* parent) : ListModel({"text", "isYou", "isHeading"}, parent) {}

void StoryModel::append(StoryRow row) {
  beginInsertRows({}, count(), count());
  rows_.push_back(std::move(row));
  endInsertRows();
  emit countChanged();
}

QVariant StoryModel::roleValue(int row, int role) const {
  const StoryRow& sentence = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return sentence.text;
    case 1:
      return sentence.isYou;
    default:
      return sentence.isHeading;
  }
}

}  // namespace downpile
