// SPDX-License-Identifier: GPL-3.0-or-later
// Stored reviews, one file each, so that nothing is computed twice. A review belongs to the moves
// that were played (markOf), not to a file: a record that is moved, copied or imported again keeps
// its reviews. All functions may be called in any thread.
#pragma once

#include <QString>
#include <optional>

#include "review/review.h"

namespace downpile {

class ReviewStore {
 public:
  // `games` is the folder of the records.
  explicit ReviewStore(const QString& games);

  // Returns the path of a review, whether it exists or not.
  QString path(const std::string& mark, int player) const;
  // Returns nullopt if there is no valid review of the current version; it can be computed again.
  std::optional<Review> find(const std::string& mark, int player) const;
  // Returns false if the file could not be written.
  bool save(const Review& review) const;
  void forget(const std::string& mark, int player) const;
  // Removes the reviews of all players.
  void forget(const std::string& mark) const;

 private:
  QString folder_;
};

}  // namespace downpile
