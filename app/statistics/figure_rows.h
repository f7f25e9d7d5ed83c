// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of the user's games, as rows of texts in the user's language.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "models/list_model.h"
#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

struct FigureRow {
  QString title{};   // name of the figure
  QString value{};   // value of the figure as text
  QString note{};    // text about the figure's precision and meaning; may be empty
  QString spoken{};  // complete text of the row for screen readers

  bool operator==(const FigureRow&) const = default;
};

class FigureModel : public RowModel<FigureRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit FigureModel(QObject* parent = nullptr);
  void show(std::vector<FigureRow> rows) { merge(rows_, std::move(rows)); }
};

// Returns one or two sentences: the user's share of games won, and whether it differs significantly
// from an even share.
QString summaryText(const OwnFigures& figures);
// Returns the figures about the user's games. `info` is the game if all of them are the same game
// (such as Life), else nullptr.
std::vector<FigureRow> figureRows(const OwnFigures& figures, const GameInfo* info);
// Returns the figures from this game's own counts, such as kept bids.
std::vector<FigureRow> countRows(const OwnFigures& figures, const GameInfo& info);
// Returns the user's rating and the expected results against each level. `rated` is the number of
// rated games.
std::vector<FigureRow> ratingRows(const Rating& rating, int rated, const GameInfo& info,
                                  int players);

// Returns a share in percent: `12 %`.
QString shareText(double share);
// Returns an estimate with its 95 % margin of error: `12 % (8 % to 16 %)` if it is a share,
// otherwise a decimal number such as `1.25 ± 0.31`. The margin is left out if it is unknown, and if
// it is 0 because all values are equal.
QString estimateText(const Estimate& estimate, bool isShare);

}  // namespace downpile
