// SPDX-License-Identifier: GPL-3.0-or-later
// downpile-cli run as a separate process: its output, error messages and exit status.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <array>
#include <csignal>
#include <functional>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "recorded.h"
#include "runner/test_class.h"

using namespace downpile;

class TestConsoleProcess : public QObject {
  Q_OBJECT

  struct Ended {
    int status;
    QByteArray output;
    QByteArray errors;
  };

  static Ended runProgram(const QStringList& words, const QByteArray& input = {}) {
    QProcess program;
    program.start(DOWNPILE_CLI, words);
    program.write(input);
    program.closeWriteChannel();
    return endOf(program);
  }

  // Runs the program and interrupts it after a pause with SIGINT, like Ctrl-C. If the program had
  // no results yet, runs it again with twice the pause.
  static Ended interruptProgram(
      const QStringList& words, const std::function<bool(const QByteArray& output)>& isEnough =
                                    [](const auto&) { return true; }) {
    // If the pause before the signal was at least this long (in milliseconds), the program is not
    // run again.
    constexpr int kLast = 60'000;
    for (int pause = 200;; pause *= 2) {
      QProcess program;
      // A shell script starts its background processes with SIGINT ignored, and this test may be
      // such a process. The started program must not inherit this.
      program.setChildProcessModifier([] { std::signal(SIGINT, SIG_DFL); });
      program.start(DOWNPILE_CLI, words);
      program.waitForStarted();
      QTest::qWait(pause);
      ::kill(static_cast<pid_t>(program.processId()), SIGINT);
      const Ended ended = endOf(program);
      const bool isEarly = ended.status == -1 || ended.output.contains("Stopped after 0 of") ||
                           ended.output.contains("\"moves\": []") || !isEnough(ended.output);
      if (!isEarly || pause >= kLast) return ended;
    }
  }

  static QJsonObject objectIn(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
  }

  static Ended endOf(QProcess& program) {
    program.waitForFinished();
    const bool crashed = program.exitStatus() != QProcess::NormalExit;
    return {crashed ? -1 : program.exitCode(), program.readAllStandardOutput(),
            program.readAllStandardError()};
  }

