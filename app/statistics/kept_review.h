// SPDX-License-Identifier: GPL-3.0-or-later
// What the review that is kept beside a record says for statistics. The only place that knows where
// reviews lie.
#pragma once

#include <QString>
#include <optional>

#include "statistics/own_games.h"

namespace downpile {

struct KeptReview {
  int player = 0;  // whose decisions were reviewed
  ReviewFacts facts{};

  bool operator==(const KeptReview&) const = default;
};

// Where the review of a record lies, if there is one.
QString reviewPath(const QString& record);

// Nothing where there is none, where it is of another record (`mark`: see markOf), or says nothing.
std::optional<KeptReview> keptReview(const QString& record, const std::string& mark);

}  // namespace downpile
