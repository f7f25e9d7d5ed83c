// SPDX-License-Identifier: GPL-3.0-or-later
// Plots: ticks, layout, thinning of many points, spoken texts, and saved files.
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <cmath>

#include "../support/some_plots.h"
#include "plots/estimate_points.h"
#include "plots/plot_file.h"
#include "plots/plot_item.h"
#include "plots/plot_layout.h"
#include "plots/plot_list.h"
#include "plots/plot_painter.h"
#include "plots/plot_scale.h"
#include "plots/plot_table.h"
#include "plots/plot_text.h"
#include "runner/test_class.h"

namespace downpile {

using namespace Qt::StringLiterals;
using tests::barPlot;
using tests::chancePlot;
using tests::seatPlot;

namespace {

constexpr QSizeF kRoom(600, 400);

PlotStyle coloured() {
  PlotStyle style;
  style.colours = {QColor(Qt::red), QColor(Qt::blue), QColor(Qt::darkGreen)};
  return style;
}

Plot oneLine(const std::vector<double>& values) {
  Plot plot;
  PlotSeries series{u"One"_s, PlotSeries::Kind::line, {}};
  for (std::size_t n = 0; n < values.size(); ++n)
    series.points.push_back({.x = static_cast<double>(n), .y = values[n]});
  plot.series = {series};
  return plot;
}

std::vector<PlotSpot> knownSpots(const Plot& plot) {
  std::vector<PlotSpot> spots;
  for (int series = 0; series < std::ssize(plot.series); ++series) {
    const auto& points = plot.series[static_cast<std::size_t>(series)].points;
    for (int n = 0; n < std::ssize(points); ++n) {
      if (points[static_cast<std::size_t>(n)].isKnown()) spots.push_back({series, n});
    }
  }
  return spots;
}

QImage painted(const Plot& plot, const PlotStyle& style, const PlotMarks& marks = {}) {
  QImage image(kRoom.toSize(), QImage::Format_RGB32);
  image.fill(style.ground);
  QPainter painter(&image);
  paintPlot(painter, plot, style, PlotLayout(plot, style, kRoom), marks);
  return image;
}

int countOf(const QImage& image, const QColor& colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
  }
  return count;
}

}  // namespace

class TestPlots : public QObject {
  Q_OBJECT

 private slots:
  void ticksAreRoundNumbers_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<double>>("ticks");
    QTest::addColumn<int>("places");
    QTest::newRow("tens") << 0.0 << 47.0 << 6 << QList<double>{0, 10, 20, 30, 40, 50} << 0;
    QTest::newRow("below zero") << -0.7 << 0.6 << 5 << QList<double>{-1, -0.5, 0, 0.5, 1} << 1;
    QTest::newRow("small") << 0.021 << 0.038 << 4 << QList<double>{0.02, 0.03, 0.04} << 2;
    QTest::newRow("large") << 90'000.0 << 410'000.0 << 5
                           << QList<double>{0, 200'000, 400'000, 600'000} << 0;
    QTest::newRow("around zero") << -0.7 << 0.9 << 2 << QList<double>{-1, 0, 1} << 0;
    QTest::newRow("two at least") << 3.0 << 4.0 << 1 << QList<double>{3, 4} << 0;
  }
  void ticksAreRoundNumbers() {
    QFETCH(const double, low);
    QFETCH(const double, high);
    QFETCH(const int, most);
    QFETCH(const QList<double>, ticks);
    QFETCH(const int, places);
    const PlotScale scale = roundScale(low, high, most, ScaleEnds::widened);
    QCOMPARE(static_cast<qsizetype>(scale.ticks.size()), ticks.size());
    for (qsizetype n = 0; n < ticks.size(); ++n)
      QVERIFY(std::abs(scale.ticks[static_cast<std::size_t>(n)] - ticks[n]) < 1e-9 * high);
    QCOMPARE(scale.places, places);
    QVERIFY(scale.from <= low && scale.to >= high);
  }

