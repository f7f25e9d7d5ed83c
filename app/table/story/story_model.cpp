// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/story/story_model.h"

namespace downpile {

namespace {

constexpr Role<StoryRow> kStoryRoles[] = {
    {"text", member<&StoryRow::text>},
    {"isYou", member<&StoryRow::isYou>},
    {"isHeading", member<&StoryRow::isHeading>},
    {"stop", member<&StoryRow::stop>},
};

}  // namespace

StoryModel::StoryModel(QObject* parent) : RowModel(kStoryRoles, parent) {}

void StoryModel::append(StoryRow row) {
  beginInsertRows({}, count(), count());
  rows_.push_back(std::move(row));
  endInsertRows();
  emit countChanged();
}

}  // namespace downpile

#include "moc_story_model.cpp"
