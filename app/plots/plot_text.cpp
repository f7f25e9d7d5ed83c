// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "text/percent_text.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr int kMostPlaces = 3;

struct Plots {
  Q_DECLARE_TR_FUNCTIONS(Plots)
};

}  // namespace

QString valueText(const PlotAxis& axis, double value, int places) {
  switch (axis.format) {
    case PlotAxis::Format::share:
      return percentText(decimalText(100 * value, std::max(0, places - 2)));
    case PlotAxis::Format::difference:
      return signedDecimalText(value, places);
    case PlotAxis::Format::whole:
    case PlotAxis::Format::number:
      break;
  }
  return decimalText(value, places);
}

int placesOf(const PlotAxis& axis, const PlotPoint& point) {
  if (axis.format == PlotAxis::Format::whole) return 0;
  const int least = axis.format == PlotAxis::Format::share ? 2 : 0;
  const double margin = point.hasInterval() ? (point.high - point.low) / 2 : 0;
  if (margin > 0) {
    const int places = static_cast<int>(-std::floor(std::log10(margin)));
    return std::clamp(places, least, least + kMostPlaces);
  }
  // A value without a confidence interval gets as few decimal places as needed to show it exactly,
  // at most two more than the minimum.
  int places = least;
  for (double unit = std::pow(10, places); places < least + 2; unit *= 10, ++places) {
    if (std::abs(point.y * unit - std::round(point.y * unit)) < 1e-6) break;
  }
  return places;
}

QString pointValueText(const Plot& plot, const PlotPoint& point) {
  if (!point.isKnown()) return {};
  const int places = placesOf(plot.y, point);
  const QString value = valueText(plot.y, point.y, places);
  if (!point.hasInterval() || point.high - point.low <= 0) return value;
  return Plots::tr("%1 (%2 to %3)", "a value and its interval")
      .arg(value, valueText(plot.y, point.low, places), valueText(plot.y, point.high, places));
}

QString pointPlaceText(const Plot& plot, const PlotPoint& point) {
  const PlotAxis& x = plot.x;
  if (x.categories.isEmpty())
    return valueText(x, point.x, placesOf(x, {.x = point.x, .y = point.x}));
  const auto category = static_cast<qsizetype>(std::lround(point.x));
  return category >= 0 && category < x.categories.size() ? x.categories[category] : QString();
}

QString pointText(const Plot& plot, PlotSpot spot) {
  const PlotPoint* point = pointAt(plot, spot);
  if (point == nullptr) return {};
  QStringList parts;
  const QString& name = plot.series[static_cast<std::size_t>(spot.series)].name;
  if (plot.series.size() > 1 && !name.isEmpty()) parts << name;
  if (!point->label.isEmpty()) {
    parts << point->label;
  } else {
    const QString place = pointPlaceText(plot, *point);
    const bool hasNumber = plot.x.categories.isEmpty() && !plot.x.title.isEmpty();
    parts << (hasNumber ? Plots::tr("%1 %2", "the name of an axis and a number on it")
                              .arg(plot.x.title, place)
                        : place);
  }
  QString text = parts.join(Plots::tr(", ", "between the names of a point of a plot"));
  if (text.endsWith(u'.')) text.chop(1);  // the name can be a sentence about a move
  return Plots::tr("%1: %2", "a point of a plot and its value")
      .arg(text, pointValueText(plot, *point));
}

QString axisText(const PlotAxis& axis) {
  if (axis.unit.isEmpty()) return axis.title;
  if (axis.title.isEmpty()) return axis.unit;
  return Plots::tr("%1 (%2)", "the title of an axis and its unit").arg(axis.title, axis.unit);
}

QString quantityText(const Plot& plot) {
  const QString text = axisText(plot.y);
  return text.isEmpty() ? plot.title : text;
}

QString plotSummary(const Plot& plot) {
  if (!plot.isKnown()) return nothingKnownText();
  const PlotPoint* least = nullptr;
  const PlotPoint* most = nullptr;
  QStringList names;
  for (const PlotSeries& series : plot.series) {
    if (!series.name.isEmpty()) names << series.name;
    for (const PlotPoint& point : series.points) {
      if (!point.isKnown()) continue;
      if (least == nullptr || point.y < least->y) least = &point;
      if (most == nullptr || point.y > most->y) most = &point;
    }
  }
  const int places = std::max(placesOf(plot.y, *least), placesOf(plot.y, *most));
  const QString range = Plots::tr("%1 from %2 to %3.", "a quantity; its lowest and highest value")
                            .arg(quantityText(plot), valueText(plot.y, least->y, places),
                                 valueText(plot.y, most->y, places));
  if (names.size() < 2) return asSentence(range);
  return Plots::tr("%1 %2", "two sentences")
      .arg(asSentence(range), Plots::tr("The plot shows %1.").arg(listAnd(names)));
}

QString nothingKnownText() { return Plots::tr("No data yet."); }

}  // namespace downpile