  void scaleWithGivenEndsIsNotWidened() {
    const PlotScale scale = roundScale(3, 98, 5, ScaleEnds::kept, true);
    QCOMPARE(scale.from, 3.0);
    QCOMPARE(scale.to, 98.0);
    QVERIFY(scale.ticks.front() >= 3 && scale.ticks.back() <= 98);
    for (const double tick : roundScale(1, 3, 12, ScaleEnds::kept, true).ticks)
      QCOMPARE(tick, std::round(tick));
  }

  void pointsHaveConfidenceIntervalsWithinPossibleValues() {
    const PlotPoint bounded = pointOf(2, {0.5, 0.75});
    QCOMPARE(bounded.x, 2.0);
    QCOMPARE(bounded.y, 0.5);
    QCOMPARE(bounded.low, -0.25);
    QCOMPARE(bounded.high, 1.25);
    QVERIFY(!pointOf(0, {0.5, {}}).hasInterval());
    QVERIFY(!pointOf(0, {}).isKnown());
    Plot plot;
    plot.series = {{.points = {bounded, pointOf(3, {0.5, 0.25}), pointOf(4, {0.5, {}})}}};
    keepPossible(plot, 0, 1);
    const auto& points = plot.series.front().points;
    QCOMPARE(points[0].low, 0.0);
    QCOMPARE(points[0].high, 1.0);
    QCOMPARE(points[1].low, 0.25);
    QCOMPARE(points[1].high, 0.75);
    QVERIFY(!points[2].hasInterval());
  }

  void scaleOfASingleValueExtendsBeyondIt() {
    for (const double value : {0.0, 5.0, -1e9, 1e-7}) {
      const PlotScale scale = roundScale(value, value, 5, ScaleEnds::widened);
      QVERIFY(scale.from < value && scale.to > value);
      QVERIFY(scale.ticks.size() >= 2 && scale.ticks.size() <= 5);
    }
  }

  void labelsAndPointsStayInsideThePlot_data() {
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("mirrored");
    for (const QSizeF room : {QSizeF(300, 200), QSizeF(600, 400), QSizeF(1600, 900)}) {
      for (const int size : {14, 28}) {
        for (const bool mirrored : {false, true})
          QTest::addRow("%g wide, letters of %d%s", room.width(), size,
                        mirrored ? ", mirrored" : "")
              << room << size << mirrored;
      }
    }
  }
  void labelsAndPointsStayInsideThePlot() {
    QFETCH(const QSizeF, room);
    QFETCH(const int, size);
    QFETCH(const bool, mirrored);
    PlotStyle style;
    style.size = size;
    style.mirrored = mirrored;
    for (const Plot& plot : {seatPlot(3, 4), seatPlot(8, 8), chancePlot(), barPlot()}) {
      const PlotLayout layout(plot, style, room);
      const QRectF all = QRectF({}, room).adjusted(-1, -1, 1, 1);
      std::vector<QRectF> boxes;
      for (const PlotTick& tick : layout.xTicks()) {
        for (const QRectF& other : boxes)
          QVERIFY2(!other.intersects(tick.label.box), qPrintable(tick.label.lines.join(u' ')));
        boxes.push_back(tick.label.box);
        // Large letters in a small plot may exceed the plot's bounds.
        QVERIFY(all.contains(tick.label.box) || room.height() < 12 * size);
      }
      QVERIFY(!boxes.empty());
      for (const PlotTick& tick : layout.yTicks()) {
        QVERIFY(tick.label.box.left() >= -1 && tick.label.box.right() <= room.width() + 1);
        QVERIFY(!tick.label.box.intersects(layout.area()));
      }
      if (room.height() < 400 || plot.series.size() > 4) continue;
      QVERIFY(layout.area().width() > room.width() / 2);
      QVERIFY(layout.area().height() > room.height() / 4);
      for (const PlotSpot spot : knownSpots(plot))
        QVERIFY(layout.area().adjusted(-1, -1, 1, 1).contains(layout.placeOf(plot, spot)));
    }
  }

