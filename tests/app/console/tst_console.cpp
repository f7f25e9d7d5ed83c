// SPDX-License-Identifier: GPL-3.0-or-later
// Command line, traces, benchmark, arena, tuning and learning of downpile-cli. Tests of `moves` and
// `apply` are in tst_console_positions.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <iterator>
#include <vector>

#include "console/progress.h"
#include "console_run.h"
#include "record/chance_source.h"
#include "recorded.h"
#include "runner/test_class.h"

using namespace downpile;

class TestConsole : public QObject {
  Q_OBJECT

 private slots:
  void printsHelp_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("overall") << QStringList{"--help"} << "trace GAME";
    QTest::newRow("help") << QStringList{"help"} << "verify RECORD";
    QTest::newRow("help of a verb") << QStringList{"help", "show"} << "--move N";
    QTest::newRow("short") << QStringList{"show", "-h"} << "--player P";
    QTest::newRow("trace") << QStringList{"trace", "--help"} << "royaltiesOnUpPiles=on or off";
    QTest::newRow("players") << QStringList{"trace", "--help"} << "rules:schemer";
    QTest::newRow("moves") << QStringList{"moves", "--help"} << "standard input";
    QTest::newRow("apply") << QStringList{"apply", "--help"} << "0 down 4H 3H";
    QTest::newRow("bench") << QStringList{"bench", "--help"} << "--seconds S";
    QTest::newRow("arena") << QStringList{"arena", "--help"} << "--hero NAME";
    QTest::newRow("study") << QStringList{"study", "--help"} << "--against";
    QTest::newRow("tune") << QStringList{"tune", "--help"} << "--generations N";
    QTest::newRow("learn") << QStringList{"learn", "--help"} << "--generations N";
    QTest::newRow("players of the arena") << QStringList{"arena", "--help"} << "rules:schemer";
    QTest::newRow("cheating players") << QStringList{"arena", "--help"} << "open-hands";
    QTest::newRow("version") << QStringList{"--version"} << "downpile-cli";
  }
  void printsHelp() {
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const ConsoleRun run = runWith(words);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains(message.toUtf8()), run.output);
    QVERIFY(run.errors.isEmpty());
  }

  void rejectsBadArguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const QStringList trace{"trace", "underwear"};
    QTest::newRow("none") << QStringList() << "arena, bot-check, study, tune and learn";
    QTest::newRow("verb") << QStringList{"play"} << "no verb 'play'";
    QTest::newRow("help") << QStringList{"help", "play"} << "no verb 'play'";
    QTest::newRow("games") << QStringList{"games", "underwear"} << "usage: downpile-cli games";
    QTest::newRow("rules") << QStringList{"rules"} << "rules GAME";
    QTest::newRow("rules of no game") << QStringList{"rules", "poker"} << "the games are underwear";
    QTest::newRow("page with") << QStringList{"rules", "underwear", "--markdown", "--set",
                                              "doubling=on"}
                               << "cannot be given with --set";
    QTest::newRow("page for") << QStringList{"rules", "life", "--players", "3", "--markdown"}
                              << "cannot be given with --players";
    QTest::newRow("rules with") << QStringList{"rules", "underwear", "--set", "target=9"}
                                << "target must be 10 to 200";
    QTest::newRow("rules for") << QStringList{"rules", "underwear", "--players", "9"}
                               << "from 2 to 8";
    QTest::newRow("no game") << QStringList{"trace"} << "trace GAME";
    QTest::newRow("game") << QStringList{"trace", "poker"} << "the games are underwear";
    QTest::newRow("two games") << trace + QStringList{"underwear"} << "trace GAME";
    QTest::newRow("option") << trace + QStringList{"--colour", "red"} << "colour";
    QTest::newRow("option of another verb") << QStringList{"moves", "--seed", "1"} << "seed";
    QTest::newRow("few players") << trace + QStringList{"--players", "1"} << "from 2 to 8";
    QTest::newRow("many players") << trace + QStringList{"--players", "9"} << "from 2 to 8";
    QTest::newRow("no players") << trace + QStringList{"--players", "x"} << "from 2 to 8";
    QTest::newRow("no deals") << trace + QStringList{"--deals", "0"} << "from 1 to";
    QTest::newRow("no value") << trace + QStringList{"--set"} << "--set";
    QTest::newRow("no equals") << trace + QStringList{"--set", "doubling"} << "KEY=VALUE";
    QTest::newRow("no key") << trace + QStringList{"--set", "=on"} << "KEY=VALUE";
    QTest::newRow("key") << trace + QStringList{"--set", "jokers=2"}
                         << "'jokers'; the house rules are target";
    QTest::newRow("flag") << trace + QStringList{"--set", "doubling=maybe"}
                          << "doubling must be on or off";
    QTest::newRow("number") << trace + QStringList{"--set", "target=9"}
                            << "target must be 10 to 200";
    QTest::newRow("not a number") << trace + QStringList{"--set", "target="}
                                  << "target must be 10 to 200";
    QTest::newRow("choice") << trace + QStringList{"--set", "packs=3"}
                            << "packs must be auto, 1 or 2";
    QTest::newRow("combination") << trace + QStringList{"--players", "8", "--set", "packs=1"}
                                 << "packs=1 is not possible for 8 players (packs: auto, 1 or 2)";
    QTest::newRow("lines") << trace + QStringList{"--set", "a\nb=c"} << "'a b'";
    QTest::newRow("long") << trace + QStringList{"--set", QString(5000, 'x') + "=1"} << "xxx";
    QTest::newRow("bot") << trace + QStringList{"--bot", "genius"} << "random, rules";
    QTest::newRow("no move") << QStringList{"apply"} << "apply MOVE";
    QTest::newRow("two moves") << QStringList{"apply", "0", "draw"} << "apply MOVE";
    QTest::newRow("seconds") << QStringList{"bench", "underwear", "--seconds", "0"} << "--seconds";
    QTest::newRow("not seconds") << QStringList{"bench", "underwear", "--seconds", "nan"}
                                 << "--seconds";
    const QStringList arena{"arena", "underwear", "--hero", "rules", "--field"};
    QTest::newRow("no hero") << QStringList{"arena", "underwear"} << "--hero";
    QTest::newRow("no field") << arena.mid(0, 4) << "--field";
    QTest::newRow("hero") << QStringList{"arena", "life", "--hero", "chess", "--field", "rules"}
                          << "there is no bot chess; the bots are";
    QTest::newRow("field") << arena + QStringList{"chess"} << "there is no bot chess";
    QTest::newRow("no units") << arena + QStringList{"rules", "--deals", "0"}
                              << "from 1 to 1000000";
    QTest::newRow("no threads") << arena + QStringList{"rules", "--threads", "0"} << "from 1 to";
    QTest::newRow("tune no game") << QStringList{"tune"} << "tune GAME";
    QTest::newRow("learn no game") << QStringList{"learn"} << "learn GAME";
    QTest::newRow("learn an unsupported game")
        << QStringList{"learn", "life"} << "there is no player to train for life";
    QTest::newRow("no generations") << QStringList{"tune", "life", "--generations", "0"}
                                    << "--generations must be a whole number from 1";
    QTest::newRow("few candidates") << QStringList{"tune", "life", "--candidates", "4"}
                                    << "--candidates must be a whole number from 5";
    QTest::newRow("option twice") << trace + QStringList{"--players", "3", "--players", "4"}
                                  << "--players is given more than once";
    QTest::newRow("the same twice")
        << trace + QStringList{"--seed=1", "--seed", "1"} << "--seed is given more than once";
    QTest::newRow("long seed") << trace + QStringList{"--seed", "99999999999999999999"}
                               << "--seed must be a number of up to 64 bits";
    QTest::newRow("rule twice") << trace + QStringList{"--set",     "doubling=on", "--set",
                                                       "target=30", "--set",       "doubling=off"}
                                << "--set doubling is given more than once";
    QTest::newRow("true") << trace + QStringList{"--set", "doubling=true"}
                          << "doubling must be on or off";
    QTest::newRow("clairvoyant of a trace")
        << trace + QStringList{"--bot", "clairvoyant"} << "there is no bot clairvoyant";
    QTest::newRow("no program") << trace + QStringList{"--bot", "exec:/no/such"}
                                << "there is no program '/no/such'";
    QTest::newRow("never ready") << trace + QStringList{"--bot", "exec:true"}
                                 << "exec:true ended with exit status 0 before it said 'ready'";
    QTest::newRow("never ready in the arena")
        << arena + QStringList{"exec:true"}
        << "exec:true ended with exit status 0 before it said 'ready'";
    QTest::newRow("record without a name")
        << trace + QStringList{"--record="} << "--record needs a file name";
    QTest::newRow("record in no folder")
        << trace + QStringList{"--deals", "1", "--record", "/no/such/file"}
        << "cannot write /no/such/file";
    QTest::newRow("hint for two records") << QStringList{"hint", "one.downpile", "two.downpile"}
                                          << "usage: downpile-cli hint [RECORD]";
    QTest::newRow("no time") << trace + QStringList{"--time", "0"} << "from 1 to 60000";
    QTest::newRow("check without a bot")
        << QStringList{"bot-check", "underwear"} << "bot-check needs --bot exec:PROGRAM";
    QTest::newRow("check of a bot") << QStringList{"bot-check", "underwear", "--bot", "rules"}
                                    << "bot-check needs --bot exec:PROGRAM";
    QTest::newRow("check of a file") << QStringList{"bot-check", "underwear", "--bot", "./mine.py"}
                                     << "the program to check; a program is named exec:./mine.py";
    QTest::newRow("a file in the arena")
        << arena + QStringList{"./mine.py"}
        << "there is no bot ./mine.py; a program is named exec:./mine.py";
    QTest::newRow("check never ready") << QStringList{"bot-check", "life", "--bot", "exec:true"}
                                       << "ended with exit status 0 before it said 'ready'";
    QTest::newRow("hero of a trace") << trace + QStringList{"--hero", "rules"} << "hero";
  }
  void rejectsBadArguments() {
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const ConsoleRun run = runWith(words);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains(message.toUtf8()), run.errors);
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY(run.errors.startsWith("downpile-cli: ") && run.errors.endsWith('\n'));
    QVERIFY(run.errors.size() < 400);
    QVERIFY(run.output.isEmpty());
  }

  void firstLineOfATraceHasGamePlayersSeedBotAndHouseRules() {
    const ConsoleRun run =
        runWith({"trace", "underwear", "--seed", "late summer", "--deals", "1", "--set",
                 "doubling=on", "--set", "target=30", "--set", "packs=2", "--set", "goingOut=any"});
    QCOMPARE(run.status, 0);
    QCOMPARE(
        run.output.left(run.output.indexOf('\n')),
        QByteArray(
            R"({"type":"game","game":"underwear","players":4,"seed":"late summer","bot":"random",)"
            R"("options":{"target":30,"doubling":true,"doublingLimit":"game",)"
            R"("royaltiesOnUpPiles":false,"seatChanges":false,"goingOut":"any",)"
            R"("openWithRun":false,"packs":"2","stolenTens":false}})"));
  }

  void traceHasALineForEachMoveAndDeal() {
    const QList<QJsonObject> lines = runWith({"trace", "underwear", "--seed", "5"}).lines();
    const QStringList stateKeys{"chairs",      "deal",     "dealer", "discard", "doubles",
                                "doublesUsed", "downpile", "hands",  "passes",  "stock",
                                "totals",      "turn",     "turns",  "upPiles"};
    int deals = 0;
    for (const QJsonObject& line : lines.mid(1)) {
      const QString type = line["type"].toString();
      if (type == "move") {
        QCOMPARE(line.keys(), QStringList({"legal", "move", "player", "state", "type"}));
        QCOMPARE(line["state"].toObject().keys(), stateKeys);
        const QString player = QString::number(line["player"].toInt());
        QVERIFY(line["legal"].toObject()[player].toArray().contains(line["move"]));
      } else if (type == "deal") {
        QCOMPARE(line["deal"].toInt(), ++deals);
        QCOMPARE(line["scores"].toArray().size(), 4);
        QVERIFY(line["state"]["turn"].isNull());
        QCOMPARE(line["totals"], line["state"]["totals"]);
      }
    }
    QVERIFY(deals > 1);
    QCOMPARE(lines.last().keys(), QStringList({"totals", "type", "winners"}));
    const int winner = lines.last()["winners"][0].toInt(-1);
    QVERIFY(lines.last()["totals"][winner].toInt() >= 49);
  }

  // The record written by `trace` has the same moves as the printed trace, and `verify` accepts it.
  void traceWithRecordOptionWritesAValidRecordOfItsMoves_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString::fromUtf8(entry.info->id.data());
    }
  }
  void traceWithRecordOptionWritesAValidRecordOfItsMoves() {
    QFETCH(QString, game);
    const QTemporaryDir folder;
    const QString path = folder.filePath("game.downpile");
    const ConsoleRun run =
        runWith({"trace", game, "--seed", "5", "--deals", "2", "--record", path});
    QCOMPARE(run.status, 0);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const RecordReading reading = readRecord(file.readAll().toStdString());
    QCOMPARE(reading.status, RecordReading::Status::good);
    const Record& record = reading.record;
    QCOMPARE(record.header.seats.size(), 4U);
    for (const Seat& seat : record.header.seats) QCOMPARE(seat.kind, std::string("random"));
    QStringList played;
    for (const RecordEntry& entry : record.entries) {
      if (entry.kind == RecordEntry::Kind::move) played << QString::fromStdString(entry.action);
    }
    QStringList traced;
    for (const QJsonObject& line : run.lines()) {
      if (line["type"] == "move") traced << line["move"].toString();
    }
    QCOMPARE(played, traced);
    QCOMPARE(runWith({"verify", path}).status, 0);
    // With the seed of the record, the same moves lead to the same chance outcomes in all deals.
    MemoryJournal journal;
    const auto session = Session::begin(record.header, journal, {});
    for (const RecordEntry& entry : record.entries) {
      if (entry.kind == RecordEntry::Kind::next) QVERIFY(session->nextDeal());
      if (entry.kind != RecordEntry::Kind::move) continue;
      const Action action = session->actionFromText(entry.player, entry.action);
      QCOMPARE(session->submit(entry.player, action, session->position()).result,
               Session::Result::played);
    }
    const auto outcomesOf = [](const Record& some) {
      std::vector<RecordEntry> outcomes;
      std::ranges::copy_if(some.entries, std::back_inserter(outcomes), isChance);
      return outcomes;
    };
    QVERIFY(!outcomesOf(record).empty());
    QVERIFY(outcomesOf(session->record()) == outcomesOf(record));
  }

  void traceStopsAfterTheGivenNumberOfDeals() {
    const auto lines = runWith({"trace", "underwear", "--seed", "5", "--deals", "2"}).lines();
    int deals = 0;
    for (const QJsonObject& line : lines) deals += line["type"].toString() == "deal" ? 1 : 0;
    QCOMPARE(deals, 2);
    QCOMPARE(lines.last()["type"].toString(), QString("end"));
    QVERIFY(lines.last()["winners"].isArray() && lines.last()["winners"].toArray().isEmpty());
  }

  void sameSeedGivesTheSameGame() {
    const auto traced = [](const QString& seed) {
      const QByteArray output =
          runWith({"trace", "underwear", "--deals", "1", "--seed", seed}).output;
      // Leaves out the first line, which repeats the seed as it was typed.
      return output.mid(output.indexOf('\n'));
    };
    QCOMPARE(traced("7"), traced("7"));
    QCOMPARE(traced("007"), traced("7"));
    QCOMPARE(traced("summer"), traced("summer"));
    const QStringList others{"8", "summer", "Summer", "-7", "", "18446744073709551616"};
    for (const QString& other : others) QVERIFY2(traced(other) != traced("7"), qPrintable(other));
    QVERIFY(traced("summer") != traced("Summer"));
  }

  void printsTheRandomSeedIfNoneIsGiven() {
    const ConsoleRun chosen = runWith({"trace", "underwear", "--deals", "1"});
    const QString seed = chosen.lines().first()["seed"].toString();
    QVERIFY(!seed.isEmpty());
    QCOMPARE(runWith({"trace", "underwear", "--deals", "1", "--seed", seed}).output, chosen.output);
    QVERIFY(runWith({"trace", "underwear", "--deals", "1"}).output != chosen.output);
  }

  // `--seed` deals the same cards whichever bots play: cards and bots use separate random numbers.
  void dealtCardsDependOnTheSeedAndNotOnTheBots() {
    const auto firstState = [](const QString& bot) -> QJsonValue {
      return runWith({"trace", "underwear", "--seed", "3", "--deals", "1", "--bot", bot})
          .lines()[1]["state"];
    };
    for (const QString bot : {"rules", "rules:careful", "rules:liberal", "rules:schemer"}) {
      QCOMPARE(firstState(bot), firstState("random"));
    }
  }

  // Random bots in `trace` choose evenly among the legal moves of all players. So with the house
  // rule `doubling`, a player sometimes doubles during the turn of another player.
  void randomBotDoublesOutOfTurn() {
    int outOfTurn = 0;
    for (int seed = 1; seed <= 10; ++seed) {
      const auto run = runWith({"trace", "underwear", "--set", "doubling=on", "--deals", "2",
                                "--seed", QString::number(seed)});
      for (const QJsonObject& line : run.lines()) {
        if (line["move"].toString() != "double") continue;
        outOfTurn += line["player"].toInt() != line["state"]["turn"].toInt() ? 1 : 0;
      }
    }
    QVERIFY(outOfTurn > 0);
  }

  void benchPrintsTimeAndAllocationsPerDecisionAndOperation() {
    const ConsoleRun run = runWith(
        {"bench", "underwear", "--players", "5", "--seconds", "0.05", "--set", "doubling=on"});
    QCOMPARE(run.status, 0);
    const QJsonObject report = run.object();
    QCOMPARE(report["game"].toString(), QString("underwear"));
    QCOMPARE(report["players"].toInt(), 5);
    QCOMPARE(report["allocations_per_decision"].toDouble(-1), 0.0);
    QVERIFY(report["bytes"].toInt() > 0);
    for (const char* work : {"copy", "view", "sampler", "world"}) {
      QVERIFY(report[work + QString("_ns")].toDouble() > 0);
    }
    for (const char* work : {"copy", "view", "world"}) {
      QCOMPARE(report[work + QString("_allocations")].toDouble(-1), 0.0);
    }
    const double decisions = report["decisions_per_second"].toDouble();
    QVERIFY(decisions > 0);
    QVERIFY(qAbs(report["ns_per_decision"].toDouble() * decisions / 1e9 - 1) < 1e-6);
  }

  void arenaReportsResultsAndThinkingTimesOfHeroAndField() {
    const ConsoleRun run =
        runWith({"arena", "underwear", "--hero", "rules", "--field", "random", "--players", "3",
                 "--deals", "20", "--seed", "late summer", "--set", "target=12"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.errors.isEmpty());
    QVERIFY(run.output.startsWith(R"({"game":"underwear","players":3,"options":{"target":12,)"));
    const QJsonObject report = run.object();
    QCOMPARE(report["seed"].toString(), QString("late summer"));
    QCOMPARE(report["games"].toInt(), 60);
    QVERIFY(report["deals"].toInt() > 60);
    QCOMPARE(report["measure"]["of"].toString(), QString("games won"));
    for (const char* figure : {"measure", "score"}) {
      for (const char* side : {"hero", "field", "difference"}) {
        const QJsonValue estimate = report[figure][side];
        QVERIFY(estimate["low"].toDouble() < estimate["value"].toDouble());
        QVERIFY(estimate["value"].toDouble() < estimate["high"].toDouble());
      }
    }
    QVERIFY(report["measure"]["difference"]["low"].toDouble() > 0);
    const double more = report["measure"]["hero"]["value"].toDouble() - 1.0 / 3;
    QVERIFY(qAbs(report["measure"]["difference"]["value"].toDouble() - more) < 2e-5);
    for (const char* side : {"hero", "field"}) {
      const QJsonValue times = report["times"][side];
      QVERIFY(times["decisions"].toInt() > 100);
      QVERIFY(times["median_us"].toDouble() > 0);
      QVERIFY(times["median_us"].toDouble() <= times["p99_us"].toDouble());
      QVERIFY(times["p99_us"].toDouble() <= times["longest_us"].toDouble());
      QCOMPARE(times["cut_short"].toInt(-1), 0);
    }
  }

  // The arena measures one bot, the hero, against opponents, the field. Bots seeing hidden cards
  // are allowed as opponents, too.
  void arenaAcceptsOpponentsThatSeeHiddenCards() {
    std::vector<const char*> names{"open-hands"};
    if (tests::isThorough()) names.push_back("clairvoyant");
    for (const char* name : names) {
      const ConsoleRun run = runWith({"arena", "three-up-three-down", "--players", "2", "--hero",
                                      "random", "--field", name, "--deals", "1", "--seed", "1"});
      QVERIFY2(run.status == 0, run.errors);
      QCOMPARE(run.object()["field"].toString(), QString(name));
    }
    QVERIFY(runWith({"arena", "--help"}).output.contains("a name as for --hero"));
  }

  void arenaGivesNoConfidenceIntervalForOneDeal() {
    const QJsonObject report =
        runWith({"arena", "life", "--hero", "rules", "--field", "rules", "--deals", "1"}).object();
    QVERIFY(report["measure"]["hero"]["value"].isDouble());
    QVERIFY(report["measure"]["hero"]["low"].isNull());
    QVERIFY(report["measure"]["hero"]["high"].isNull());
  }

  // A long task reports its progress every ten seconds, or on a terminal every second in one line,
  // removed at the end.
  void longTaskPrintsProgressAndRemainingTime() {
    static Progress::Clock::time_point time;
    const auto shown = [](bool terminal) {
      std::ostringstream errors;
      {
        Progress progress(errors, terminal, [] { return time; });
        for (int done = 1; done <= 100; ++done) {
          time += std::chrono::milliseconds(250);
          progress.show(done, 100);
        }
      }
      return QByteArray::fromStdString(errors.str());
    };
    QCOMPARE(shown(false), QByteArray("40 of 100, about 15 s left\n80 of 100, about 5 s left\n"));
    const QByteArray lines = shown(true);
    QCOMPARE(lines.count("\r\x1b[K"), 26);
    QVERIFY(lines.startsWith("\r\x1b[K4 of 100, about 24 s left\r"));
    QVERIFY(lines.endsWith("\r\x1b[K") && !lines.contains('\n'));
    // Progress given as a fraction is shown as a percentage, with a label and a given remaining
    // time.
    std::ostringstream errors;
    Progress progress(errors, false, [] { return time; });
    time += std::chrono::seconds(11);
    progress.show(0.375, std::chrono::seconds(7), "seats");
    time += std::chrono::seconds(11);
    progress.show(0.5, std::nullopt);
    QCOMPARE(errors.str(), std::string("seats: 37 %, about 7 s left\n50 %\n"));
  }

  // `tune` prints a source file: comments with the command used, then a line with the name and
  // value of each tuned number.
  void tunePrintsASourceFile() {
    const QStringList words{"tune",          "life",   "--players",    "3",       "--set",
                            "target=60",     "--seed", "late summer",  "--deals", "1",
                            "--generations", "1",      "--candidates", "5"};
    const ConsoleRun run = runWith(words);
    QCOMPARE(run.status, 0);
    QVERIFY(run.errors.isEmpty());
    QVERIFY2(run.output.contains("//   downpile-cli tune life --players 3 --set target=60 --seed "
                                 "'late summer' --generations 1 --candidates 5 --deals 1\n"),
             run.output);
    QVERIFY2(run.output.contains("20 games not used for tuning;\n// games won, with"), run.output);
    int values = 0;
    const QRegularExpression value(R"(^\{"\w+", -?[0-9.]+\},$)");
    for (const QByteArray& line : run.output.split('\n')) {
      if (line.isEmpty() || line.startsWith("//")) continue;
      QVERIFY2(QString::fromUtf8(line).contains(value), line);
      ++values;
    }
    QCOMPARE(values, 11);
    QCOMPARE(runWith(words + QStringList{"--threads", "3"}).output, run.output);
  }

  // `tune` repeats the seed in a comment of its output. Line breaks in the seed must not end this
  // comment.
  void seedWithLineBreaksStaysInACommentOfTheTunedSourceFile() {
    const ConsoleRun run = runWith({"tune", "underwear", "--seed", "a\nb 'c'", "--deals", "1",
                                    "--generations", "1", "--candidates", "5"});
    QCOMPARE(run.status, 0);
    for (const QByteArray& line : run.output.split('\n')) {
      QVERIFY2(line.isEmpty() || line.startsWith("//") || line.startsWith("{\""), line);
    }
  }

  // `learn` prints comments with the command used, then the weights of a neural network: rows for
  // biases and output, then a row of numbers for each input.
  void learnPrintsTheWeightsOfANetwork() {
    const QStringList words{"learn",         "up-and-down", "--seed",  "2",
                            "--generations", "1",           "--deals", "2"};
    const ConsoleRun run = runWith(words);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("//   downpile-cli learn up-and-down --seed 2 --generations 1 "
                                 "--deals 2\n"),
             run.output.left(500));
    QVERIFY2(run.output.contains("480 games against plain players"), run.output.left(500));
    int rows = 0;
    const QRegularExpression row(R"(^\{(-?\d+(, -?\d+)*)?\},$)");
    for (const QByteArray& line : run.output.split('\n')) {
      if (line.isEmpty() || line.startsWith("//")) continue;
      QVERIFY2(QString::fromUtf8(line).contains(row), line);
      ++rows;
    }
    QVERIFY(rows > 1000);
    if (!tests::isThorough()) return;
    QCOMPARE(runWith(words + QStringList{"--threads", "3"}).output, run.output);
  }

  void arenaResultIsIndependentOfTheNumberOfThreads() {
    QByteArray first;
    for (const char* threads : {"1", "2", "3"}) {
      const QByteArray output =
          runWith({"arena", "underwear", "--hero", "rules:liberal", "--field", "rules", "--deals",
                   "9", "--seed", "4", "--threads", threads})
              .output;
      const QByteArray figures = output.left(output.indexOf(R"("times")"));
      if (first.isEmpty()) first = figures;
      QVERIFY(figures.size() > 300);
      QCOMPARE(figures, first);
    }
  }
};

DOWNPILE_TEST(TestConsole, .tier = tests::Tier::both, .thoroughSeconds = 10);
#include "tst_console.moc"
