// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "plots/plot_text.h"

namespace downpile {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// Part of a category's width for the bars or points of all series; the rest is the gap between
// categories.
constexpr double kFilled = 0.7;
// Largest part of the plot's height for the legend (but at least two lines). A higher legend is
// made smaller.
constexpr double kLegendShare = 0.27;
// Minimum width of a column of the legend, in multiples of the font size.
constexpr double kNarrowestColumn = 9;

struct Range {
  double low = kInfinity;
  double high = -kInfinity;

  bool isEmpty() const { return low > high; }
  void add(double value) {
    if (!std::isfinite(value)) return;
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

bool hasKind(const Plot& plot, PlotSeries::Kind kind) {
  return std::ranges::any_of(plot.series,
                             [kind](const PlotSeries& each) { return each.kind == kind; });
}

Range rangeOfX(const Plot& plot) {
  Range range;
  for (const PlotSeries& series : plot.series) {
    for (const PlotPoint& point : series.points) {
      if (point.isKnown()) range.add(point.x);
    }
  }
  return range;
}

Range rangeOfY(const Plot& plot) {
  Range range;
  for (const PlotSeries& series : plot.series) {
    for (const PlotPoint& point : series.points) {
      if (!point.isKnown()) continue;
      for (const double value : {point.y, point.low, point.high}) range.add(value);
    }
  }
  for (const PlotLine& line : plot.lines) range.add(line.y);
  return range;
}

// Returns the smallest distance in x between neighbouring points of any series. Returns 1 if no
// neighbouring points differ in x.
double leastStep(const Plot& plot) {
  double least = kInfinity;
  for (const PlotSeries& series : plot.series) {
    for (std::size_t i = 1; i < series.points.size(); ++i) {
      const double step = std::abs(series.points[i].x - series.points[i - 1].x);
      if (step > 0) least = std::min(least, step);
    }
  }
  return std::isfinite(least) ? least : 1;
}

double widest(const QStringList& lines, const QFontMetricsF& metrics) {
  double most = 0;
  for (const QString& line : lines) most = std::max(most, metrics.horizontalAdvance(line));
  return std::ceil(most);
}

double widestWord(const QStringList& texts, const QFontMetricsF& metrics) {
  double most = 0;
  for (const QString& text : texts) most = std::max(most, widest(text.split(u' '), metrics));
  return most;
}

}  // namespace

QStringList wrappedText(const QString& text, const QFont& font, double width, int mostLines,
                        Qt::TextElideMode elide) {
  const QFontMetricsF metrics(font);
  QStringList lines;
  const QStringList words = text.simplified().split(u' ');
  for (qsizetype i = 0; i < words.size(); ++i) {
    const bool fits =
        !lines.isEmpty() && metrics.horizontalAdvance(lines.last() + u' ' + words[i]) <= width;
    if (fits) {
      lines.last() += u' ' + words[i];
    } else if (lines.size() < mostLines) {
      lines << words[i];
    } else {
      lines.last() += u' ' + words[i];
      lines.last() += i + 1 < words.size() ? u' ' + words.mid(i + 1).join(u' ') : QString();
      break;
    }
  }
  for (QString& line : lines) line = metrics.elidedText(line, elide, width);
  return lines;
}

std::vector<std::size_t> thinned(const std::vector<PlotPoint>& points,
                                 const std::vector<int>& columns) {
  std::vector<std::size_t> kept;
  for (std::size_t begin = 0; begin < points.size();) {
    std::size_t end = begin + 1;
    const bool known = points[begin].isKnown();
    while (end < points.size() && points[end].isKnown() == known &&
           (!known || columns[end] == columns[begin]))
      ++end;
    // Of several unknown points in a row, only one is kept: it is enough to draw a gap.
    std::array<std::size_t, 6> chosen{};
    chosen.fill(begin);
    if (known) {
      chosen[1] = end - 1;
      for (std::size_t i = begin; i < end; ++i) {
        if (points[i].y < points[chosen[2]].y) chosen[2] = i;
        if (points[i].y > points[chosen[3]].y) chosen[3] = i;
        if (points[i].low < points[chosen[4]].low) chosen[4] = i;
        if (points[i].high > points[chosen[5]].high) chosen[5] = i;
      }
    }
    std::ranges::sort(chosen);
    for (const std::size_t each : chosen) {
      if (kept.empty() || kept.back() != each) kept.push_back(each);
    }
    begin = end;
  }
  return kept;
}

PlotLayout::PlotLayout(const Plot& plot, const PlotStyle& style, QSizeF size)
    : size_(size), mirrored_(style.mirrored) {
  lineHeight_ = std::ceil(QFontMetricsF(style.smallFont()).height());
  reach_ = style.size * 0.33;
  placeTitles(plot, style);
  placeLegend(plot, style);
  placeAxes(plot, style);
}

// ---- titles and legend --------------------------------------------------------------------------

void PlotLayout::placeTitles(const Plot& plot, const PlotStyle& style) {
  const auto side = mirrored_ ? PlotLabel::Side::right : PlotLabel::Side::left;
  bottom_ = size_.height();
  if (!plot.title.isEmpty()) {
    const QStringList lines = wrappedText(plot.title, style.titleFont(), size_.width(), 2);
    const double height =
        std::ceil(QFontMetricsF(style.titleFont()).height()) * double(lines.size());
    titles_.push_back({{0, top_, size_.width(), height}, lines, PlotLabel::Look::title, side});
    top_ += height + style.size * 0.3;
  }
  if (const QString below = axisText(plot.x); !below.isEmpty()) {
    const QStringList lines = wrappedText(below, style.smallFont(), size_.width(), 1);
    bottom_ -= lineHeight_;
    titles_.push_back({{0, bottom_, size_.width(), lineHeight_},
                       lines,
                       PlotLabel::Look::quiet,
                       mirrored_ ? PlotLabel::Side::left : PlotLabel::Side::right});
    // Extra space between the title of the x axis and the labels above it.
    bottom_ -= style.size * 0.25;
  }
}

void PlotLayout::placeLegend(const Plot& plot, const PlotStyle& style) {
  if (plot.series.size() > 1) {
    const double most = std::max(kLegendShare * size_.height(), 2 * lineHeight_);
    // Long names in the legend are first wrapped, because names of house rules begin alike. If the
    // legend is still too high, names are shortened, and then arranged in columns.
    double height = kInfinity;
    for (int lines = 3; lines >= 1 && height > most; --lines)
      height = setLegend(plot, style, lines, 0);
    for (int columns = 2;
         columns <= size_.width() / (kNarrowestColumn * style.size) && height > most; ++columns)
      height = setLegend(plot, style, 1, columns);
    top_ += height + style.size * 0.3;
  }
  // The title of the y axis is placed above the axis, to avoid rotating it.
  const QString above = axisText(plot.y);
  if (!above.isEmpty() && above != plot.title) {
    const QStringList lines = wrappedText(above, style.smallFont(), size_.width(), 1);
    titles_.push_back({{0, top_, size_.width(), lineHeight_},
                       lines,
                       PlotLabel::Look::quiet,
                       mirrored_ ? PlotLabel::Side::right : PlotLabel::Side::left});
    top_ += lineHeight_;
  }
  // Leaves room for the upper half of the topmost number, which extends above the axis.
  top_ += lineHeight_ / 2 + style.size * 0.15;
}

// Lays out the legend, with at most `mostLines` lines for each name: in columns or, if `columns` is
// 0, one entry after the other. Returns the legend's height.
double PlotLayout::setLegend(const Plot& plot, const PlotStyle& style, int mostLines, int columns) {
  const QFontMetricsF metrics(style.smallFont());
  const double gap = style.size * 0.45;
  const double between = style.size * 1.2;
  const double column =
      columns > 0 ? (size_.width() - (columns - 1) * between) / columns : size_.width();
  legend_.clear();
  double x = 0;
  double y = top_;
  double rowHeight = 0;
  for (int n = 0; n < std::ssize(plot.series); ++n) {
    const auto& [name, kind, points] = plot.series[static_cast<std::size_t>(n)];
    // In the legend, the sample of a line must be long enough to show its dashes.
    const double sign = style.size * (kind == PlotSeries::Kind::points ? 0.9 : 1.9);
    // Names in the legend are shortened in the middle, because the end of a name is as important as
    // its beginning.
    const QStringList lines = wrappedText(
        name, style.smallFont(), std::max(1.0, column - sign - gap), mostLines, Qt::ElideMiddle);
    const double width = widest(lines, metrics) + 1;
    const double height = lineHeight_ * double(std::max(qsizetype(1), lines.size()));
    const bool isFull = columns > 0 ? n % columns == 0
                                    : x + sign + gap + width > size_.width() || lines.size() > 1 ||
                                          rowHeight > lineHeight_;
    if (x > 0 && isFull) {
      x = 0;
      y += std::exchange(rowHeight, 0) + style.size * 0.15;
    }
    const auto flipped = [&](double left, double wide) {
      return mirrored_ ? size_.width() - left - wide : left;
    };
    legend_.push_back({n,
                       {flipped(x, sign), y, sign, lineHeight_},
                       {{flipped(x + sign + gap, width), y, width, height},
                        lines,
                        PlotLabel::Look::plain,
                        mirrored_ ? PlotLabel::Side::right : PlotLabel::Side::left}});
    x += between + (columns > 0 ? column : sign + gap + width);
    rowHeight = std::max(rowHeight, height);
  }
  return y + rowHeight - top_;
}

// ---- axes ---------------------------------------------------------------------------------------

PlotScale PlotLayout::scaleY(const Plot& plot, double height) const {
  Range range = rangeOfY(plot);
  const bool isCut = std::isfinite(plot.y.least) || std::isfinite(plot.y.most);
  if (plot.y.fromZero || hasKind(plot, PlotSeries::Kind::bars)) range.add(0);
  range.add(plot.y.least);
  range.add(plot.y.most);
  if (range.isEmpty()) range = {0, 1};
  const int most = std::clamp(static_cast<int>(height / (2.3 * lineHeight_)), 2, 8);
  const bool whole = plot.y.format == PlotAxis::Format::whole;
  PlotScale scale =
      roundScale(range.low, range.high, most, isCut ? ScaleEnds::kept : ScaleEnds::widened, whole);
  // If the axis from the first to the last tick is longer than this multiple of the values' range,
  // it is shortened to end near the values, because a plot with few ticks could look flat.
  constexpr double kTooWide = 1.5;
  const double spread = range.high - range.low;
  if (!isCut && spread > 0 && scale.to - scale.from > kTooWide * spread) {
    const double room = spread / 12;
    const double low = range.low == 0 ? 0 : range.low - room;
    scale = roundScale(low, range.high + room, most, ScaleEnds::kept, whole);
  }
  if (isCut) {
    scale.from = std::min(scale.from, range.low);
    scale.to = std::max(scale.to, range.high);
  }
  return scale;
}

// Places the ticks of the y axis. Returns the width of the widest number.
double PlotLayout::placeYTicks(const Plot& plot, const PlotStyle& style, double height) {
  yScale_ = scaleY(plot, height);
  yTicks_.clear();
  const QFontMetricsF metrics(style.smallFont());
  double width = 0;
  for (const double tick : yScale_.ticks) {
    const QString text = valueText(plot.y, tick, yScale_.places);
    width = std::max(width, std::ceil(metrics.horizontalAdvance(text)));
    yTicks_.push_back({tick,
                       {{},
                        {text},
                        PlotLabel::Look::quiet,
                        mirrored_ ? PlotLabel::Side::left : PlotLabel::Side::right}});
  }
  return width;
}

void PlotLayout::placeAxes(const Plot& plot, const PlotStyle& style) {
  const double gap = style.size * 0.4;
  const double room = std::max(lineHeight_, bottom_ - top_ - lineHeight_);
  double width = placeYTicks(plot, style, room) + gap;
  inset_ = plot.x.categories.isEmpty() ? 2 * reach_ : 0;
  const auto setArea = [&](double below) {
    const double wide = std::max(1.0, size_.width() - width - gap);
    const double high = std::max(1.0, bottom_ - gap - below - top_);
    area_ = {mirrored_ ? gap : width, top_, wide, high};
  };
  setArea(lineHeight_);
  scaleX(plot);
  if (plot.x.categories.isEmpty())
    placeNumbers(plot, style);
  else
    placeCategories(plot, style);
  double below = 0;
  for (const PlotTick& tick : xTicks_) below = std::max(below, tick.label.box.bottom());
  width = placeYTicks(plot, style, area_.height() + lineHeight_ - below) + gap;
  setArea(below);
  for (PlotTick& tick : xTicks_) {
    QRectF& box = tick.label.box;
    box.translate(0, area_.bottom() + gap);
    box.moveLeft(labelLeft(tick.at, box.width()));
  }
  for (PlotTick& tick : yTicks_) {
    tick.label.box = {mirrored_ ? area_.right() + gap : area_.left() - width,
                      yOf(tick.at) - lineHeight_ / 2, width - gap, lineHeight_};
  }
  const auto sideBySide = std::ranges::count_if(
      plot.series, [](const PlotSeries& each) { return each.kind != PlotSeries::Kind::line; });
  const double step = std::abs(xOf(xScale_.from + leastStep(plot)) - xOf(xScale_.from));
  slot_ = sideBySide > 0 ? kFilled * step / static_cast<double>(sideBySide) : 0;
  barWidth_ = std::clamp(slot_ * 0.9, 1.0, 5.0 * style.size);
  if (!hasKind(plot, PlotSeries::Kind::bars))
    slot_ = std::min(slot_, 4.5 * style.size);
  else
    slot_ = std::min(slot_, barWidth_ / 0.9);
}

void PlotLayout::scaleX(const Plot& plot) {
  if (!plot.x.categories.isEmpty()) {
    xScale_ = {.from = -0.5, .to = static_cast<double>(plot.x.categories.size()) - 0.5};
    return;
  }
  Range range = rangeOfX(plot);
  range.add(plot.x.least);
  range.add(plot.x.most);
  if (range.isEmpty()) range = {0, 1};
  // If the plot has bars, the x axis extends beyond the first and the last value by half the
  // smallest distance between neighbouring points, to make room for the bars.
  const double room = hasKind(plot, PlotSeries::Kind::bars) ? leastStep(plot) / 2 : 0;
  xScale_ = roundScale(range.low - room, range.high + room, 2, ScaleEnds::kept,
                       plot.x.format == PlotAxis::Format::whole);
}

void PlotLayout::placeNumbers(const Plot& plot, const PlotStyle& style) {
  const QFontMetricsF metrics(style.smallFont());
  const bool whole = plot.x.format == PlotAxis::Format::whole;
  for (int most = 12; most >= 2; --most) {
    xScale_ = roundScale(xScale_.from, xScale_.to, most, ScaleEnds::kept, whole);
    xTicks_.clear();
    double width = 0;
    for (const double tick : xScale_.ticks) {
      const QString text = valueText(plot.x, tick, xScale_.places);
      const double own = std::ceil(metrics.horizontalAdvance(text)) + 1;
      width = std::max(width, own);
      xTicks_.push_back(
          {tick,
           {{0, 0, own, lineHeight_}, {text}, PlotLabel::Look::quiet, PlotLabel::Side::middle}});
    }
    const double count = static_cast<double>(std::max<std::size_t>(1, xTicks_.size()));
    if (count * (width + 1.5 * style.size) <= area_.width()) return;
  }
}

// Labels all categories. If the labels would overlap, they alternate between two rows. If they
// would still overlap, every second one is left out, or two of three, and so on.
void PlotLayout::placeCategories(const Plot& plot, const PlotStyle& style) {
  const qsizetype count = plot.x.categories.size();
  if (labelCategories(plot, style, 1, 1) || labelCategories(plot, style, 1, 2)) return;
  for (qsizetype step = 2; step <= count; ++step) {
    if (labelCategories(plot, style, step, 1)) return;
  }
}

// Labels every `step`-th category, in 1 or 2 rows. Returns false if labels overlap.
bool PlotLayout::labelCategories(const Plot& plot, const PlotStyle& style, qsizetype step,
                                 std::size_t rows) {
  const QFont font = style.smallFont();
  const QFontMetricsF metrics(font);
  const QStringList& names = plot.x.categories;
  const double each = area_.width() / static_cast<double>(names.size());
  const double gap = style.size * 0.5;
  bool fits = true;
  double height = 0;
  xTicks_.clear();
  for (qsizetype n = 0; n < names.size(); n += step) {
    const auto at = static_cast<double>(n);
    // A word may be wider than its category if the neighbouring labels are narrow.
    const double word = std::min(widestWord({names[n]}, metrics), 7.0 * style.size);
    // At the edge of the plot a wider label would not be centred, and could touch its neighbour.
    const double centred = 2 * std::min(xOf(at), size_.width() - xOf(at));
    const double apart = each * static_cast<double>(step * static_cast<qsizetype>(rows)) - gap;
    const double room = std::max(std::min(apart, centred), word);
    const QStringList lines = wrappedText(names[n], font, room, 3);
    const double own = widest(lines, metrics) + 1;
    const QRectF box(labelLeft(at, own), 0, own, lineHeight_ * static_cast<double>(lines.size()));
    if (xTicks_.size() >= rows) {
      const QRectF& last = xTicks_[xTicks_.size() - rows].label.box;
      const double free = std::abs(box.center().x() - last.center().x());
      fits = fits && free >= (box.width() + last.width()) / 2 + gap;
    }
    if (xTicks_.size() % 2 == 0) height = std::max(height, box.height());
    xTicks_.push_back({at, {box, lines, PlotLabel::Look::quiet, PlotLabel::Side::middle}});
  }
  for (std::size_t n = 1; rows == 2 && n < xTicks_.size(); n += 2) {
    xTicks_[n].label.box.moveTop(height);
  }
  return fits;
}

double PlotLayout::labelLeft(double at, double width) const {
  return std::clamp(xOf(at) - width / 2, 0.0, std::max(0.0, size_.width() - width));
}

// ---- points -------------------------------------------------------------------------------------

double PlotLayout::xOf(double value) const {
  const double along = inset_ + xScale_.share(value) * (area_.width() - 2 * inset_);
  return mirrored_ ? area_.right() - along : area_.left() + along;
}

double PlotLayout::yOf(double value) const {
  return area_.bottom() - yScale_.share(value) * area_.height();
}

double PlotLayout::shiftOf(const Plot& plot, int series) const {
  int before = 0;
  int all = 0;
  for (int n = 0; n < std::ssize(plot.series); ++n) {
    if (plot.series[static_cast<std::size_t>(n)].kind == PlotSeries::Kind::line) continue;
    if (n < series) ++before;
    ++all;
  }
  const bool bars = hasKind(plot, PlotSeries::Kind::bars);
  const bool isLine = plot.series[static_cast<std::size_t>(series)].kind == PlotSeries::Kind::line;
  // In categories and in plots with bars, points and bars at the same x are shifted side by side.
  // Otherwise, and for lines, nothing is shifted.
  if (isLine || (plot.x.categories.isEmpty() && !bars)) return 0;
  return (before - (all - 1) / 2.0) * slot_ * (mirrored_ ? -1 : 1);
}

QPointF PlotLayout::placeOf(const Plot& plot, PlotSpot spot) const {
  const PlotPoint* point = pointAt(plot, spot);
  if (point == nullptr) return {};
  return {xOf(point->x) + shiftOf(plot, spot.series), yOf(point->y)};
}

QRectF PlotLayout::barOf(const Plot& plot, PlotSpot spot) const {
  const QPointF end = placeOf(plot, spot);
  const double zero = yOf(std::clamp(0.0, yScale_.from, yScale_.to));
  return QRectF(QPointF(end.x() - barWidth_ / 2, zero), QPointF(end.x() + barWidth_ / 2, end.y()))
      .normalized();
}

PlotSpot PlotLayout::spotAt(const Plot& plot, QPointF place) const {
  const double sight = std::max(16.0, 5 * reach_);
  double nearest = sight * sight;
  PlotSpot found;
  for (int series = 0; series < std::ssize(plot.series); ++series) {
    const PlotSeries& all = plot.series[static_cast<std::size_t>(series)];
    for (int n = 0; n < std::ssize(all.points); ++n) {
      const PlotSpot spot{series, n};
      if (!all.points[static_cast<std::size_t>(n)].isKnown()) continue;
      if (all.kind == PlotSeries::Kind::bars && barOf(plot, spot).contains(place)) return spot;
      const QPointF away = placeOf(plot, spot) - place;
      const double distance = QPointF::dotProduct(away, away);
      if (distance >= nearest) continue;
      nearest = distance;
      found = spot;
    }
  }
  return found;
}

}  // namespace downpile