  // Below a legend with six long names, the data area still has more than 40 % of the height.
  void longLegendLeavesTwoFifthsOfTheHeightToTheData_data() {
    QTest::addColumn<int>("sets");
    QTest::addColumn<QSizeF>("room");
    QTest::addColumn<int>("size");
    for (const int sets : {2, 6}) {
      QTest::addRow("%d, narrow", sets) << sets << QSizeF(350, 308) << 14;
      QTest::addRow("%d, wide", sets) << sets << QSizeF(640, 400) << 14;
      QTest::addRow("%d, large letters", sets) << sets << QSizeF(700, 616) << 28;
    }
  }
  void longLegendLeavesTwoFifthsOfTheHeightToTheData() {
    QFETCH(const int, sets);
    QFETCH(const QSizeF, room);
    QFETCH(const int, size);
    Plot plot = seatPlot(sets);
    for (int set = 0; set < sets; ++set)
      plot.series[static_cast<std::size_t>(set)].name =
          u"Going out: With any card, Doubling is allowed: Once per game, Packs: %1"_s.arg(set + 1);
    for (const bool mirrored : {false, true}) {
      PlotStyle style;
      style.size = size;
      style.mirrored = mirrored;
      const PlotLayout layout(plot, style, room);
      QVERIFY2(layout.area().height() > 0.4 * room.height(),
               qPrintable(QString::number(layout.area().height())));
      std::vector<QRectF> boxes;
      QStringList names;
      for (const PlotLegendEntry& entry : layout.legend()) {
        for (const QRectF& box : {entry.sign, entry.name.box}) {
          QVERIFY(box.left() >= -1 && box.right() <= room.width() + 1);
          QVERIFY(box.bottom() <= layout.area().top());
          for (const QRectF& other : boxes) QVERIFY(!other.intersects(box));
        }
        boxes.push_back(entry.sign);
        boxes.push_back(entry.name.box);
        names << entry.name.lines.join(u' ');
      }
      // Shortened names remain distinguishable.
      QCOMPARE(names.size(), sets);
      QCOMPARE(names.removeDuplicates(), 0);
    }
  }

  void mirroredPlotRunsFromRightToLeft() {
    PlotStyle style;
    const Plot plot = seatPlot();
    const PlotLayout usual(plot, style, kRoom);
    style.mirrored = true;
    const PlotLayout mirrored(plot, style, kRoom);
    QVERIFY(usual.placeOf(plot, {0, 0}).x() < usual.placeOf(plot, {0, 3}).x());
    QVERIFY(mirrored.placeOf(plot, {0, 0}).x() > mirrored.placeOf(plot, {0, 3}).x());
    QVERIFY(usual.yTicks().front().label.box.right() <= usual.area().left());
    QVERIFY(mirrored.yTicks().front().label.box.left() >= mirrored.area().right());
    // Within a category of the mirrored plot, the first series is also on the right.
    QVERIFY(mirrored.placeOf(plot, {0, 0}).x() > mirrored.placeOf(plot, {1, 0}).x());
  }

  void pointsInACategoryLieSideBySide() {
    const Plot plot = seatPlot(3, 4);
    const PlotLayout layout(plot, {}, kRoom);
    double last = 0;
    for (int seat = 0; seat < 4; ++seat) {
      for (int set = 0; set < 3; ++set) {
        const double x = layout.placeOf(plot, {set, seat}).x();
        QVERIFY(x > last + 4);
        last = x;
      }
    }
    const Plot bars = barPlot();
    const PlotLayout barred(bars, {}, kRoom);
    QVERIFY(!barred.barOf(bars, {0, 1}).intersects(barred.barOf(bars, {1, 1})));
    QVERIFY(!barred.barOf(bars, {3, 1}).intersects(barred.barOf(bars, {0, 2})));
    QVERIFY(std::abs(barred.barOf(bars, {0, 1}).bottom() - barred.yOf(0)) < 1e-6);
  }

