// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_pictures.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include "../support/learnt_games.h"
#include "pictures.h"
#include "program/app.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;
using tests::playedText;
using tests::sampleTime;

Statistics& statistics() { return *App::instance()->statistics(); }

void openPageAndWaitForRecords() {
  statistics().visit();
  if (!QTest::qWaitFor([] { return !statistics().reading(); }, 60000))
    qFatal("the records were not read in time");
  QTest::qWait(100);
}

void keepOther(const std::string& game, int players, int count) {
  const QString folder = App::instance()->records()->folder();
  for (int i = 0; i < count; ++i) {
    tests::writeFile(folder + u"/earlier/%1-%2.downpile"_s.arg(QString::fromStdString(game)).arg(i),
                     playedText({.game = game,
                                 .players = players,
                                 .moves = tests::kToItsEnd,
                                 .seed = static_cast<std::uint64_t>(i),
                                 .level = i % 2 == 0 ? "sharp" : "fair"}),
                     sampleTime(100 + i));
  }
}

void keepLearnt(int games) {
  tests::keepLearning(App::instance()->records()->folder(), sampleTime(0), {.games = games});
}

// Scrolls to the end of the page.
void scrollDown(QQuickItem& item) {
  if (!item.isVisible()) return;
  if (item.inherits("QQuickFlickable") && item.property("lowest").isValid()) {
    item.setProperty("contentY", item.property("lowest"));
  }
  for (QQuickItem* child : item.childItems()) scrollDown(*child);
}

}  // namespace

void takeStatistics(Pictures& pictures) {
  struct Look {
    QString name{};
    QSize size{};
    PictureGame setup{};
  };
  const QString textSize = u"textSize"_s;
  const std::vector<Look> looks{
      {u"960x640"_s, {960, 640}, {}},
      {u"1366x768"_s, {1366, 768}, {}},
      {u"2560x1440"_s, {2560, 1440}, {}},
      {u"large-text"_s, {1366, 768}, {.settings = {{textSize, 200}}}},
      {u"large-text-small"_s, {960, 640}, {.settings = {{textSize, 200}}}},
      {u"german"_s, {1366, 768}, {.language = u"de"_s}},
      {u"rtl"_s, {1366, 768}, {.language = u"xx_rtl"_s}},
      {u"contrast"_s, {1366, 768}, {.settings = {{u"contrast"_s, u"high"_s}}}}};
  const QString page = u"statistics"_s;
  for (const Look& shape : looks) {
    pictures.page(u"statistics-none-"_s + shape.name, shape.size, page, shape.setup);
    pictures.page(u"statistics-few-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) {
                    keepLearnt(4);
                    openPageAndWaitForRecords();
                  });
    pictures.page(u"statistics-won-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) {
                    keepLearnt(120);
                    openPageAndWaitForRecords();
                    statistics().setTrend(u"won"_s);
                  });
    pictures.page(u"statistics-rating-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) {
                    keepLearnt(120);
                    openPageAndWaitForRecords();
                    statistics().setTrend(u"rating"_s);
                  });
    pictures.page(u"statistics-end-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow& window) {
                    keepLearnt(120);
                    keepOther("up-and-down", 4, 12);
                    openPageAndWaitForRecords();
                    statistics().setGame(u"up-and-down"_s);
                    statistics().setTrend(u"points"_s);
                    QTest::qWait(100);
                    scrollDown(*window.contentItem());
                    QTest::qWait(100);
                  });
  }
}

}  // namespace downpile
