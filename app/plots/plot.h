// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as plain data, without its appearance. The code that computes the figures creates the plot
// and passes it on as one value, also through QML. paintPlot() draws a plot, PlotTable turns it
// into a table.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace downpile {

inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

struct PlotPoint {
  double x = 0;           // position on the x axis, or index of the category from 0
  double y = kNoValue;    // the value; kNoValue makes a gap in a line
  double low = kNoValue;  // `low` to `high`: 95 % confidence interval, if both are known
  double high = kNoValue;
  QString label{};  // description if x is not enough: "Deal 3, Mika steals the downpile"

  bool isKnown() const { return std::isfinite(x) && std::isfinite(y); }
  bool hasInterval() const { return std::isfinite(low) && std::isfinite(high); }
};

struct PlotAxis {
  // Format of the axis's numbers. A share (0 to 1) is shown as a percentage, a difference with its
  // sign.
  enum class Format : std::uint8_t { number, whole, difference, share };

  QString title{};
  QString unit{};            // unit, shown in brackets after the title
  QStringList categories{};  // names in place of the numbers; only for the x axis
  Format format = Format::number;
  bool fromZero = false;    // whether zero is always on the axis, as in a plot with bars
  double least = kNoValue;  // `least` and `most` are always on the axis, if set
  double most = kNoValue;
};

struct PlotSeries {
  // Confidence intervals are drawn as a band around a line, and as whiskers at points and bars.
  // Points and bars of several series are side by side in a category.
  enum class Kind : std::uint8_t { line, points, bars };

  QString name{};
  Kind kind = Kind::line;
  std::vector<PlotPoint> points{};  // the points of a line are sorted from left to right
};

// A horizontal line across the plot, at a value of the y axis.
struct PlotLine {
  double y = 0;
  QString name{};
};

class Plot {
  Q_GADGET
  QML_VALUE_TYPE(plot)
  Q_PROPERTY(QString title MEMBER title)
  // True if the value of any point is known.
  Q_PROPERTY(bool known READ isKnown)

 public:
  QString title{};
  PlotAxis x{};
  PlotAxis y{};
  std::vector<PlotSeries> series{};
  std::vector<PlotLine> lines{};
  // Sentences about the source of the figures, for readers of an exported file.
  QString source{};

  bool isKnown() const;
};

// Identifies a point of a plot by the index of its series and its index in the series. Both are -1
// if there is no point.
struct PlotSpot {
  int series = -1;
  int point = -1;

  bool isNone() const { return series < 0 || point < 0; }
  bool operator==(const PlotSpot&) const = default;
};

// Returns the point of the plot, or nullptr if it does not exist.
const PlotPoint* pointAt(const Plot& plot, PlotSpot spot);

}  // namespace downpile