  // One long name leaves the labels of the other categories visible, if these are short. Long names
  // alternate between two rows. Labels never overlap.
  void categoriesHaveAllLabelsThatFit_data() {
    QTest::addColumn<QStringList>("names");
    QTest::newRow("one long name")
        << QStringList{u"First dealer"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s};
    QTest::newRow("long names") << QStringList{u"Drawing"_s,    u"Doubling"_s, u"Playing down"_s,
                                               u"Playing up"_s, u"Clearing"_s, u"Stealing"_s,
                                               u"Opening"_s,    u"Going out"_s};
  }
  void categoriesHaveAllLabelsThatFit() {
    QFETCH(QStringList, names);
    Plot plot = seatPlot(1, 8);
    plot.x.categories = names;
    for (const bool isMirrored : {false, true}) {
      PlotStyle style;
      style.mirrored = isMirrored;
      for (int width = 60; width <= 400; width += 10) {
        const PlotLayout layout(plot, style, {static_cast<double>(width), 220});
        const auto& ticks = layout.xTicks();
        for (std::size_t n = 0; n < ticks.size(); ++n) {
          QVERIFY(ticks[n].label.box.bottom() <= layout.size().height());
          for (std::size_t before = 0; before < n; ++before)
            QVERIFY(!ticks[n].label.box.intersects(ticks[before].label.box));
        }
        if (width >= 300) QCOMPARE(ticks.size(), std::size_t(8));
      }
    }
  }

  void hitTestFindsTheNearestPoint() {
    for (const Plot& plot : {seatPlot(), chancePlot(30), barPlot()}) {
      const PlotLayout layout(plot, {}, kRoom);
      for (const PlotSpot spot : knownSpots(plot))
        QCOMPARE(layout.spotAt(plot, layout.placeOf(plot, spot) + QPointF(0, 2)), spot);
    }
    const Plot bars = barPlot();
    const PlotLayout layout(bars, {}, kRoom);
    QCOMPARE(layout.spotAt(bars, layout.barOf(bars, {1, 0}).center()), (PlotSpot{1, 0}));
    const Plot line = oneLine({1, 1, 1});
    QVERIFY(PlotLayout(line, {}, kRoom).spotAt(line, {300, 20}).isNone());
  }

  void plotOfVeryManyPointsKeepsItsEndsExtremesAndGaps() {
    std::vector<PlotPoint> points;
    std::vector<int> columns;
    for (int n = 0; n < 1000; ++n) {
      points.push_back({.x = n / 10.0, .y = n == 503 ? 100.0 : n == 507 ? -100.0 : 0.0});
      columns.push_back(n / 10);
    }
    points[200].y = kNoValue;
    points[201].y = kNoValue;
    const auto kept = thinned(points, columns);
    QVERIFY(kept.size() < 450);
    QVERIFY(std::ranges::is_sorted(kept));
    const auto keeps = [&](std::size_t n) { return std::ranges::find(kept, n) != kept.end(); };
    QVERIFY(keeps(0) && keeps(999) && keeps(503) && keeps(507));
    QVERIFY(keeps(200) && keeps(199) && keeps(202));
    // If there are only a few points, all of them are drawn.
    QCOMPARE(thinned({points.begin(), points.begin() + 3}, {0, 1, 2}).size(), std::size_t(3));
  }

  void seriesDifferWithoutColour() {
    PlotStyle style;
    style.colours = {QColor(Qt::black)};
    for (Plot plot : {seatPlot(1, 3), barPlot()}) {
      plot.x.categories = {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
      const PlotSeries first = plot.series.front();
      std::vector<QImage> seen;
      for (int n = 0; n < 4; ++n) {
        // The n-th picture shows the same points, drawn as the n-th series. The test compares the
        // signs of these series in the legend.
        plot.series.assign(static_cast<std::size_t>(n) + 1, PlotSeries{{}, first.kind, {}});
        plot.series.push_back(PlotSeries{{}, first.kind, {}});
        plot.series[static_cast<std::size_t>(n)].points = first.points;
        const PlotLayout layout(plot, style, kRoom);
        QImage image = painted(plot, style);
        const QRectF sign = layout.legend()[static_cast<std::size_t>(n)].sign;
        seen.push_back(image.copy(sign.toAlignedRect()));
      }
      for (std::size_t a = 0; a < seen.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) QVERIFY(seen[a] != seen[b]);
      }
    }
  }

