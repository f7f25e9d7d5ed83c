// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

#include "plots/plot_text.h"

namespace downpile {

namespace {

constexpr int kSigns = 6;
constexpr double kLine = 2;  // width of a line

QPolygonF regular(int corners, double radius, double turn) {
  QPolygonF shape;
  for (int n = 0; n < corners; ++n) {
    const double angle = turn + n * 2 * M_PI / corners;
    shape << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
  }
  return shape;
}

constexpr int kHatches = 6;

// Returns the hatching lines of a bar. Hatching distinguishes the bars of different series.
std::vector<QLineF> hatchOf(const QRectF& bar, int series, double gap) {
  std::vector<QLineF> lines;
  // Hatching of the first six series: none, rising, horizontal, falling, vertical, crossed
  // (horizontal and vertical). Then it is repeated.
  const int kind = series % kHatches;
  if (kind == 2 || kind == 5) {
    for (double y = bar.top() + gap; y < bar.bottom(); y += gap)
      lines.emplace_back(bar.left(), y, bar.right(), y);
  }
  if (kind == 4 || kind == 5) {
    for (double x = bar.left() + gap; x < bar.right(); x += gap)
      lines.emplace_back(x, bar.top(), x, bar.bottom());
  }
  if (kind != 1 && kind != 3) return lines;
  // Diagonal lines on which x + y is constant, cut at the edges of the bar. For falling hatching,
  // they are mirrored.
  for (double along = gap; along < bar.width() + bar.height(); along += gap) {
    const double first = std::max(0.0, along - bar.height());
    const double last = std::min(bar.width(), along);
    const auto point = [&](double x) {
      const double left = kind == 1 ? bar.left() + x : bar.right() - x;
      return QPointF(left, bar.top() + along - x);
    };
    lines.emplace_back(point(first), point(last));
  }
  return lines;
}

class Drawing {
 public:
  Drawing(QPainter& painter, const Plot& plot, const PlotStyle& style, const PlotLayout& layout)
      : painter_(painter), plot_(plot), style_(style), layout_(layout) {}

  void label(const PlotLabel& label) {
    painter_.setFont(label.look == PlotLabel::Look::title ? style_.titleFont()
                                                          : style_.smallFont());
    painter_.setPen(label.look == PlotLabel::Look::quiet ? style_.soft : style_.ink);
    const int side = label.side == PlotLabel::Side::left    ? Qt::AlignLeft
                     : label.side == PlotLabel::Side::right ? Qt::AlignRight
                                                            : Qt::AlignHCenter;
    const double height =
        label.box.height() / static_cast<double>(std::max(qsizetype(1), label.lines.size()));
    for (qsizetype n = 0; n < label.lines.size(); ++n) {
      const QRectF line(label.box.left(), label.box.top() + height * static_cast<double>(n),
                        label.box.width(), height);
      painter_.drawText(line, side | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextDontClip,
                        label.lines[n]);
    }
  }

  void axes() {
    const QRectF area = layout_.area();
    for (const PlotTick& tick : layout_.yTicks()) {
      const bool isZero = std::abs(tick.at) < 1e-12;
      painter_.setPen(QPen(isZero ? style_.soft : style_.grid, 1));
      const double y = std::round(layout_.yOf(tick.at)) + 0.5;
      painter_.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
      label(tick.label);
    }
    painter_.setPen(QPen(style_.soft, 1));
    const double bottom = std::round(area.bottom()) + 0.5;
    painter_.drawLine(QPointF(area.left(), bottom), QPointF(area.right(), bottom));
    const double length = style_.size * 0.25;
    for (const PlotTick& tick : layout_.xTicks()) {
      if (plot_.x.categories.isEmpty()) {
        const double x = std::round(layout_.xOf(tick.at)) + 0.5;
        painter_.setPen(QPen(style_.soft, 1));
        painter_.drawLine(QPointF(x, bottom), QPointF(x, bottom + length));
      }
      label(tick.label);
    }
  }

