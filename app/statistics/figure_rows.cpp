// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/figure_rows.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "arena/statistics.h"
#include "bots/bot_catalog.h"
#include "plots/plot_text.h"
#include "review/aim.h"
#include "review/review_text.h"
#include "statistics/level_ratings.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Statistics)
};

constexpr Role<FigureRow> kRoles[] = {{"title", member<&FigureRow::title>},
                                      {"value", member<&FigureRow::value>},
                                      {"note", member<&FigureRow::note>},
                                      {"spoken", member<&FigureRow::spoken>}};

// With fewer finished games than this, the share of games won gets a remark about too few games.
constexpr int kFewGames = 10;

FigureRow rowOf(const QString& title, const QString& value, const QString& note = {}) {
  //: A figure as a screen reader speaks it: its name and value.
  QString spoken = Texts::tr("%1: %2").arg(title, value);
  if (!note.isEmpty()) spoken = Texts::tr("%1. %2", "two sentences").arg(spoken, note);
  return {title, value, note, spoken};
}

QString decimalText(double value) {
  // Values between -10 and 10 get two decimal places, others one.
  const int places = std::abs(value) < 10 ? 2 : 1;
  return valueText({}, value, places);
}

QString timeText(double minutes) {
  const auto whole = static_cast<int>(std::round(minutes));
  // Times below two hours are given in minutes, because whole hours would be too inexact.
  if (whole < 120) return Texts::tr("%n minute(s)", "", whole);
  return Texts::tr("%n hour(s)", "", static_cast<int>(std::round(minutes / 60)));
}

QString fewText() { return Texts::tr("Too few games to tell."); }

// Returns true if the estimate is too uncertain: its margin of error is unknown or larger than the
// value.
bool isVague(const Estimate& estimate) {
  return estimate.value && (!estimate.margin || *estimate.margin > std::abs(*estimate.value));
}

// Returns the note on a figure. If `isVague`, adds the remark about too few games.
QString noteOn(bool isVague, const QString& note) {
  if (!isVague) return note;
  return note.isEmpty() ? fewText() : Texts::tr("%1 %2", "two sentences").arg(note, fewText());
}

QString streakText(int streak) {
  if (streak > 0) return Texts::tr("%n game(s) won in a row", "", streak);
  return Texts::tr("%n game(s) without a win", "", -streak);
}

QString levelTitle(std::string_view name) {
  for (const Level& level : levels()) {
    if (level.name == name) return botText(level.title);
  }
  return {};
}

}  // namespace

FigureModel::FigureModel(QObject* parent) : RowModel(kRoles, parent) {}

QString shareText(double share) { return valueText({.format = PlotAxis::Format::share}, share, 0); }

QString estimateText(const Estimate& estimate, bool isShare) {
  if (!estimate.value) return Texts::tr("Not known");
  const double value = *estimate.value;
  const double margin = estimate.margin.value_or(0);
  if (margin == 0) return isShare ? shareText(value) : decimalText(value);
  if (isShare) {
    const Interval interval = intervalOf(estimate, true);
    //: A figure and the ends of its 95 % confidence interval.
    return Texts::tr("%1 (%2 to %3)")
        .arg(shareText(value), shareText(interval.low), shareText(interval.high));
  }
  //: A figure and its margin of error.
  return Texts::tr("%1 ± %2").arg(decimalText(value), decimalText(margin));
}

QString summaryText(const OwnFigures& figures) {
  if (figures.finished == 0) return Texts::tr("None of these games is over yet.");
  const QString won = Texts::tr("You won %1 of %n finished game(s); an even share would be %2.", "",
                                figures.finished)
                          .arg(shareText(*figures.won.value), shareText(figures.even));
  const auto sentence = [&](const QString& remark) {
    return Texts::tr("%1 %2", "two sentences").arg(won, remark);
  };
  if (figures.finished < kFewGames || !figures.won.margin) {
    return sentence(Texts::tr("That is too few games to tell how well you play."));
  }
  const double more = *figures.won.value - figures.even;
  if (more > *figures.won.margin) return sentence(Texts::tr("That is clearly more than luck."));
  if (more < -*figures.won.margin)
    return sentence(Texts::tr("That is clearly less than an even share."));
  return sentence(Texts::tr("That may still be chance."));
}

