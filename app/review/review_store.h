// SPDX-License-Identifier: GPL-3.0-or-later
// The reviews that there are, one file each, so that nothing is reckoned twice. They belong to what
// was played (markOf), not to a file: a record that is moved, copied or taken in again has them.
// All of it may be called in any thread.
#pragma once

#include <QString>
#include <optional>

#include "review/review.h"

namespace downpile {

class ReviewStore {
 public:
  // `games` is the folder of the records.
  explicit ReviewStore(const QString& games);

  // Where it lies, or would.
  QString path(const std::string& mark, int player) const;
  // Nothing where there is none, or what lies there is none of today: it can be reckoned again.
  std::optional<Review> find(const std::string& mark, int player) const;
  // False where the disk would not take it.
  bool keep(const Review& review) const;
  void forget(const std::string& mark, int player) const;
  // Those of all players.
  void forget(const std::string& mark) const;

 private:
  QString folder_;
};

}  // namespace downpile