  void lines() {
    const QRectF area = layout_.area();
    for (const PlotLine& line : plot_.lines) {
      const double y = layout_.yOf(line.y);
      QPen pen(style_.soft, 1.2, Qt::CustomDashLine);
      pen.setDashPattern({6, 4});
      painter_.setPen(pen);
      painter_.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
  }

  // Returns the number of known points visible in the box, completely or in part.
  std::ptrdiff_t pointsIn(const QRectF& box) const {
    const QRectF around =
        box.adjusted(-layout_.reach(), -layout_.reach(), layout_.reach(), layout_.reach());
    std::ptrdiff_t count = 0;
    for (int series = 0; series < std::ssize(plot_.series); ++series) {
      const auto& points = plot_.series[static_cast<std::size_t>(series)].points;
      for (int n = 0; n < std::ssize(points); ++n) {
        if (points[static_cast<std::size_t>(n)].isKnown() &&
            around.contains(layout_.placeOf(plot_, {series, n})))
          ++count;
      }
    }
    return count;
  }

  // Draws the names of the horizontal lines over the data. Their background is translucent, so the
  // data remain visible.
  void namesOfLines() {
    const QRectF area = layout_.area();
    const QFontMetricsF metrics(style_.smallFont());
    const double gap = style_.size * 0.2;
    for (const PlotLine& line : plot_.lines) {
      if (line.name.isEmpty()) continue;
      const double width = std::min(area.width(), metrics.horizontalAdvance(line.name) + 2 * gap);
      const double height = layout_.lineHeight();
      const double y = layout_.yOf(line.y);
      // The name is above its line, or below it if there is no room above.
      const bool below = y - height - gap < area.top();
      const double top = below ? y + gap : y - height - gap;
      const QRectF left(area.left(), top, width, height);
      const QRectF right(area.right() - width, top, width, height);
      // The name is placed at the end of the line, in reading direction. If it hides more points
      // there than at the beginning of the line, it is placed at the beginning.
      const QRectF last = style_.mirrored ? left : right;
      const QRectF first = style_.mirrored ? right : left;
      const QRectF box = pointsIn(last) > pointsIn(first) ? first : last;
      QColor veil = style_.ground;
      veil.setAlphaF(0.8F);
      painter_.fillRect(box, veil);
      label({box, {line.name}, PlotLabel::Look::quiet, PlotLabel::Side::middle});
    }
  }

  void series(int number) {
    const PlotSeries& series = plot_.series[static_cast<std::size_t>(number)];
    if (series.kind == PlotSeries::Kind::line)
      line(number, series);
    else
      singles(number, series);
  }

  void legend() {
    for (const PlotLegendEntry& entry : layout_.legend()) {
      const PlotSeries& series = plot_.series[static_cast<std::size_t>(entry.series)];
      const QPointF middle = entry.sign.center();
      if (series.kind == PlotSeries::Kind::bars) {
        bar(entry.series, entry.sign.adjusted(2, 2, -2, -2));
      } else {
        if (series.kind == PlotSeries::Kind::line) {
          painter_.setPen(penOf(entry.series));
          painter_.drawLine(QPointF(entry.sign.left(), middle.y()),
                            QPointF(entry.sign.right(), middle.y()));
        }
        sign(entry.series, middle);
      }
      label(entry.name);
    }
  }

  void marked(PlotSpot spot) {
    const PlotPoint* point = pointAt(plot_, spot);
    if (point == nullptr || !point->isKnown()) return;
    const QPointF place = layout_.placeOf(plot_, spot);
    painter_.setPen(QPen(style_.mark, 2));
    painter_.drawLine(QPointF(place.x(), layout_.area().top()),
                      QPointF(place.x(), layout_.area().bottom()));
    ring(place, layout_.reach() * 1.9, 2.5);
  }

  void focused(PlotSpot spot) {
    const PlotPoint* point = pointAt(plot_, spot);
    if (point == nullptr || !point->isKnown()) return;
    ring(layout_.placeOf(plot_, spot), layout_.reach() * 2.4, 2);
  }

  void nothing() {
    label({layout_.area(), {nothingKnownText()}, PlotLabel::Look::quiet, PlotLabel::Side::middle});
  }

 private:
  QPen penOf(int series) const {
    static const std::array<QList<qreal>, 5> kDashes = {
        QList<qreal>{}, {5, 2.5}, {1.2, 2}, {6, 2, 1.2, 2}, {9, 3}};
    QPen pen(style_.colourOf(series), kLine, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    const auto& dashes = kDashes[static_cast<std::size_t>(series) % kDashes.size()];
    if (!dashes.isEmpty()) pen.setDashPattern(dashes);
    return pen;
  }

  void ring(QPointF at, double radius, double width) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(style_.ground, width + 2));
    painter_.drawEllipse(at, radius, radius);
    painter_.setPen(QPen(style_.mark, width));
    painter_.drawEllipse(at, radius, radius);
  }

  // Draws the symbol of a point. The first six series have five filled shapes and a diagonal cross,
  // the next six have the shapes hollow and an upright cross.
  void sign(int series, QPointF at) {
    const double radius = layout_.reach();
    const QColor colour = style_.colourOf(series);
    painter_.setPen(QPen(colour, 1.6));
    const bool isHollow = series / kSigns % 2 != 0;
    const QPointF arm = isHollow ? QPointF(0, radius * 1.4) : QPointF(radius, radius);
    const QPointF otherArm(arm.y(), -arm.x());
    painter_.setBrush(isHollow ? style_.ground : colour);
    switch (series % kSigns) {
      case 0:
        painter_.drawEllipse(at, radius, radius);
        break;
      case 1:
        painter_.drawRect(
            QRectF(at.x() - radius * 0.9, at.y() - radius * 0.9, radius * 1.8, radius * 1.8));
        break;
      case 2:
        painter_.drawPolygon(regular(4, radius * 1.3, 0).translated(at));
        break;
      case 3:
        painter_.drawPolygon(regular(3, radius * 1.35, 0).translated(at));
        break;
      case 4:
        painter_.drawPolygon(regular(3, radius * 1.35, M_PI).translated(at));
        break;
      default:
        painter_.setPen(QPen(colour, 2.4));
        painter_.drawLine(at - arm, at + arm);
        painter_.drawLine(at - otherArm, at + otherArm);
    }
  }