  void drawsColouredSeriesWithHighlightedPointsAndGaps() {
    const PlotStyle style = coloured();
    const QImage seats = painted(seatPlot(), style);
    for (const QColor colour : {Qt::red, Qt::blue, Qt::darkGreen})
      QVERIFY(countOf(seats, colour) > 60);
    // Marked and focused points are highlighted.
    const Plot line = oneLine({1, 2, 3});
    QCOMPARE(countOf(painted(line, style), style.mark), 0);
    QVERIFY(countOf(painted(line, style, {.marked = {0, 1}}), style.mark) > 100);
    QVERIFY(countOf(painted(line, style, {.focused = {0, 1}}), style.mark) > 10);
    // Unknown values leave a gap in the line.
    QVERIFY(countOf(painted(oneLine({1, 1, 1, 1}), style), Qt::red) >
            2 * countOf(painted(oneLine({1, kNoValue, kNoValue, 1}), style), Qt::red));
    // An empty plot draws nothing.
    QVERIFY(countOf(painted(Plot{}, style), style.ink) == 0);
    const PlotLayout empty(Plot{}, style, {0, 0});
    QVERIFY(empty.area().width() > 0);
  }

  void valuesAreFormattedWithSignPercentAndLocale() {
    PlotAxis axis;
    QCOMPARE(valueText(axis, -1.5, 1), u"−1.5"_s);
    QCOMPARE(valueText(axis, -0.04, 1), u"0.0"_s);
    axis.format = PlotAxis::Format::difference;
    QCOMPARE(valueText(axis, 1.5, 1), u"+1.5"_s);
    QCOMPARE(valueText(axis, 0.01, 1), u"0.0"_s);
    axis.format = PlotAxis::Format::share;
    QCOMPARE(valueText(axis, 0.534, 2), u"53%"_s);
    QCOMPARE(valueText(axis, 0.534, 3), u"53.4%"_s);
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(valueText({}, 12345.5, 1), u"12.345,5"_s);
    QLocale::setDefault(QLocale(u"en"_s));
  }

  void pointTextsGiveSeriesCategoryAndInterval() {
    const Plot plot = seatPlot(2);
    QCOMPARE(pointText(plot, {0, 0}), u"Usual rules, Dealer: 0.0 (−0.3 to +0.3)"_s);
    const Plot chances = chancePlot(40);
    QVERIFY(pointText(chances, {0, 3}).startsWith(u"Move 4, the 4 of clubs: "_s));
    QVERIFY(pointText(chances, {0, 3}).contains(u"% ("_s));
    Plot named = chances;
    named.series.front().points[3].label = u"Mika passes."_s;
    QVERIFY(pointText(named, {0, 3}).startsWith(u"Mika passes: "_s));
    QCOMPARE(pointText(plot, {2, 0}), QString());
    QCOMPARE(pointText(plot, {-1, -1}), QString());
    Plot counted = oneLine({3, 4});
    counted.x.title = u"Game"_s;
    QCOMPARE(pointText(counted, {0, 1}), u"Game 1: 4"_s);
    QVERIFY(plotSummary(plot).contains(u"Usual rules and Doubling"_s));
    QVERIFY(plotSummary(plot).contains(u"−0."_s));
    QCOMPARE(plotSummary({}), nothingKnownText());
  }

