// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of a plot lies in a given room: the axes, their numbers, the points. The same
// for the screen, for files and for what is under the pointer. All lengths are pixels of the style.
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

// Lines of text in a box; each line has its height.
struct PlotLabel {
  enum class Look : std::uint8_t { title, quiet, plain };
  // Where in the box, as it is on the screen.
  enum class Side : std::uint8_t { left, middle, right };

  QRectF box{};
  QStringList lines{};
  Look look = Look::quiet;
  Side side = Side::middle;
};

// A series in the legend: its sign and its name.
struct PlotLegendEntry {
  int series = 0;
  QRectF sign{};
  PlotLabel name{};
};

// A tick of an axis, by its place along it.
struct PlotTick {
  double at = 0;
  PlotLabel label{};
};

class PlotLayout {
 public:
  PlotLayout(const Plot& plot, const PlotStyle& style, QSizeF size);

  QSizeF size() const { return size_; }
  // What is between the axes.
  QRectF area() const { return area_; }
  const PlotScale& xScale() const { return xScale_; }
  const PlotScale& yScale() const { return yScale_; }
  const std::vector<PlotLabel>& titles() const { return titles_; }
  const std::vector<PlotLegendEntry>& legend() const { return legend_; }
  const std::vector<PlotTick>& xTicks() const { return xTicks_; }
  const std::vector<PlotTick>& yTicks() const { return yTicks_; }
  double lineHeight() const { return lineHeight_; }
  // Half the width of a point's sign.
  double reach() const { return reach_; }

  double xOf(double value) const;
  double yOf(double value) const;
  // A known point's place; those in one category lie side by side.
  QPointF placeOf(const Plot& plot, PlotSpot spot) const;
  // From the zero line to the value.
  QRectF barOf(const Plot& plot, PlotSpot spot) const;
  // The point that is meant by this place: the nearest in sight of it.
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
  double shiftOf(const Plot& plot, int series) const;

  QSizeF size_;
  QRectF area_;
  PlotScale xScale_;
  PlotScale yScale_;
  std::vector<PlotLabel> titles_;
  std::vector<PlotLegendEntry> legend_;
  std::vector<PlotTick> xTicks_;
  std::vector<PlotTick> yTicks_;
  double top_ = 0;     // below titles and legend
  double bottom_ = 0;  // above the title of the x axis
  double lineHeight_ = 0;
  double reach_ = 0;
  double inset_ = 0;  // from the axes to the outermost points
  double barWidth_ = 0;
  double slot_ = 0;  // from one series to the next in a category
  bool mirrored_ = false;
};

// At most so many lines, each no wider than `width`; of what does not fit the end is left out, or
// what `elide` says.
QStringList wrappedText(const QString& text, const QFont& font, double width, int mostLines,
                        Qt::TextElideMode elide = Qt::ElideRight);

// Which of a line's points are drawn, where many fall on one column of pixels: of each column the
// first, the last, and those that reach farthest up and down. Gaps stay gaps. `column` tells the
// column of a point.
std::vector<std::size_t> thinned(const std::vector<PlotPoint>& points,
                                 const std::vector<int>& columns);

}  // namespace downpile
