// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `study`: sets of house rules on the command line, and its report as JSON, text and page.
#include <QRegularExpression>

#include "console/json.h"
#include "console/study_page.h"
#include "console/study_report.h"
#include "console_run.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

const QStringList kUnderwear{"study", "underwear", "--seed", "1", "--games", "40"};

QJsonObject reportOf(const QStringList& words) {
  const ConsoleRun run = runWith(words + QStringList{"--json"});
  if (run.status != 0) qWarning("%s", run.errors.constData());
  return run.object();
}

// The report without the measured times.
QByteArray figuresOf(const QStringList& words) {
  QJsonObject report = reportOf(words);
  report.remove("times");
  return toText(report);
}

QStringList namesOf(const QJsonObject& report) {
  QStringList names;
  for (const QJsonValue& set : report["sets"].toArray()) names << set["rules"].toString();
  return names;
}

// A clock, read once before the work and after each game. Reading it for the `lastReading`-th time
// requests a stop, like Ctrl-C.
int readings = 0;
int lastReading = 0;
std::stop_source pressed;

Progress::Clock::time_point countingClock() {
  if (++readings == lastReading) pressed.request_stop();
  return {};
}

}  // namespace

class TestConsoleStudy : public QObject {
  Q_OBJECT

 private slots:
  void readsSetsOfHouseRules_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("names");
    const QString usual = "the usual rules";
    const QString doubling = "\"Doubling\"";
    QTest::newRow("none") << QStringList() << QStringList{usual};
    QTest::newRow("one") << QStringList{"--set", "doubling=on"} << QStringList{doubling};
    QTest::newRow("a set against the usual rules")
        << QStringList{"--set", "doubling=on", "--against"} << QStringList{doubling, usual};
    QTest::newRow("the usual rules against a set")
        << QStringList{"--against", "--set", "doubling=on"} << QStringList{usual, doubling};
    QTest::newRow("three") << QStringList{"--against", "--set=target=20", "--against", "--set",
                                          "target=20,packs=2"}
                           << QStringList{
                                  usual, "\"Points to win: 20\"",
                                  "\"Points to win: 20\" and \"Packs of cards: Two packs\""};
    QTest::newRow("rules on both sides")
        << QStringList{"--set", "target=20", "--set", "packs=2", "--against", "--set", "target=30"}
        << QStringList{"\"Points to win: 20\" and \"Packs of cards: Two packs\"",
                       "\"Points to win: 30\""};
  }
  void readsSetsOfHouseRules() {
    QFETCH(QStringList, words);
    QFETCH(QStringList, names);
    const QStringList few{"study", "underwear", "--games", "1", "--seed", "1"};
    QCOMPARE(namesOf(reportOf(few + words)), names);
    // Options of the study may precede or follow the sets of house rules.
    QCOMPARE(namesOf(reportOf(QStringList{"study"} + words + few.mid(1))), names);
  }

  void rejectsBadArguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const QStringList study{"study", "underwear"};
    QTest::newRow("no game") << QStringList{"study"} << "study [GAME]";
    QTest::newRow("game") << QStringList{"study", "poker"} << "the games are underwear";
    QTest::newRow("first set") << study + QStringList{"--set", "doubling=maybe", "--against"}
                               << "doubling must be on or off";
    QTest::newRow("second set") << study + QStringList{"--against", "--set", "target=9"}
                                << "target must be 10 to 200";
    QTest::newRow("key") << study + QStringList{"--against", "--set", "colour=red"}
                         << "there is no house rule 'colour'";
    QTest::newRow("comma") << study + QStringList{"--set", "target=20,"} << "KEY=VALUE, not ''";
    QTest::newRow("rule twice") << study + QStringList{"--set", "target=20,target=30"}
                                << "--set target is given more than once";
    QTest::newRow("combination") << study + QStringList{"--players", "8", "--against", "--set",
                                                        "packs=1"}
                                 << "packs=1 is not possible for 8 players";
    QTest::newRow("level") << study + QStringList{"--level", "genius"} << "there is no bot genius";
    QTest::newRow("hero") << study + QStringList{"--skill", "1", "--hero", "genius"}
                          << "there is no bot genius";
    QTest::newRow("no games") << study + QStringList{"--games", "0"} << "from 1 to 100000";
    QTest::newRow("skill") << study + QStringList{"--skill", "-1"} << "from 0 to 100000";
    QTest::newRow("twice") << study + QStringList{"--each", "--each"}
                           << "--each is given more than once";
    QTest::newRow("each with a set")
        << study + QStringList{"--each", "--set", "target=20"} << "cannot be given with --set";
    QTest::newRow("each with against")
        << study + QStringList{"--each", "--against"} << "cannot be given with --against";
    QTest::newRow("page of two games") << study + QStringList{"life", "--page"} << "study [GAME]";
    QTest::newRow("page with") << QStringList{"study", "--page", "--players", "3"}
                               << "cannot be given with --players";
    QTest::newRow("page as") << QStringList{"study", "--page", "--json"}
                             << "cannot be given with --json";
  }
  void rejectsBadArguments() {
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const ConsoleRun run = runWith(words);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains(message.toUtf8()), run.errors);
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY(run.output.isEmpty());
  }

  // The study plays one game at a time, so the test can stop it before or after the last game.
  void studyIsReportedAsStoppedOnlyIfStoppedBeforeItsLastGame_data() {
    QTest::addColumn<int>("games");
    QTest::addColumn<bool>("isCutShort");
    QTest::newRow("before it") << 5 << true;
    QTest::newRow("after it") << 6 << false;
  }
  void studyIsReportedAsStoppedOnlyIfStoppedBeforeItsLastGame() {
    QFETCH(int, games);
    QFETCH(bool, isCutShort);
    const Arguments arguments = parseArguments(
        {"downpile-cli", "study", "underwear", "--games", "6", "--threads", "1", "--json"});
    const Seed seed = Seed::fromText("1");
    const auto whenStopped = [&](auto write) {
      std::ostringstream errors;
      readings = 0;
      lastReading = 1 + games;
      pressed = std::stop_source();
      Progress progress(errors, false, &countingClock);
      LongWork work{progress, pressed.get_token()};
      const QString text = write(work);
      if (work.isCutShort != isCutShort) qWarning("%s", qPrintable(text));
      return work.isCutShort == isCutShort && pressed.stop_requested() ? text : QString();
    };
    const QString json = whenStopped([&](LongWork& work) {
      return QString::fromStdString(indentedJson(studyReport(arguments, seed, work)));
    });
    QVERIFY(!json.isEmpty());
    QCOMPARE(json.contains("\"stopped\": null"), !isCutShort);
    for (const auto write : {&studyText, &singleRulesText}) {
      const QString text = whenStopped(
          [&](LongWork& work) { return QString::fromStdString(write(arguments, seed, work)); });
      QVERIFY(!text.isEmpty());
      QCOMPARE(text.contains("Stopped after 5 of 6 games"), isCutShort);
    }
  }

  // Commas separate several house rules after --set, also in the verb `rules`.
  void commasSeparateHouseRules() {
    const ConsoleRun run =
        runWith({"rules", "underwear", "--set", "doubling=on,target=60", "--set", "packs=2"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, runWith({"rules", "underwear", "--set", "doubling=on", "--set",
                                  "target=60", "--set", "packs=2"})
                             .output);
  }

  void resultIsIndependentOfTheNumberOfThreads() {
    const QStringList words =
        kUnderwear + QStringList{"--against", "--set", "doubling=on", "--skill", "3",
                                 "--hero",    "tuned", "--field",     "random"};
    const QByteArray figures = figuresOf(words + QStringList{"--threads", "1"});
    QVERIFY(figures.contains("heroWins"));
    QCOMPARE(figuresOf(words + QStringList{"--threads", "2"}), figures);
    QCOMPARE(figuresOf(words + QStringList{"--threads", "3"}), figures);
  }

  void printsAJsonReport() {
    const QJsonObject report =
        reportOf(kUnderwear + QStringList{"--against", "--set", "target=10", "--threads", "2"});
    QCOMPARE(report["game"].toString(), "underwear");
    QCOMPARE(report["seed"].toString(), "1");
    QCOMPARE(report["level"].toString(), "tuned");
    QCOMPARE(report["games"].toInt(), 40);
    QVERIFY(report["skill"].isNull() && report["stopped"].isNull());
    QCOMPARE(report["pace"]["secondsAMove"].toInt(), 5);
    QCOMPARE(report["times"]["threads"].toInt(), 2);
    const QJsonArray sets = report["sets"].toArray();
    QVERIFY(!sets[0].toObject().contains("difference"));
    QCOMPARE(sets[1]["options"]["target"].toInt(), 10);
    const QJsonValue figures = sets[1]["figures"];
    QVERIFY(figures["dealsAGame"]["low"].toDouble() < figures["dealsAGame"]["value"].toDouble());
    QCOMPARE(figures["pointsADeal"].toArray().size(), 4);
    QCOMPARE(figures["fromDealer"].toArray().size(), 4);
    QVERIFY(figures["moves"].toObject().contains("steal"));
    QVERIFY(!figures.toObject().contains("heroWins"));
    QVERIFY(sets[1]["difference"]["dealsAGame"]["high"].toDouble() < 0);
    QVERIFY(!sets[1]["alike"].toBool());
    QVERIFY2(toText(report).contains("With \\\"Points to win: 10\\\", a game takes "),
             toText(report));
  }

  void printsTheComparisonOfHouseRulesAsPlainText() {
    const ConsoleRun run =
        runWith(kUnderwear + QStringList{"--against", "--set", "target=10", "--skill", "1",
                                         "--hero", "tuned", "--field", "random"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("With the usual rules, a game takes "));
    QVERIFY2(run.output.contains("\n40 games with each set, 4 players, all tuned, seed 1."),
             run.output);
    QVERIFY(run.output.contains("\nWith the usual rules:\n  Deals per game  "));
    QVERIFY(run.output.contains(
        "\nWith \"Points to win: 10\", with the difference from the first set"));
    const QRegularExpression sure(
        R"(Deals per game +1\.\d+ \(\d\.\d+ to \d\.\d+\) +-\d\.\d \(-\d\.\d to -\d\.\d\) \*)");
    QVERIFY2(QString::fromUtf8(run.output).contains(sure), run.output);
    QVERIFY(run.output.contains("  tuned: games won, %  "));
  }

  void optionEachComparesEveryHouseRuleWithTheUsualRules() {
    const ConsoleRun run =
        runWith({"study", "three-up-three-down", "--each", "--seed", "1", "--games", "40"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("# 3UP 3DOWN\n\n- With the usual rules, a game takes 1 deal.\n"));
    for (const char* row :
         {"\n| usual rules ", "\n| `deck=full` ", "\n| `wins=2` ", "\n| `wins=10` ",
          "\n| `mayPickUp=on` ", "\n| `colours=2` ", "\n| `playOn=on` "}) {
      QCOMPARE(run.output.count(row), 2);  // once in each of the two tables
    }
    QVERIFY(run.output.contains("| **2"));  // significantly more deals a game
    // `study --page` prints a chapter with this table, a section about seats and a section about
    // skill.
    const ConsoleRun chapter =
        runWith({"study", "three-up-three-down", "--page", "--seed", "1", "--games", "8"});
    QCOMPARE(chapter.status, 0);
    QVERIFY(chapter.output.startsWith("## 3UP 3DOWN\n"));
    for (const char* part : {"\n| `wins=2` ", "\n### Seats in 3UP 3DOWN\n", "\n| 5       | ",
                             "\n### Skill in 3UP 3DOWN\n"}) {
      QVERIFY2(chapter.output.contains(part), chapter.output);
    }
    const QJsonObject report =
        reportOf({"study", "three-up-three-down", "--each", "--seed", "1", "--games", "1"});
    QCOMPARE(report["sets"].toArray().size(), 10);
  }
};

DOWNPILE_TEST(TestConsoleStudy);
#include "tst_console_study.moc"
