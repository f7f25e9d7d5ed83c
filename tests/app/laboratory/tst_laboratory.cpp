// SPDX-License-Identifier: GPL-3.0-or-later
// The house-rule laboratory, which compares sets of house rules in games of computer players:
// set-up, running, stopping and resuming a study, and the texts about its results.
#include "laboratory/laboratory.h"

#include <sys/resource.h>

#include <QDir>
#include <QSignalSpy>
#include <QThread>
#include <algorithm>
#include <ctime>

#include "laboratory/laboratory_text.h"
#include "laboratory/study_plots.h"
#include "runner/test_class.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const CatalogEntry& underwearEntry() { return *findGame("underwear"); }

OptionValues usual(const CatalogEntry& game = underwearEntry()) {
  return standardValues(game.info->options);
}

OptionValues withOption(std::string_view key, std::int16_t value) {
  OptionValues options = usual();
  options[findOption(underwearEntry().info->options, key).value()] = value;
  return options;
}

// The values of all plots as texts.
QStringList plotTexts(Laboratory& laboratory) {
  QStringList all;
  for (const Plot& plot : laboratory.plots()->plots()) {
    for (const PlotSeries& series : plot.series) {
      for (const PlotPoint& point : series.points)
        all << plot.title + u' ' + QString::number(point.y) + u' ' + QString::number(point.low);
    }
  }
  return all;
}

// Returns the highest nice value (lowest priority) of all threads of this process.
int highestNiceValue() {
  int most = 0;
  const auto tasks = QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
  for (const QString& task : tasks)
    most = std::max(most, ::getpriority(PRIO_PROCESS, task.toUInt()));
  return most;
}

}  // namespace

class TestLaboratory : public QObject {
  Q_OBJECT

 private slots:
  void firstStudyComparesTheUsualRulesWithThoseChosenForTheNextGame() {
    Laboratory plain(underwearEntry(), 4, usual());
    QCOMPARE(plain.sets(), QStringList{u"Usual rules"_s});
    Laboratory doubling(underwearEntry(), 3, withOption("doubling", 1));
    QCOMPARE(doubling.sets(), (QStringList{u"Usual rules"_s, u"Doubling"_s}));
    QCOMPARE(doubling.current(), 1);
    QCOMPARE(
        doubling.options()->value(doubling.options()->find(u"key"_s, u"doubling"_s), u"value"_s),
        1);
    QVERIFY(doubling.remarks().isEmpty() && doubling.progress().isEmpty() &&
            doubling.source().isEmpty());
    QCOMPARE(doubling.plots()->count(), 0);
  }

  void houseRuleSetsAreAddedChangedAndRemoved() {
    Laboratory laboratory(underwearEntry(), 4, withOption("doubling", 1));
    laboratory.addSet();
    QCOMPARE(laboratory.current(), 2);
    OptionModel& options = *laboratory.options();
    options.setValue(options.find(u"key"_s, u"target"_s), 98);
    QCOMPARE(laboratory.sets(),
             (QStringList{u"Usual rules"_s, u"Doubling"_s, u"Points to win: 98"_s}));
    laboratory.setCurrent(1);
    options.setValue(options.find(u"key"_s, u"target"_s), 24);
    QCOMPARE(laboratory.sets()[1], u"Points to win: 24, Doubling"_s);
    QCOMPARE(laboratory.sets()[2], u"Points to win: 98"_s);
    laboratory.removeSet(0);
    QCOMPARE(laboratory.current(), 0);
    QCOMPARE(laboratory.sets(),
             (QStringList{u"Points to win: 24, Doubling"_s, u"Points to win: 98"_s}));
    laboratory.removeSet(1);
    laboratory.removeSet(0);
    QCOMPARE(laboratory.sets().size(), 1);
    while (laboratory.mayAddSet()) laboratory.addSet();
    laboratory.addSet();
    QCOMPARE(laboratory.sets().size(), Laboratory::kMostSets);
    laboratory.setGameId(u"life"_s);
    QCOMPARE(laboratory.sets(), QStringList{u"Usual rules"_s});
    QCOMPARE(laboratory.plan().game, findGame("life"));
  }

