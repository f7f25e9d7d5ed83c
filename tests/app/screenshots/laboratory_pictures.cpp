// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory_pictures.h"

#include <QQuickWindow>
#include <QTest>
#include <vector>

#include "pictures.h"
#include "program/app.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

struct Look {
  QString name{};
  QSize size{};
  PictureGame setup{};
};

void setRule(const QString& key, int value) {
  OptionModel& options = *App::instance()->laboratory()->options();
  options.setValue(options.find(u"key"_s, key), value);
}

// Sets up a study of Underwear to compare three sets of house rules, with `games` games each.
Laboratory& setUp(int games) {
  Laboratory& laboratory = *App::instance()->laboratory();
  laboratory.setGameId(u"underwear"_s);
  laboratory.setGames(games);
  laboratory.setSkill(u"quick"_s);
  laboratory.addSet();
  setRule(u"doubling"_s, 1);
  laboratory.addSet();
  setRule(u"goingOut"_s, 1);
  setRule(u"target"_s, 98);
  return laboratory;
}

// Adds sets of house rules with long names up to the maximum number of sets.
void addSets(Laboratory& laboratory) {
  for (int target = 30; laboratory.mayAddSet(); target += 20) {
    laboratory.addSet();
    setRule(u"goingOut"_s, 1);
    setRule(u"doubling"_s, 1);
    setRule(u"target"_s, target);
  }
}

void showPart(const QQuickWindow& window, const QString& part) {
  if (auto* page = window.findChild<QObject*>(u"laboratoryPage"_s)) page->setProperty("part", part);
}

void finish(const QQuickWindow& window, Laboratory& laboratory) {
  showPart(window, u"results"_s);
  laboratory.start();
  if (!QTest::qWaitFor([&] { return !laboratory.running(); }, 60'000))
    qFatal("the study takes too long");
}

// Scrolls the results down by this share (0 to 1) of their height.
void scrollTo(const QQuickWindow& window, double share) {
  QTest::qWait(100);
  auto* results = window.findChild<QObject*>(u"resultsPart"_s);
  if (results != nullptr)
    results->setProperty("contentY", share * results->property("contentHeight").toDouble());
}

}  // namespace

void takeLaboratory(Pictures& pictures) {
  const QString textSize = u"textSize"_s;
  const std::vector<Look> looks = {
      {u"960x640"_s, {960, 640}},
      {u"1366x768"_s, {1366, 768}},
      {u"2560x1440"_s, {2560, 1440}},
      {u"large-text"_s, {1366, 768}, {.settings = {{textSize, 200}}}},
      {u"large-text-small"_s, {960, 640}, {.settings = {{textSize, 200}}}},
      {u"german"_s, {1366, 768}, {.language = u"de"_s}},
      {u"rtl"_s, {1366, 768}, {.language = u"xx_rtl"_s}},
      {u"contrast"_s, {1366, 768}, {.settings = {{u"contrast"_s, u"high"_s}}}},
  };
  const QString page = u"laboratory"_s;
  for (const Look& look : looks) {
    pictures.page(u"laboratory-begin-"_s + look.name, look.size, page, look.setup,
                  [](QQuickWindow&) { setUp(100); });
    pictures.page(u"laboratory-done-"_s + look.name, look.size, page, look.setup,
                  [](QQuickWindow& window) { finish(window, setUp(100)); });
    pictures.page(u"laboratory-plots-"_s + look.name, look.size, page, look.setup,
                  [](QQuickWindow& window) {
                    finish(window, setUp(100));
                    scrollTo(window, 0.3);
                  });
    pictures.page(u"laboratory-six-"_s + look.name, look.size, page, look.setup,
                  [](QQuickWindow& window) {
                    Laboratory& laboratory = setUp(100);
                    addSets(laboratory);
                    finish(window, laboratory);
                    scrollTo(window, 0.7);
                  });
    pictures.page(u"laboratory-running-"_s + look.name, look.size, page, look.setup,
                  [](QQuickWindow& window) {
                    Laboratory& laboratory = setUp(3000);
                    showPart(window, u"results"_s);
                    laboratory.start();
                    if (!QTest::qWaitFor([&] { return laboratory.plots()->count() > 0; }, 20'000))
                      qFatal("the study takes too long");
                    QTest::qWait(800);
                  });
  }
}

}  // namespace downpile
