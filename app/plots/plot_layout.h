// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of a plot in a given size: axes, their numbers, points. The screen, exported files and the
// search for the point under the pointer use the same layout. All lengths are in pixels of the
// style.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "plots/plot.h"
#include "plots/plot_scale.h"
#include "plots/plot_style.h"

namespace downpile {

// A text of one or more lines in a box.
struct PlotLabel {
  enum class Look : std::uint8_t { title, quiet, plain };
  // Alignment of the text in its box, as seen on the screen.
  enum class Side : std::uint8_t { left, middle, right };

  QRectF box{};
  QStringList lines{};
  Look look = Look::quiet;
  Side side = Side::middle;
};

// Legend entry of a series: the sample of its line, point or bar, and its name.
struct PlotLegendEntry {
  int series = 0;
  QRectF sign{};
  PlotLabel name{};
};

// Tick of an axis; `at` is its position as a value of the axis.
struct PlotTick {
  double at = 0;
  PlotLabel label{};
};

class PlotLayout {
 public:
  PlotLayout(const Plot& plot, const PlotStyle& style, QSizeF size);

  QSizeF size() const { return size_; }
  // Area where the points are drawn, bounded by the axes.
  QRectF area() const { return area_; }
  const PlotScale& xScale() const { return xScale_; }
  const PlotScale& yScale() const { return yScale_; }
  const std::vector<PlotLabel>& titles() const { return titles_; }
  const std::vector<PlotLegendEntry>& legend() const { return legend_; }
  const std::vector<PlotTick>& xTicks() const { return xTicks_; }
  const std::vector<PlotTick>& yTicks() const { return yTicks_; }
  double lineHeight() const { return lineHeight_; }
  // Half the width of the symbol of a point.
  double reach() const { return reach_; }

  double xOf(double value) const;
  double yOf(double value) const;
  // Returns the position of a known point. Points of several series in one category are side by
  // side.
  QPointF placeOf(const Plot& plot, PlotSpot spot) const;
  // Returns the rectangle of a bar, from the zero line to the value.
  QRectF barOf(const Plot& plot, PlotSpot spot) const;
  // Returns the bar at this position, otherwise the point nearest to it. Returns no point if none
  // is nearer than 16 pixels or 5 x reach(), whichever is larger.
  PlotSpot spotAt(const Plot& plot, QPointF place) const;

 private:
  void placeTitles(const Plot& plot, const PlotStyle& style);
  void placeLegend(const Plot& plot, const PlotStyle& style);
  double setLegend(const Plot& plot, const PlotStyle& style, int mostLines, int columns);
  void placeAxes(const Plot& plot, const PlotStyle& style);
  void scaleX(const Plot& plot);
  PlotScale scaleY(const Plot& plot, double height) const;
  double placeYTicks(const Plot& plot, const PlotStyle& style, double height);
  void placeNumbers(const Plot& plot, const PlotStyle& style);
  void placeCategories(const Plot& plot, const PlotStyle& style);
  bool labelCategories(const Plot& plot, const PlotStyle& style, qsizetype step, std::size_t rows);
  // Returns the left edge of a label of this width for `at`, a value of the x axis.
  double labelLeft(double at, double width) const;
  double shiftOf(const Plot& plot, int series) const;

  QSizeF size_;
  QRectF area_;
  PlotScale xScale_;
  PlotScale yScale_;
  std::vector<PlotLabel> titles_;
  std::vector<PlotLegendEntry> legend_;
  std::vector<PlotTick> xTicks_;
  std::vector<PlotTick> yTicks_;
  double top_ = 0;     // top of the space for the axes, below titles and legend
  double bottom_ = 0;  // bottom of the space for the axes, above the x axis's title
  double lineHeight_ = 0;
  double reach_ = 0;
  double inset_ = 0;  // distance from the ends of the x axis to the outermost points
  double barWidth_ = 0;
  double slot_ = 0;  // distance between points of neighbouring series in a category
  bool mirrored_ = false;
};

// Wraps text to at most `mostLines` lines, not wider than `width`. Overlong text is shortened with
// an ellipsis at the place given by `elide`.
QStringList wrappedText(const QString& text, const QFont& font, double width, int mostLines,
                        Qt::TextElideMode elide = Qt::ElideRight);

// Returns the indices of the points to draw for a line. Of the points in one column of pixels, it
// keeps the first, the last, the highest and the lowest one, and those whose confidence intervals
// reach highest and lowest. Gaps are kept. `columns` has the column of each point.
std::vector<std::size_t> thinned(const std::vector<PlotPoint>& points,
                                 const std::vector<int>& columns);

}  // namespace downpile
