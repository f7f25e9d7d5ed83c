// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as plain data: what is shown, not how. It is made where the figures are and handed on as
// one value, through QML too; paintPlot() draws it, PlotTable reads it out.
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
  double x = 0;           // of categories, which one, from 0
  double y = kNoValue;    // without one a line has a gap here
  double low = kNoValue;  // from here to `high`: its interval of 95 %; none where one is missing
  double high = kNoValue;
  QString label{};  // what it is, where x does not say it: "Deal 3, Mika steals the downpile"

  bool isKnown() const { return std::isfinite(x) && std::isfinite(y); }
  bool hasInterval() const { return std::isfinite(low) && std::isfinite(high); }
};

struct PlotAxis {
  // How values are written: shares of one as percentages, differences with their signs.
  enum class Format : std::uint8_t { number, whole, difference, share };

  QString title{};
  QString unit{};            // behind the title, in brackets
  QStringList categories{};  // instead of numbers; for x only
  Format format = Format::number;
  bool fromZero = false;    // zero is seen, wherever the values are; with bars it is anyway
  double least = kNoValue;  // where the axis ends, if that is not told by the values
  double most = kNoValue;
};

struct PlotSeries {
  // Intervals are a band around a line, and whiskers at points and bars. What is not a line stands
  // side by side in a category.
  enum class Kind : std::uint8_t { line, points, bars };

  QString name{};
  Kind kind = Kind::line;
  std::vector<PlotPoint> points{};  // a line's from left to right
};

// A line across, at a value of y.
struct PlotLine {
  double y = 0;
  QString name{};
};

class Plot {
  Q_GADGET
  QML_VALUE_TYPE(plot)
  Q_PROPERTY(QString title MEMBER title)
  // Whether there is anything to be seen.
  Q_PROPERTY(bool known READ isKnown)

 public:
  QString title{};
  PlotAxis x{};
  PlotAxis y{};
  std::vector<PlotSeries> series{};
  std::vector<PlotLine> lines{};
  // What the figures come from, in sentences: for who finds the plot in a file.
  QString source{};

  bool isKnown() const;
};

// One point of a plot; -1 and -1: none.
struct PlotSpot {
  int series = -1;
  int point = -1;

  bool isNone() const { return series < 0 || point < 0; }
  bool operator==(const PlotSpot&) const = default;
};

// The point there, or nullptr.
const PlotPoint* pointAt(const Plot& plot, PlotSpot spot);

}  // namespace downpile
