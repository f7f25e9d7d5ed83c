// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/taken_back.h"

namespace downpile {

TakenBack::TakenBack(const Record& record) {
  std::vector<RecordEntry> inForce;
  for (const RecordEntry& entry : record.entries) {
    if (entry.kind == RecordEntry::Kind::undo) {
      undone(std::span(inForce).subspan(entry.count));
      inForce.resize(entry.count);
    } else {
      done(entry);
      inForce.push_back(entry);
    }
  }
}

void TakenBack::done(const RecordEntry& entry) {
  if (!later_.empty() && later_.back() == entry) {
    later_.pop_back();
  } else {
    later_.clear();
  }
}

void TakenBack::undone(std::span<const RecordEntry> entries) {
  later_.insert(later_.end(), entries.rbegin(), entries.rend());
}

std::vector<RecordEntry> TakenBack::next(int player) const {
  std::vector<RecordEntry> entries;
  for (auto entry = later_.rbegin(); entry != later_.rend(); ++entry) {
    const bool isOwn =
        entry->kind == RecordEntry::Kind::move && entry->player == player && !entry->joined;
    if (isOwn && !entries.empty()) break;
    entries.push_back(*entry);
  }
  return entries;
}

}  // namespace downpile