std::vector<FigureRow> figureRows(const OwnFigures& figures, const GameInfo* info) {
  std::vector<FigureRow> rows;
  const int open = figures.games - figures.finished;
  rows.push_back(rowOf(Texts::tr("Games"), numberText(figures.games),
                       open == 0 ? QString() : Texts::tr("%n of them unfinished.", "", open)));
  rows.push_back(rowOf(Texts::tr("Deals"), numberText(figures.deals)));
  if (figures.finished > 0) {
    const QString even = Texts::tr("An even share would be %1.").arg(shareText(figures.even));
    rows.push_back(rowOf(Texts::tr("Games won"), estimateText(figures.won, true),
                         noteOn(figures.finished < kFewGames || isVague(figures.won), even)));
  }
  if (info != nullptr && figures.points.value) {
    rows.push_back(rowOf(
        figures.dealsAreWon ? Texts::tr("Deals won") : Texts::tr("Points per deal"),
        estimateText(figures.points, figures.dealsAreWon), noteOn(isVague(figures.points), {})));
    if (figures.bestDeal && !figures.dealsAreWon) {
      rows.push_back(rowOf(Texts::tr("Best deal"), numberText(*figures.bestDeal)));
      rows.push_back(rowOf(Texts::tr("Worst deal"), numberText(*figures.worstDeal)));
    }
  }
  if (figures.streak != 0) {
    rows.push_back(rowOf(Texts::tr("Current streak"), streakText(figures.streak)));
  }
  if (figures.longestStreak > 0) {
    rows.push_back(rowOf(Texts::tr("Longest streak"), streakText(figures.longestStreak)));
  }
  rows.push_back(rowOf(Texts::tr("Time"), timeText(figures.minutes),
                       Texts::tr("Estimated from the number of moves and deals.")));
  if (figures.reviewedDeals > 0) {
    const QString note = Texts::tr("In %n reviewed deal(s).", "", figures.reviewedDeals);
    rows.push_back(rowOf(Texts::tr("Slips and blunders per deal"),
                         estimateText(figures.slips, false), noteOn(isVague(figures.slips), note)));
    const QString unit = info == nullptr
                             ? QString()
                             //: %1 is a unit, for example `penalties`.
                             : Texts::tr("Unit: %1.").arg(unitText(ofSums(aimOf(info->id, 2))));
    rows.push_back(rowOf(Texts::tr("Cards and luck per deal"), estimateText(figures.luck, false),
                         noteOn(isVague(figures.luck), joinedSentences({unit, note}))));
  }
  return rows;
}

std::vector<FigureRow> countRows(const OwnFigures& figures, const GameInfo& info) {
  std::vector<FigureRow> rows;
  for (const CountFigure& figure : figures.counts) {
    const CountText& text = info.counts[static_cast<std::size_t>(figure.count)];
    const bool isShare = text.kind == CountText::Kind::share;
    const QString title =
        *text.each == '\0' ? gameText(info, text.title) : gameText(info, text.each, figure.number);
    const QString hits = numberText(figure.hits);
    const QString note = isShare ? Texts::tr("%1 of %2.", "a number and the total number")
                                       .arg(hits, numberText(figure.of))
                                 : Texts::tr("%1 in total.").arg(hits);
    const QString value = isShare
                              ? estimateText(figure.figure, true)
                              //: The average number per deal.
                              : Texts::tr("%1 per deal").arg(estimateText(figure.figure, false));
    rows.push_back(rowOf(title, value, noteOn(isVague(figure.figure), note)));
  }
  return rows;
}

std::vector<FigureRow> ratingRows(const Rating& rating, int rated, const GameInfo& info,
                                  int players) {
  const auto whole = [](double value) {
    return numberText(static_cast<qint64>(std::round(value)));
  };
  const bool isKnown = rating.deviation <= kKnownDeviation;
  const QString games = Texts::tr("After %n rated game(s).", "", rated);
  std::vector<FigureRow> rows{
      rowOf(Texts::tr("Your rating"),
            Texts::tr("%1 ± %2").arg(whole(rating.value), whole(rating.margin())),
            noteOn(!isKnown, games))};
  for (const std::string_view level : kRatedLevels) {
    const std::string id(info.id);
    const auto own = levelRating(id, level, players);
    const auto share = expectedAgainst(rating, id, std::string(level), players);
    if (!own || !share) continue;
    const QString expected =
        Texts::tr("Against %n opponent(s) of this level, you can expect to win %1 of the games.",
                  "", players - 1)
            .arg(estimateText({share->share, kNormalErrors * share->error}, true));
    // The rating of one level is fixed as the reference of the scale, so its deviation is 0.
    const QString ofLevel = own->deviation == 0
                                ? whole(own->value)
                                : Texts::tr("%1 ± %2").arg(whole(own->value), whole(own->margin()));
    rows.push_back(rowOf(levelTitle(level), ofLevel, isKnown ? expected : QString()));
  }
  return rows;
}

}  // namespace downpile

#include "moc_figure_rows.cpp"
