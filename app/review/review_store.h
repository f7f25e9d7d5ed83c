// SPDX-License-Identifier: GPL-3.0-or-later
// Stored reviews, one file each, so nothing is computed twice. A review belongs to the played moves
// (markOf), not to a file: a record moved, copied or imported again keeps its reviews. All
// functions may be called in any thread.
#pragma once

#include <QString>
#include <optional>

#include "review/review.h"

namespace downpile {

class ReviewStore {
 public:
  // `games` is the folder of the records; the reviews are stored below it.
  explicit ReviewStore(const QString& games);

  // Returns the path of the review of `player` in the record with the hash `mark`, whether the file
  // exists or not.
  QString path(const std::string& mark, int player) const;
  // Returns the stored review. Returns nullopt if there is no valid review of the current version;
  // the review can be computed again.
  std::optional<Review> find(const std::string& mark, int player) const;
  // Saves the review. Returns false if its file could not be written.
  bool save(const Review& review) const;
  void forget(const std::string& mark, int player) const;
  // Removes the reviews of all players in the record with the hash `mark`.
  void forget(const std::string& mark) const;

 private:
  QString folder_;
};

}  // namespace downpile
