// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody's games come to, as rows of words and numbers in the user's language.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "models/list_model.h"
#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

struct FigureRow {
  QString title{};   // what it is
  QString value{};   // how much
  QString note{};    // how sure that is, and what it means; may be empty
  QString spoken{};  // all of it for who hears it

  bool operator==(const FigureRow&) const = default;
};

class FigureModel : public RowModel<FigureRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  explicit FigureModel(QObject* parent = nullptr);
  void show(std::vector<FigureRow> rows) { merge(rows_, std::move(rows)); }
};

// What is sure, in a sentence or two.
QString summaryText(const OwnFigures& figures);
// Of games of any kind; `info` is that of the game where they are all of one, else nullptr.
std::vector<FigureRow> figureRows(const OwnFigures& figures, const GameInfo* info);
// What the game counts.
std::vector<FigureRow> countRows(const OwnFigures& figures, const GameInfo& info);
// The rating, and what it leads to expect; `rated` games stand behind it.
std::vector<FigureRow> ratingRows(const Rating& rating, int rated, const GameInfo& info,
                                  int players);

// `12 %`, and with its margin of 95 %: `12 % ± 4 %`.
QString shareText(double share);
QString estimateText(const Estimate& estimate, bool isShare);

}  // namespace downpile
