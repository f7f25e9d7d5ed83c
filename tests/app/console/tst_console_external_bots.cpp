// SPDX-License-Identifier: GPL-3.0-or-later
// External bots (programs named exec:PROGRAM) in the commands bot-check, trace and arena of
// downpile-cli.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "../../programs/scripts.h"
#include "console_run.h"
#include "runner/test_class.h"

using namespace downpile;

class TestConsoleExternalBots : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString script(const std::string& text) {
    static int count = 0;
    const QString path = folder_.filePath(QString::number(++count) + ".sh");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the script");
    file.write(QByteArray::fromStdString(text));
    return "exec:sh '" + path + "'";
  }

  static ConsoleRun check(const QString& bot, const QStringList& more = {}) {
    return runWith(QStringList{"bot-check", "underwear", "--bot", bot, "--deals", "4", "--seed",
                               "1", "--time", "60000"} +
                   more);
  }

 private slots:
  void botCheckAcceptsAValidProgram() {
    const ConsoleRun run = check(script(kFirstMove));
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.startsWith("First in Underwear, 4 players, seed 1\ngood  is ready after"),
             run.output);
    QVERIFY2(!run.output.contains("WRONG"), run.output);
    for (const char* line :
         {"every question with a legal move", "ends when told to quit",
          "answers the same after a restart (20 questions)", "ends when its input ends"}) {
      QVERIFY2(run.output.contains(line), line);
    }
    QVERIFY2(run.errors.isEmpty(), run.errors);
  }

  void botCheckReportsFaultyPrograms_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<QString>("message");
    QTest::newRow("illegal") << script(answering("echo move $number fly"))
                             << "played 'fly', which is not legal (deal 1, player";
    QTest::newRow("nonsense") << script(answering("echo hello")) << "said 'hello', which is no";
    QTest::newRow("passes") << script(answering("echo pass $number"))
                            << "passed although it must move";
    QTest::newRow("dies") << script(answering("exit")) << ": ended with exit status 0 (deal 1";
    QTest::newRow("ends at an unknown line")
        << script(kEndsAtUnknown)
        << "; the line before was 'unknown words', which every program must ignore";
    QTest::newRow("does not quit")
        << script(
               R"sh(echo ready; while read -r word number rest; do echo "move $number fly"; done)sh")
        << "WRONG does not end within 2000 ms when told to quit";
    QTest::newRow("ignores the end of its input")
        << script("trap '' HUP INT TERM\n" + std::string(kFirstMove) + "sleep 99")
        << "WRONG does not end within 2000 ms when its input ends";
  }
  void botCheckReportsFaultyPrograms() {
    QFETCH(QString, bot);
    QFETCH(QString, message);
    const ConsoleRun run = check(bot);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.output.contains("WRONG ") && run.output.contains(message.toUtf8()), run.output);
  }

  // In the first deal of Up and Down each hand has one card, so the bot chooses at most a bid. The
  // check must also play later deals.
  void botCheckAlsoPlaysDealsAfterTheFirst() {
    const ConsoleRun run = runWith({"bot-check", "up-and-down", "--bot", script(kFirstMove),
                                    "--seed", "1", "--time", "60000", "--deals", "6"});
    QCOMPARE(run.status, 0);
    static const QRegularExpression choices(QStringLiteral("(\\d+) of them with a choice"));
    const auto found = choices.match(QString::fromUtf8(run.output));
    QVERIFY2(found.captured(1).toInt() > 6, run.output);
  }

  void botCheckReportsAProgramThatAlwaysGivesTheSameAnswer() {
    const ConsoleRun run =
        runWith({"bot-check", "ultimate-loser", "--bot", script(kThrowsRock), "--players", "8",
                 "--deals", "12", "--seed", "3", "--time", "60000"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("note  always answers 'throw rock' (11 times)"), run.output);
    const ConsoleRun other = check(script(kFirstMove));
    QVERIFY2(!other.output.contains("note  always"), other.output);
  }

  // Rule X8 of Ultimate Loser limits how often equal throws are repeated. So a deal ends even if
  // all programs always throw the same sign.
  void traceEndsEvenIfAllExternalBotsAlwaysThrowRock() {
    const QString bot = script(kThrowsRock);
    const QStringList more{"--players", "4", "--seed", "2", "--time", "60000", "--deals", "1"};
    const ConsoleRun run = runWith(QStringList{"trace", "ultimate-loser", "--bot", bot} + more);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.lines().last()["type"], "end");
    int equal = 0;
    for (const QJsonObject& line : run.lines()) {
      equal = std::max(equal, line["state"].toObject()["equalRounds"].toInt());
    }
    QCOMPARE(equal, 9);
    QCOMPARE(runWith(QStringList{"arena", "ultimate-loser", "--hero", bot, "--field", bot} + more)
                 .status,
             0);
  }

  // In its first run, the script plays the first legal move of each list. In later runs, it plays
  // the last one.
  void botCheckReportsAnswersThatChangeAfterARestart() {
    const std::string mark = folder_.filePath("started").toStdString();
    const ConsoleRun run =
        check(script("[ -e '" + mark + "' ] && again=yes\n: > '" + mark + "'\n" + kFirstThenLast));
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("note  answers ") &&
                 run.output.contains("of 20 differently after a restart"),
             run.output);
  }

  void traceContainsTheMovesOfTheExternalBot() {
    const ConsoleRun run = runWith({"trace", "underwear", "--bot", script(kFirstMove), "--deals",
                                    "1", "--seed", "3", "--time", "60000"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.isEmpty(), run.errors);
    int moves = 0;
    for (const QJsonObject& line : run.lines()) {
      if (line["type"] != "move") continue;
      ++moves;
      const QString player = QString::number(line["player"].toInt());
      QCOMPARE(line["move"], line["legal"].toObject()[player].toArray().first());
    }
    QVERIFY(moves > 0);
  }

  void arenaReportsIllegalMovesOfAProgram() {
    const ConsoleRun run =
        runWith({"arena", "underwear", "--hero", script(answering("echo move $number fly")),
                 "--field", "rules", "--deals", "1", "--seed", "3", "--threads", "1"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.contains(
                 "played 'fly', which is not legal (player 0, question 1); the sensible player"),
             run.errors);
    const QJsonObject hero = run.object()["times"].toObject()["hero"].toObject();
    QVERIFY(hero["forfeits"].toInt() > 0);
    QCOMPARE(hero["forfeits"], hero["decisions"]);
    // The bot program forfeits every move, and the arena's substitute bot moves for it. All
    // opponents are the same bot as the substitute, so the difference is 0.
    const QJsonObject difference = run.object()["measure"].toObject()["difference"].toObject();
    QCOMPARE(difference["value"].toDouble(), 0.0);
  }
};

DOWNPILE_TEST(TestConsoleExternalBots);
#include "tst_console_external_bots.moc"
