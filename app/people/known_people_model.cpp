// SPDX-License-Identifier: GPL-3.0-or-later
#include "people/known_people_model.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace downpile {

namespace {

constexpr Role<KnownPersonRow> kKnownPersonRoles[] = {
    {"key", member<&KnownPersonRow::key>},
    {"name", member<&KnownPersonRow::name>},
    {"theirName", member<&KnownPersonRow::theirName>},
    {"ownName", member<&KnownPersonRow::ownName>},
    {"portrait", member<&KnownPersonRow::portrait>},
    {"list", member<&KnownPersonRow::list>},
    {"about", member<&KnownPersonRow::about>},
    {"fourWords", member<&KnownPersonRow::fourWords>},
    {"spoken", member<&KnownPersonRow::spoken>},
};

// Returns true if the rows common to both lists have the same order in both.
bool keepsOrder(const std::vector<KnownPersonRow>& before,
                const std::vector<KnownPersonRow>& after) {
  auto at = after.begin();
  return std::ranges::all_of(before, [&](const KnownPersonRow& row) {
    if (std::ranges::find(after, row.key, &KnownPersonRow::key) == after.end()) return true;
    at = std::ranges::find(at, after.end(), row.key, &KnownPersonRow::key);
    return at != after.end();
  });
}

}  // namespace

KnownPeopleModel::KnownPeopleModel(QObject* parent) : RowModel(kKnownPersonRoles, parent) {}

void KnownPeopleModel::setWords(const QString& words) {
  if (std::exchange(words_, words) == words) return;
  narrow();
  emit wordsChanged();
}

void KnownPeopleModel::show(std::vector<KnownPersonRow> rows) {
  const bool isOther = rows.size() != all_.size();
  all_ = std::move(rows);
  narrow();
  if (isOther) emit allChanged();
}

void KnownPeopleModel::narrow() {
  const QStringList words = words_.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
  std::vector<KnownPersonRow> fitting;
  std::ranges::copy_if(all_, std::back_inserter(fitting), [&](const KnownPersonRow& row) {
    return std::ranges::all_of(words,
                               [&](const QString& word) { return row.search.contains(word); });
  });
  if (keepsOrder(rows_, fitting)) {
    merge(rows_, std::move(fitting), [](const KnownPersonRow& row) { return row.key; });
    return;
  }
  beginResetModel();
  rows_ = std::move(fitting);
  endResetModel();
  emit countChanged();
}

}  // namespace downpile

#include "moc_known_people_model.cpp"
