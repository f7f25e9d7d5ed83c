// SPDX-License-Identifier: GPL-3.0-or-later
// Plots like those of the pages, with made-up values.
#pragma once

#include <QStringList>
#include <algorithm>
#include <cmath>

#include "plots/plot.h"

namespace downpile::tests {

// Points with intervals by seat, for several sets of house rules.
inline Plot seatPlot(int sets = 3, int seats = 4) {
  const QStringList names = {
      QStringLiteral("Usual rules"),
      QStringLiteral("Doubling"),
      QStringLiteral("Going out: With any card, and Doubling is allowed: Once per game"),
      QStringLiteral("Points to win: 98"),
      QStringLiteral("Open with a run"),
      QStringLiteral("Royalties on up-piles"),
      QStringLiteral("Seat changes"),
      QStringLiteral("Two packs")};
  Plot plot;
  plot.title = QStringLiteral("Who gets more than their share");
  plot.x.title = QStringLiteral("Seats to the left of the dealer");
  plot.y.title = QStringLiteral("Points per deal");
  plot.y.format = PlotAxis::Format::difference;
  plot.lines = {{0, QStringLiteral("Even share")}};
  for (int seat = 0; seat < seats; ++seat) {
    plot.x.categories << (seat == 0 ? QStringLiteral("Dealer") : QString::number(seat));
  }
  for (int set = 0; set < sets; ++set) {
    PlotSeries series{names[set % names.size()], PlotSeries::Kind::points, {}};
    for (int seat = 0; seat < seats; ++seat) {
      const double value = 0.7 * std::sin(1.3 * seat + set);
      series.points.push_back({static_cast<double>(seat), value, value - 0.25, value + 0.3, {}});
    }
    plot.series.push_back(series);
  }
  return plot;
}

// A line with a confidence band over many decisions, with a gap.
inline Plot chancePlot(int points = 400) {
  Plot plot;
  plot.title = QStringLiteral("My chances in deal 3");
  plot.x.title = QStringLiteral("Move");
  plot.x.format = PlotAxis::Format::whole;
  plot.y.title = QStringLiteral("Chance to win the deal");
  plot.y.format = PlotAxis::Format::share;
  plot.y.least = 0;
  plot.y.most = 1;
  plot.lines = {{0.25, QStringLiteral("Even")}};
  PlotSeries series{QStringLiteral("Anna"), PlotSeries::Kind::line, {}};
  for (int n = 0; n < points; ++n) {
    PlotPoint point{.x = n + 1.0, .label = QStringLiteral("Move %1, the 4 of clubs").arg(n + 1)};
    if (n < points / 2 || n > points / 2 + points / 20) {
      point.y = 0.5 + 0.35 * std::sin(n * 6.0 / points) + 0.05 * std::sin(n * 1.7);
      point.low = std::max(0.0, point.y - 0.08);
      point.high = std::min(1.0, point.y + 0.08);
    }
    series.points.push_back(point);
  }
  plot.series = {series};
  return plot;
}

// Bars of four series, with intervals.
inline Plot barPlot() {
  Plot plot;
  plot.title = QStringLiteral("Kinds of moves");
  plot.y.title = QStringLiteral("A deal");
  plot.x.categories = {QStringLiteral("Draw"), QStringLiteral("Play to the downpile"),
                       QStringLiteral("Play to an up-pile"), QStringLiteral("Steal")};
  for (const int set : {0, 1, 2, 3}) {
    PlotSeries series{QStringLiteral("Set %1").arg(set + 1), PlotSeries::Kind::bars, {}};
    for (int n = 0; n < 4; ++n) {
      const double value = 8.1 - 1.9 * n + 0.4 * set;
      series.points.push_back({static_cast<double>(n), value, value - 0.3, value + 0.3, {}});
    }
    plot.series.push_back(series);
  }
  return plot;
}

}  // namespace downpile::tests