  void changedPlotsUpdateTheListWithoutModelReset() {
    PlotList list;
    QSignalSpy reset(&list, &PlotList::modelReset);
    QSignalSpy inserted(&list, &PlotList::rowsInserted);
    QSignalSpy removed(&list, &PlotList::rowsRemoved);
    QSignalSpy changed(&list, &PlotList::dataChanged);
    const auto title = [&list](int row) { return list.value(row, u"plot"_s).value<Plot>().title; };
    list.setPlots({seatPlot(), barPlot()});
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 0);
    // A plot appended to the list is inserted behind the existing rows.
    list.setPlots({seatPlot(), barPlot(), chancePlot()});
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(inserted.last()[1].toInt(), 2);
    QCOMPARE(inserted.last()[2].toInt(), 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.last()[1].toModelIndex().row(), 1);
    QCOMPARE(title(2), chancePlot().title);
    list.setPlots({chancePlot()});
    QCOMPARE(removed.count(), 1);
    QCOMPARE(title(0), chancePlot().title);
    list.setPlots({});
    QCOMPARE(list.count(), 0);
    QCOMPARE(reset.count(), 0);
  }

  void dataTableListsThePointsOfAPlot() {
    PlotTable table;
    table.setPlot(seatPlot(2));
    QCOMPARE(table.headings(),
             (QStringList{u"Seats to the left of the dealer"_s, u"Usual rules"_s, u"Doubling"_s}));
    QCOMPARE(table.count(), 4);
    QCOMPARE(table.rows()[0].cells[0], u"Dealer"_s);
    QCOMPARE(table.rows()[1].cells[1], u"0.7 (0.4 to 1.0)"_s.replace(u"0.7"_s, u"+0.7"_s)
                                           .replace(u"0.4"_s, u"+0.4"_s)
                                           .replace(u"1.0"_s, u"+1.0"_s));
    QCOMPARE(table.cellText(0, 1), u"Dealer, Usual rules: 0.0 (−0.3 to +0.3)"_s);
    const auto& cells = table.rows()[0].cells;
    QCOMPARE(table.cellText(0, 0),
             u"Dealer; Usual rules: %1; Doubling: %2"_s.arg(cells[1], cells[2]));
    QCOMPARE(table.spotAt(2, 2), QPointF(1, 2));
    QCOMPARE(table.spotAt(2, 0), QPointF(0, 2));
    QCOMPARE(table.cellText(4, 0), QString());
    // An unknown value (kNoValue) makes an empty cell. If all series are unknown at a position,
    // this position has no row.
    Plot line = oneLine({1, kNoValue, 3});
    line.series.push_back({u"Two"_s, PlotSeries::Kind::line, {{.x = 2, .y = 8}, {.x = 2, .y = 9}}});
    table.setPlot(line);
    QCOMPARE(table.count(), 3);
    QCOMPARE(table.cellText(0, 2), u"0, Two: empty"_s);
    QCOMPARE(table.cellText(2, 0), u"2; Two: 9"_s);
    QCOMPARE(table.rows()[2].cells, (QStringList{u"2"_s, QString(), u"9"_s}));
    QCOMPARE(table.spotAt(0, 2), QPointF(-1, -1));
    table.setPlot({});
    QCOMPARE(table.count(), 0);
    QCOMPARE(table.spotAt(0, 0), QPointF(-1, -1));
  }

  void walkMovesTheSelectionAndSkipsUnknownPoints() {
    PlotItem item;
    QVERIFY(!item.walk(1, 0));
    Plot plot = oneLine({1, kNoValue, 3, 4});
    plot.series.push_back(
        {u"Two"_s, PlotSeries::Kind::line, {{.x = 0, .y = 8}, {.x = 2.2, .y = 9}}});
    item.setPlot(plot);
    QVERIFY(item.walk(1, 0));
    QCOMPARE(item.spot(), QPointF(0, 0));
    QVERIFY(item.walk(1, 0));
    QCOMPARE(item.spot(), QPointF(0, 2));
    QVERIFY(item.walk(0, 1));
    QCOMPARE(item.spot(), QPointF(1, 1));
    QCOMPARE(item.spotText(), u"Two, 2.2: 9"_s);
    QVERIFY(!item.walk(0, 1));
    QVERIFY(!item.walk(1, 0));
    QVERIFY(item.walk(0, -1));
    QVERIFY(item.walk(1000, 0));
    QCOMPARE(item.spot(), QPointF(0, 3));
    QVERIFY(item.walk(-1000, 0));
    QCOMPARE(item.spot(), QPointF(0, 0));
    // If no point is selected, walk() selects the marked point.
    item.setSpot({-1, -1});
    item.setMarked({0, 2});
    item.walk(1, 0);
    QCOMPARE(item.spot(), QPointF(0, 2));
    // A selected point that no longer exists is deselected.
    item.setPlot(oneLine({1}));
    QCOMPARE(item.spot(), QPointF(-1, -1));
  }

  void savesAPlotAsSvgAndPng() {
    QTemporaryDir folder;
    PlotItem item;
    item.setSize({500, 300});
    item.setPlot(seatPlot());
    QCOMPARE(item.fileName(), u"Who gets more than their share"_s);
    const QString drawing = folder.filePath(u"a plot.svg"_s);
    QVERIFY(item.save(QUrl::fromLocalFile(drawing), u"png"_s).contains(drawing));
    QFile file(drawing);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QSvgRenderer renderer(content);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox().size(), QSize(640, 400));
    // In the SVG file, texts are saved as text, not as outlines. The file contains its title and
    // description.
    for (const char* text :
         {"<title>Who gets more than their share</title>", "<desc>", ">Even share<", ">Doubling<"})
      QVERIFY2(content.contains(text), text);
    // The source of the data is written into the SVG file, too.
    Plot plot = seatPlot();
    plot.source = u"Life, 300 games."_s;
    item.setPlot(plot);
    item.save(QUrl::fromLocalFile(drawing), {});
    QFile next(drawing);
    QVERIFY(next.open(QIODevice::ReadOnly));
    const QByteArray sourced = next.readAll();
    QVERIFY2(sourced.contains(">Life, 300 games.<"), sourced);
    QVERIFY2(sourced.contains(" Life, 300 games.</desc>"), sourced);
    const QString picture = folder.filePath(u"a plot.PNG"_s);
    item.save(QUrl::fromLocalFile(picture), u"svg"_s);
    const QImage image(picture, "PNG");
    QCOMPARE(image.size(), QSize(1280, 800));
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(countOf(image, Qt::black) > 100);
    QVERIFY(item.save(QUrl::fromLocalFile(picture + u"/no.svg"_s), {}).contains(u"could not"_s));
    item.setPlot({});
    QCOMPARE(item.fileName(), u"Plot"_s);
  }

  // A typed ending `.svg` or `.png` takes precedence over the ending chosen in the file dialog.
  // Without such a typed ending, the chosen ending is appended.
  void typedFileEndingDecidesTheFormat_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QString>("file");
    const auto row = [](const char* tag, const char* name, const char* ending, const char* file) {
      QTest::newRow(tag) << QString::fromLatin1(name) << QString::fromLatin1(ending)
                         << QString::fromLatin1(file);
    };
    row("drawing", "a", "svg", "a.svg");
    row("picture", "a", "png", "a.png");
    row("typed drawing", "a.svg", "png", "a.svg");
    row("typed picture", "a.PNG", "svg", "a.PNG");
    row("a point in the name", "1.5 points", "png", "1.5 points.png");
    row("another format", "a.jpg", "png", "a.jpg.png");
  }
  void typedFileEndingDecidesTheFormat() {
    QFETCH(const QString, name);
    QFETCH(const QString, ending);
    QFETCH(const QString, file);
    const QTemporaryDir folder;
    PlotItem item;
    item.setPlot(seatPlot());
    const QUrl url = QUrl::fromLocalFile(folder.filePath(name));
    QCOMPARE(item.save(url, ending), u"Saved as "_s + folder.filePath(file));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{file});
    const bool picture = file.endsWith(u"png"_s, Qt::CaseInsensitive);
    QCOMPARE(!QImage(folder.filePath(file), "PNG").isNull(), picture);
    // Overwrites a file only if its complete name was chosen, because the file dialog has then
    // asked the user.
    QCOMPARE(item.save(url, ending).endsWith(u" already exists."_s), name != file);
  }

  void printsTimeOfDrawingManyPoints() {
    const Plot plot = chancePlot(5000);
    const PlotStyle style = coloured();
    QBENCHMARK { painted(plot, style); }
  }
};

DOWNPILE_TEST(TestPlots);

}  // namespace downpile

#include "tst_plots.moc"