  void bar(int series, const QRectF& box) {
    const QColor colour = style_.colourOf(series);
    const bool hatched = series % kHatches != 0;
    QColor fill = colour;
    if (hatched) fill.setAlphaF(0.25F);
    painter_.setPen(QPen(colour, 1.2));
    painter_.setBrush(fill);
    painter_.drawRect(box);
    for (const QLineF& each : hatchOf(box, series, style_.size * 0.5)) painter_.drawLine(each);
  }

  void whisker(const PlotPoint& point, double x, const QColor& colour) {
    if (!point.hasInterval()) return;
    const double low = layout_.yOf(point.low);
    const double high = layout_.yOf(point.high);
    const double half = layout_.reach();
    painter_.setPen(QPen(colour, 1.6));
    painter_.drawLine(QPointF(x, low), QPointF(x, high));
    for (const double end : {low, high})
      painter_.drawLine(QPointF(x - half, end), QPointF(x + half, end));
  }

  void singles(int number, const PlotSeries& series) {
    const bool bars = series.kind == PlotSeries::Kind::bars;
    QPointF before(-1e9, -1e9);
    for (int n = 0; n < std::ssize(series.points); ++n) {
      const PlotPoint& point = series.points[static_cast<std::size_t>(n)];
      if (!point.isKnown()) continue;
      const PlotSpot spot{number, n};
      const QPointF place = layout_.placeOf(plot_, spot);
      // Skips a point without a confidence interval if it is less than a pixel from the point drawn
      // before. Bars are not skipped.
      if (!bars && !point.hasInterval() && (place - before).manhattanLength() < 1) continue;
      before = place;
      if (bars) bar(number, layout_.barOf(plot_, spot));
      whisker(point, place.x(), bars ? style_.ink : style_.colourOf(number));
      if (!bars) sign(number, place);
    }
  }

  void line(int number, const PlotSeries& series) {
    std::vector<int> columns;
    for (const PlotPoint& point : series.points)
      columns.push_back(point.isKnown() ? static_cast<int>(std::floor(layout_.xOf(point.x))) : 0);
    std::vector<std::size_t> run;
    const auto known = std::ranges::count_if(series.points, &PlotPoint::isKnown);
    const bool signs = static_cast<double>(known) * layout_.reach() * 4 <= layout_.area().width();
    const auto end = [&] {
      if (!run.empty()) stretch(number, series, run, signs);
      run.clear();
    };
    for (const std::size_t each : thinned(series.points, columns)) {
      if (series.points[each].isKnown())
        run.push_back(each);
      else
        end();
    }
    end();
  }

  // Draws a continuous part of a line between two gaps, and its confidence band.
  void stretch(int number, const PlotSeries& series, const std::vector<std::size_t>& run,
               bool signs) {
    QPolygonF above;
    QPolygonF below;
    QPolygonF middle;
    for (const std::size_t each : run) {
      const PlotPoint& point = series.points[each];
      const double x = layout_.xOf(point.x);
      middle << QPointF(x, layout_.yOf(point.y));
      if (!point.hasInterval()) continue;
      above << QPointF(x, layout_.yOf(point.high));
      below.prepend(QPointF(x, layout_.yOf(point.low)));
    }
    if (!above.isEmpty()) {
      QColor fill = style_.colourOf(number);
      // The confidence band is more opaque on a dark background, where a translucent band is harder
      // to see.
      fill.setAlphaF(style_.ground.lightnessF() < 0.5F ? 0.32F : 0.18F);
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(fill);
      painter_.drawPolygon(above + below);
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(penOf(number));
    painter_.drawPolyline(middle);
    if (!signs && middle.size() > 1) return;
    for (const QPointF& place : middle) sign(number, place);
  }

  QPainter& painter_;
  const Plot& plot_;
  const PlotStyle& style_;
  const PlotLayout& layout_;
};

}  // namespace

void paintPlot(QPainter& painter, const Plot& plot, const PlotStyle& style,
               const PlotLayout& layout, const PlotMarks& marks) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  Drawing drawing(painter, plot, style, layout);
  drawing.axes();
  for (const PlotLabel& title : layout.titles()) drawing.label(title);
  drawing.legend();
  if (plot.isKnown()) {
    drawing.lines();
    drawing.marked(marks.marked);
    for (int n = 0; n < std::ssize(plot.series); ++n) drawing.series(n);
    drawing.namesOfLines();
    drawing.focused(marks.focused);
  } else {
    drawing.nothing();
  }
  painter.restore();
}

}  // namespace downpile
