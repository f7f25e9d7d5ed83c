// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/own_plots.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/bot_catalog.h"
#include "plots/estimate_points.h"
#include "statistics/level_ratings.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct OwnPlotsTexts {
  Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QString titleOf(Trend trend, bool dealsAreWon) {
  switch (trend) {
    case Trend::won:
      return OwnPlotsTexts::tr("Games won");
    case Trend::points:
      return dealsAreWon ? OwnPlotsTexts::tr("Deals won") : OwnPlotsTexts::tr("Points per deal");
    case Trend::slips:
      return OwnPlotsTexts::tr("Slips and blunders per deal");
    case Trend::luck:
      return OwnPlotsTexts::tr("Cards and luck per deal");
  }
  return {};
}

PlotAxis gamesAxis() {
  return {.title = OwnPlotsTexts::tr("Games"), .format = PlotAxis::Format::whole};
}

QString dayOf(qint64 time) { return dayText(QDateTime::fromSecsSinceEpoch(time).date()); }

// Returns lines across the plot at the ratings of the computer players' levels. Levels with similar
// ratings share a line.
std::vector<PlotLine> levelLines(const GameInfo& info, int players) {
  constexpr double kApart = 45;
  std::vector<std::pair<double, QString>> found;
  for (const Level& level : levels()) {
    const auto rating = levelRating(info.id, level.name, players);
    if (rating) found.emplace_back(rating->value, botText(level.title));
  }
  std::ranges::sort(found);
  std::vector<PlotLine> lines;
  QStringList names;
  double first = 0;
  for (const auto& [value, name] : found) {
    if (names.isEmpty() || value - first > kApart) {
      names.clear();
      first = value;
      lines.push_back({});
    }
    names << name;
    lines.back() = {(first + value) / 2, listAnd(names)};
  }
  return lines;
}

}  // namespace

Plot trendPlot(Trend trend, std::span<const OwnGame* const> games, const OwnFigures& figures) {
  const bool isShare = trend == Trend::won || (trend == Trend::points && figures.dealsAreWon);
  const QString title = titleOf(trend, figures.dealsAreWon);
  Plot plot{.title = title, .x = gamesAxis(), .y = {.title = title}};
  plot.y.fromZero = trend == Trend::slips || isShare;
  if (isShare) plot.y.format = PlotAxis::Format::share;
  PlotSeries line{.name = title};
  double count = 0;
  for (const TrendPoint& point : trendOf(games, trend)) {
    count += point.games;
    line.points.push_back(pointOf(count, point.figure));
    line.points.back().label =
        OwnPlotsTexts::tr("%n game(s) up to %1", "", point.games).arg(dayOf(point.time));
  }
  if (line.points.empty()) return plot;
  plot.series.push_back(std::move(line));
  if (plot.y.fromZero) keepPossible(plot, 0, isShare ? 1 : HUGE_VAL);
  if (isShare) plot.lines.push_back({figures.even, OwnPlotsTexts::tr("Even share")});
  if (trend == Trend::luck)
    plot.lines.push_back({0, OwnPlotsTexts::tr("Neither good nor bad luck")});
  return plot;
}

Plot ratingPlot(std::span<const RatingPoint> line, qint64 first, const GameInfo& info,
                int players) {
  Plot plot{.title = OwnPlotsTexts::tr("Rating"),
            .x = gamesAxis(),
            .y = {.title = OwnPlotsTexts::tr("Rating"), .format = PlotAxis::Format::whole}};
  PlotSeries series{.name = OwnPlotsTexts::tr("Your rating")};
  for (std::size_t i = 0; i < line.size(); ++i) {
    const RatingPoint& point = line[i];
    // Very uncertain ratings are left out: their large range would make the rest of the line look
    // flat.
    if (point.time < first || point.rating.deviation > 2 * kKnownDeviation) continue;
    series.points.push_back({.x = static_cast<double>(i + 1),
                             .y = point.rating.value,
                             .low = point.rating.value - point.rating.margin(),
                             .high = point.rating.value + point.rating.margin(),
                             .label = dayOf(point.time)});
  }
  if (series.points.size() < 2) return plot;
  plot.series.push_back(std::move(series));
  plot.lines = levelLines(info, players);
  return plot;
}

}  // namespace downpile
