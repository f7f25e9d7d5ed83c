// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/study_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>

#include "laboratory/laboratory_text.h"
#include "plots/estimate_points.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct StudyPlots {
  Q_DECLARE_TR_FUNCTIONS(StudyPlots)
};

using Kind = PlotSeries::Kind;

// Cuts confidence intervals to possible values: shares to 0 ... 1, other values to 0 or more.
// Differences can be negative, so they are not cut.
void keepPossible(Plot& plot) {
  using Format = PlotAxis::Format;
  if (plot.y.format == Format::difference) return;
  keepPossible(plot, 0, plot.y.format == Format::share ? 1 : HUGE_VAL);
}

class Maker {
 public:
  Maker(const StudyPlan& plan, const StudyResults& results)
      : plan_(plan), results_(results), info_(*plan.game->info) {
    for (const OptionValues& set : plan.sets) names_ << houseRulesTitle(info_, set);
  }

  // Plots one value for each set of house rules, labelled with the set's title.
  Plot bySet(const QString& title, const std::function<const Estimate&(const Figures&)>& of) const {
    Plot plot;
    plot.title = title;
    plot.x.title = StudyPlots::tr("House rules");
    plot.x.categories = names_;
    PlotSeries series{{}, Kind::points, {}};
    for (std::size_t set = 0; set < results_.sets.size(); ++set)
      series.points.push_back(pointOf(static_cast<double>(set), of(results_.sets[set])));
    plot.series = {series};
    return plot;
  }

  Plot bySet(Figure figure) const {
    const auto texts = figureTexts();
    const auto text = std::ranges::find(texts, figure, &FigureText::figure);
    Plot plot =
        bySet(QCoreApplication::translate("study", text->title),
              [figure](const Figures& figures) -> const Estimate& { return figures[figure]; });
    if (isInPercent(figure)) plot.y.format = PlotAxis::Format::share;
    return plot;
  }

  // Plots several values for each set of house rules. In each category, the sets are side by side.
  Plot byCategory(const QString& title, const QStringList& categories, Kind kind,
                  std::vector<Estimate> Figures::*list) const {
    Plot plot;
    plot.title = title;
    plot.x.categories = categories;
    for (std::size_t set = 0; set < results_.sets.size(); ++set) {
      PlotSeries series{names_[static_cast<qsizetype>(set)], kind, {}};
      const auto& values = results_.sets[set].*list;
      for (std::size_t n = 0; n < values.size(); ++n)
        series.points.push_back(pointOf(static_cast<double>(n), values[n]));
      plot.series.push_back(std::move(series));
    }
    return plot;
  }

  Plot byChair() const {
    QStringList chairs{StudyPlots::tr("Dealer")};
    for (int n = 1; n < plan_.players; ++n) chairs << numberText(n);
    Plot plot = byCategory(StudyPlots::tr("Points per deal above the average"), chairs,
                           Kind::points, &Figures::fromDealer);
    plot.x.title = StudyPlots::tr("Seats to the left of the dealer");
    plot.y.format = PlotAxis::Format::difference;
    plot.lines = {{0, {}}};
    return plot;
  }

  Plot bySeat() const {
    QStringList seats{StudyPlots::tr("First dealer")};
    for (int n = 1; n < plan_.players; ++n) seats << numberText(n);
    Plot plot = byCategory(StudyPlots::tr("Games won"), seats, Kind::points, &Figures::won);
    plot.x.title = StudyPlots::tr("Seats to the left of the first dealer");
    plot.y.format = PlotAxis::Format::share;
    plot.lines = {{1.0 / plan_.players, StudyPlots::tr("Even share")}};
    return plot;
  }

  Plot byMove() const {
    QStringList moves;
    for (const std::string_view name : moveNames(info_)) {
      const auto verb = std::ranges::find(info_.verbs, name, &Verb::name);
      moves << gameText(info_, verb->title);
    }
    Plot plot = byCategory(StudyPlots::tr("Moves of each kind per deal"), moves, Kind::bars,
                           &Figures::moves);
    plot.x.title = StudyPlots::tr("Move");
    return plot;
  }

  Plot bySkill() const {
    Plot plot =
        bySet(StudyPlots::tr("Games won: %1 against %2", "two kinds of computer players")
                  .arg(contestantTitle(plan_.skill.hero), contestantTitle(plan_.skill.field)),
              [](const Figures& figures) -> const Estimate& { return figures.skill; });
    plot.y.format = PlotAxis::Format::share;
    plot.lines = {{1.0 / plan_.players, StudyPlots::tr("Even share")}};
    return plot;
  }

 private:
  const StudyPlan& plan_;
  const StudyResults& results_;
  const GameInfo& info_;
  QStringList names_;
};

}  // namespace

std::vector<Plot> studyPlots(const StudyPlan& plan, const StudyResults& results) {
  const Maker maker(plan, results);
  std::vector<Plot> plots;
  for (const Figure figure : {Figure::dealsAGame, Figure::minutesAGame, Figure::movesADeal})
    plots.push_back(maker.bySet(figure));
  // The y axis of the two plots of game length begins at zero. So a point for twice the length is
  // twice as high.
  for (std::size_t n = 0; n < 2; ++n) plots[n].y.fromZero = true;
  plots.push_back(maker.byChair());
  plots.push_back(maker.bySeat());
  plots.push_back(maker.bySet(Figure::dealSpread));
  plots.push_back(maker.byMove());
  if (plan.skill.games > 0) plots.push_back(maker.bySkill());
  const bool voids = std::ranges::any_of(results.sets, [](const Figures& figures) {
    return figures[Figure::voidDeals].value.value_or(0) > 0;
  });
  if (voids) plots.push_back(maker.bySet(Figure::voidDeals));
  for (Plot& plot : plots) {
    keepPossible(plot);
    plot.source = sourceText(plan, results);
  }
  return plots;
}

}  // namespace downpile