  void everyGameCanBeStudied() {
    for (const CatalogEntry& game : catalog()) {
      Laboratory laboratory(game, game.info->minPlayers, usual(game));
      QVERIFY(!laboratory.levels().isEmpty());
      for (const QVariant& level : laboratory.levels()) {
        laboratory.setLevel(level.toMap()[u"id"_s].toString());
        QCOMPARE(studyRefusal(laboratory.plan()), std::string());
      }
      for (const auto* skill : {"none", "quick", "master"}) {
        laboratory.setSkill(QString::fromLatin1(skill));
        QCOMPARE(studyRefusal(laboratory.plan()), std::string());
        QCOMPARE(laboratory.plan().skill.games > 0, laboratory.skill() != u"none"_s);
      }
      QCOMPARE(laboratory.plan().threads, QThread::idealThreadCount());
    }
  }

  void unplayableSetupIsExplained() {
    Laboratory laboratory(underwearEntry(), 8, withOption("packs", 1));
    QVERIFY(laboratory.refusal().startsWith(u"Packs of cards: One pack: "_s));
    laboratory.start();
    QVERIFY(!laboratory.running());
    laboratory.setPlayers(4);
    QCOMPARE(laboratory.refusal(), QString());
  }

  void completedStudyHasRemarksAndPlots() {
    Laboratory laboratory(underwearEntry(), 3, withOption("target", 10));
    laboratory.setGames(100);
    laboratory.setSkill(u"quick"_s);
    QSignalSpy ended(&laboratory, &Laboratory::ended);
    laboratory.start();
    QVERIFY(laboratory.running());
    QVERIFY(ended.wait(60'000));
    QVERIFY(!laboratory.running() && !laboratory.mayContinue());
    QCOMPARE(laboratory.share(), 1.0);
    QVERIFY(!laboratory.keepsGames());
    const QStringList remarks = laboratory.remarks();
    QVERIFY(remarks.size() >= 2);
    QVERIFY(remarks[0].startsWith(u"With the usual rules, a game takes "_s));
    QVERIFY(std::ranges::any_of(remarks, [](const QString& remark) {
      return remark.startsWith(u"With “Points to win: 10”, a game takes "_s);
    }));
    for (const QString& remark : remarks)
      QVERIFY2(!remark.contains(u'{') && !remark.contains(u"%n"_s), qPrintable(remark));
    QVERIFY2(laboratory.source().startsWith(
                 u"Underwear, 3 player(s), “Sensible and quick” in every seat: 100 "_s),
             qPrintable(laboratory.source()));
    QCOMPARE(laboratory.plots()->count(), 8);
    for (const Plot& plot : laboratory.plots()->plots()) {
      QVERIFY2(plot.isKnown(), qPrintable(plot.title));
      QVERIFY(!plot.title.isEmpty());
      QCOMPARE(plot.source, laboratory.source());
      const bool bySet = plot.series.size() == 1;
      QCOMPARE(bySet ? plot.x.categories.size() : static_cast<qsizetype>(plot.series.size()), 2);
    }
    const Plot& length = laboratory.plots()->plots()[0];
    QCOMPARE(length.title, u"Deals per game"_s);
    QVERIFY(length.series[0].points[0].y > 2 * length.series[0].points[1].y);
    QVERIFY(length.series[0].points[0].hasInterval());
  }

  void studyRunsAtLowPriorityAndUpdatesPlotsAndProgress() {
    Laboratory laboratory(underwearEntry(), 4, withOption("doubling", 1));
    laboratory.setGames(10'000);
    const int usual = ::getpriority(PRIO_PROCESS, 0);
    QList<double> shares;
    QList<int> plots;
    connect(&laboratory, &Laboratory::advanced, this, [&] {
      shares << laboratory.share();
      plots << laboratory.plots()->count();
    });
    laboratory.start();
    QTRY_VERIFY_WITH_TIMEOUT(shares.size() > 4 && plots.last() > 0, 60'000);
    QVERIFY(std::ranges::is_sorted(shares));
    QVERIFY(laboratory.running());
    QVERIFY2(laboratory.progress().contains(u'%'), qPrintable(laboratory.progress()));
    // The threads of a running study have a low priority.
    QVERIFY(highestNiceValue() >= 10);
    QCOMPARE(::getpriority(PRIO_PROCESS, 0), usual);
  }

  void stoppedStudyIsResumed() {
    Laboratory laboratory(underwearEntry(), 4, withOption("doubling", 1));
    // Increases the number of games until the study is still running when the test stops it, even
    // on a fast machine.
    for (int games = 150; !laboratory.running(); games *= 4) {
      laboratory.setGames(games);
      laboratory.start();
      QTRY_VERIFY_WITH_TIMEOUT(laboratory.share() > 0.05, 60'000);
    }
    // Stopping a study takes less than one second of processor time. Elapsed time is not checked,
    // because it depends on the load of the machine.
    const std::clock_t before = std::clock();
    laboratory.stop();
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 1, qPrintable(QString::number(seconds)));
    QVERIFY(!laboratory.running() && laboratory.mayContinue() && laboratory.keepsGames());
    QVERIFY(laboratory.progress().startsWith(u"Stopped at "_s));
    const double share = laboratory.share();
    QSignalSpy advanced(&laboratory, &Laboratory::advanced);
    QCoreApplication::processEvents();
    QCOMPARE(advanced.count(), 0);
    QSignalSpy ended(&laboratory, &Laboratory::ended);
    laboratory.start();
    QVERIFY(laboratory.share() >= share);
    QVERIFY(ended.wait(240'000));
    // A study stopped and resumed has the same result as an uninterrupted study.
    Laboratory other(underwearEntry(), 4, withOption("doubling", 1));
    other.setGames(laboratory.games());
    QSignalSpy otherEnded(&other, &Laboratory::ended);
    other.start();
    QVERIFY(otherEnded.wait(240'000));
    QCOMPARE(plotTexts(laboratory), plotTexts(other));
    QCOMPARE(laboratory.remarks(), other.remarks());
  }

  void stoppedStudyStartsFromTheBeginningIfTheSetupChanged() {
    Laboratory laboratory(underwearEntry(), 4, withOption("doubling", 1));
    laboratory.setGames(10'000);
    laboratory.start();
    QTRY_VERIFY_WITH_TIMEOUT(laboratory.plots()->count() > 0, 60'000);
    laboratory.stop();
    laboratory.setPlayers(5);
    QVERIFY(!laboratory.mayContinue() && !laboratory.keepsGames());
    // After a change of the set-up, the plots of the old study stay visible. Their text names the
    // old set-up.
    QVERIFY(laboratory.plots()->count() > 0);
    QVERIFY(laboratory.source().contains(u'4'));
    laboratory.start();
    QVERIFY(laboratory.share() < 0.01);
    QCOMPARE(laboratory.plots()->count(), 0);
    // The destructor of the laboratory stops the study in the middle of games.
  }

  void pausedLaboratoryStopsItsStudyAndStartsNoOther() {
    Laboratory laboratory(underwearEntry(), 4, usual());
    laboratory.setGames(10'000);
    laboratory.start();
    QVERIFY(laboratory.running());
    laboratory.setHeld(true);
    QVERIFY(!laboratory.running());
    laboratory.start();
    QVERIFY(!laboratory.running());
    laboratory.setHeld(false);
    laboratory.start();
    QVERIFY(laboratory.running());
  }
};

DOWNPILE_TEST(TestLaboratory);

}  // namespace downpile

#include "tst_laboratory.moc"