 private slots:
  void movesAndApplyReadAPositionFromStandardInput() {
    const QByteArray position =
        R"({"game":"underwear","players":2,"state":{"partial":true,"turn":0,"downpile":["9H"],)"
        R"("hands":[["4H","3H","9C"],["KS"]]}})";
    const Ended moves = runProgram({"moves"}, position);
    QCOMPARE(moves.status, 0);
    QCOMPARE(moves.output, QByteArray("{\"0\":[\"down 3H\",\"down 4H 3H\",\"down 4H\","
                                      "\"steal 9C\",\"pass\"]}\n"));
    QVERIFY(moves.errors.isEmpty());

    QCOMPARE(runProgram({"apply", "0 down 3H 4H"}, position).status, 0);
    const Ended refused = runProgram({"apply", "0 down 9C"}, position);
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.output.startsWith("{\"refused\":{\"rule\":\"U4\""));
    QVERIFY(refused.errors.isEmpty());
  }

  void moveWithANegativePlayerIsNotTakenForAnOption() {
    const Ended refused =
        runProgram({"apply", "-1 draw"},
                   R"({"game":"underwear","players":2,"state":{"partial":true,"turn":0}})");
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.output.contains("\"rule\":\"G7\""));
  }

  void verifyAndShowReadARecordFromStandardInput() {
    const QByteArray record =
        "downpile 1\ngame underwear\nrules 1\nplayers 2\nseed 1\nbotseed 2\n"
        "seat 0 person 0 Ida\nseat 1 random 1 Nora\nbegin\n";
    const Ended good = runProgram({"verify", "-"}, record);
    QCOMPARE(good.status, 0);
    QVERIFY(good.output.startsWith("standard input: good: ") && good.errors.isEmpty());
    const Ended wrong = runProgram({"verify", "-"}, record + "move 0 draw\n");
    QCOMPARE(wrong.status, 1);
    QVERIFY(wrong.output.startsWith("standard input:10: rule G7 ") && wrong.errors.isEmpty());
    QCOMPARE(runProgram({"show", "-"}, record).status, 0);
  }

  // A path that is not a readable file causes one line of error message and exit status 2.
  void rejectsPathsThatAreNotFiles() {
    for (const char* path : {"/", "/dev/null", "/dev/zero", "/no/such/file", ""}) {
      for (const char* verb : {"verify", "show", "review"}) {
        const Ended ended = runProgram({verb, path});
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.output.isEmpty());
        QVERIFY2(ended.errors.count('\n') == 1, ended.errors);
      }
    }
  }

  void movesCommandReportsInvalidInputInOneLine() {
    for (const QByteArray& input :
         {QByteArray(), QByteArray("\0\0", 2), QByteArray("{\"a\":\xff}")}) {
      const Ended ended = runProgram({"moves"}, input);
      QCOMPARE(ended.status, 2);
      QVERIFY(ended.output.isEmpty());
      QCOMPARE(ended.errors.count('\n'), 1);
    }
  }

  void rejectsInputOfMoreThanOneMegabyte() {
    const Ended ended = runProgram({"moves"}, QByteArray(3'000'000, ' '));
    QCOMPARE(ended.status, 2);
    QVERIFY(ended.errors.contains("1 MB"));
  }

  void writesLongTracesCompletely() {
    const Ended ended = runProgram({"trace", "underwear", "--seed", "2", "--set", "target=200"});
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.output.endsWith("}\n"));
    QVERIFY(ended.output.count('\n') > 1000);
  }

  void interruptedStudyPrintsItsResults() {
    const auto hasLength = [](const QByteArray& output) {
      return output.contains("\n\nWith the usual rules, a game takes 1 deal.\n");
    };
    const QStringList study{"study", "three-up-three-down", "--seed", "1", "--games", "100000"};
    const Ended text = interruptProgram(
        study + QStringList{"--skill", "100000", "--hero", "rules", "--field", "random"},
        hasLength);
    QCOMPARE(text.status, 130);
    QVERIFY(text.errors.isEmpty());
    static const QRegularExpression stopped(
        R"(^Stopped after ([1-9]\d*) of 100000 games with each set, )"
        R"(and \d+ of 100000 games for skill\.)");
    const auto found = stopped.match(QString::fromUtf8(text.output.simplified()));
    QVERIFY2(found.hasMatch(), text.output);
    QVERIFY(hasLength(text.output));
    QVERIFY(text.output.contains("\n" + found.captured(1).toUtf8() + " games with each set, "));
    QVERIFY(text.output.contains("  Moves per deal  "));

    const Ended json =
        interruptProgram(study + QStringList{"--json"}, [](const QByteArray& output) {
          return !objectIn(output).value(u"sure").toArray().isEmpty();
        });
    QCOMPARE(json.status, 130);
    const QJsonObject report = objectIn(json.output);
    QVERIFY(report["games"].toInt() > 0 && report["games"].toInt() < 100000);
    QVERIFY(report["stopped"].toString().startsWith("Stopped after "));
    QVERIFY(!report["sure"].toArray().isEmpty());

    const Ended each = interruptProgram(study + QStringList{"--each"});
    QCOMPARE(each.status, 130);
    QVERIFY2(each.output.startsWith("# 3UP 3DOWN\n\nStopped after "), each.output);
    QVERIFY(each.output.contains("\n| usual rules "));
    // `study --page` prints the chapter of a game only if the study of this game was finished.
    const Ended page =
        interruptProgram({"study", "three-up-three-down", "--page", "--games", "100000"});
    QCOMPARE(page.status, 130);
    QCOMPARE(page.output, QByteArray("Stopped before the chapter on 3UP 3DOWN was finished.\n"));
  }

  void interruptedArenaPrintsItsResults() {
    const Ended ended = interruptProgram(
        {"arena", "underwear", "--hero", "rules", "--field", "random", "--deals", "100000"},
        [](const QByteArray& output) {
          return objectIn(output).value(u"measure")["difference"]["low"].toDouble() > 0;
        });
    QCOMPARE(ended.status, 130);
    QVERIFY(ended.errors.isEmpty());
    const QJsonObject report = objectIn(ended.output);
    static const QRegularExpression stopped(
        R"(^Stopped after ([1-9]\d*) of 100000 games in each seat\.$)");
    const auto found = stopped.match(report["stopped"].toString());
    QVERIFY2(found.hasMatch(), ended.output);
    QCOMPARE(report["games"].toInt(), 4 * found.captured(1).toInt());
    QVERIFY(report["measure"]["difference"]["low"].toDouble() > 0);
  }

  void interruptedTuningPrintsTheBestValuesFoundSoFar() {
    const Ended ended = interruptProgram({"tune", "underwear", "--seed", "1", "--deals", "20",
                                          "--candidates", "5", "--generations", "1000"});
    QCOMPARE(ended.status, 130);
    QVERIFY(ended.errors.isEmpty());
    static const QRegularExpression stopped(
        R"(\n// Stopped after [1-9]\d* of 1000 generations, before the measurement\.\n\{)");
    QVERIFY2(QString::fromUtf8(ended.output).contains(stopped), ended.output);
    QVERIFY(!ended.output.contains("against plain players") && ended.output.endsWith("},\n"));
  }

  void killedArenaLeavesNoExternalBotRunning() {
    const QTemporaryDir folder;
    const QByteArray pipe = QFile::encodeName(folder.filePath("pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), S_IRUSR | S_IWUSR), 0);
    const int reading = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    // The test keeps the writing end of the pipe open until the arena asks its first question.
    // Otherwise the pipe would have no writer before that: the arena first starts each bot program
    // once to check it, and ends it.
    const int writing = ::open(pipe.constData(), O_WRONLY | O_CLOEXEC);
    const auto closing = qScopeGuard([reading] { ::close(reading); });
    const auto waitForEvent = [reading](short event) {
      pollfd waited{.fd = reading, .events = POLLIN, .revents = 0};
      return ::poll(&waited, 1, 60000) == 1 && (waited.revents & event) != 0;
    };
    // Each bot program and its child process keep the pipe open, and ignore the end of their input.
    const TextFile script("exec 3>'" + pipe + "'" + R"sh(
trap '' HUP INT TERM PIPE
sleep 600 &
echo ready
while read -r word rest; do [ "$word" = move ] && echo asked >&3; done
sleep 600
)sh");
    QProcess arena;
    arena.start(DOWNPILE_CLI, {"arena", "underwear", "--hero", "exec:sh '" + script.path() + "'",
                               "--field", "random", "--threads", "2", "--time", "60000"});
    QVERIFY(waitForEvent(POLLIN));
    arena.kill();
    QVERIFY(arena.waitForFinished());
    ::close(writing);
    std::array<char, 4096> text{};
    // Reads until all bot programs have closed the pipe. A program may still write before it is
    // killed.
    while (waitForEvent(POLLIN)) QVERIFY(::read(reading, text.data(), text.size()) > 0);
    QVERIFY(waitForEvent(POLLHUP));
  }

  void interruptedReviewPrintsTheMovesReviewedSoFar() {
    const TextFile record(recordedGame(*findGame("underwear")->info, 4, 2000));
    const Ended ended = interruptProgram({"review", record.path(), "--player", "1"});
    QCOMPARE(ended.status, 130);
    QVERIFY(ended.errors.isEmpty());
    const QJsonObject review = objectIn(ended.output);
    QCOMPARE(review["complete"], QJsonValue(false));
    QVERIFY2(!review["moves"].toArray().isEmpty(), ended.output);
  }
};

DOWNPILE_TEST(TestConsoleProcess);
#include "tst_console_process.moc"
