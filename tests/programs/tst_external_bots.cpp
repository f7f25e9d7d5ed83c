// SPDX-License-Identifier: GPL-3.0-or-later
// External bots: the questions they get, and the handling of their answers. No fault of a bot
// blocks a game. The bots are shell scripts, because a shell exists on every build machine.
#include <signal.h>

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <chrono>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "arena/arena.h"
#include "arena/play.h"
#include "bots/random_bot.h"
#include "games/catalog.h"
#include "programs/external_bot.h"
#include "programs/question.h"
#include "runner/test_class.h"
#include "scripts.h"

using namespace downpile;
using namespace std::chrono_literals;

namespace {

// Long time limits for a bot's answers, for slow machines.
constexpr ExternalLimits kPatient{.start = 60s, .move = 60s};
constexpr ExternalLimits kHasty{.start = 60s, .move = 300ms};
// A short time limit that still suffices for a bot's first answer on a loaded machine.
constexpr ExternalLimits kBrief{.start = 60s, .move = 3s};

// Returns a new game after its cards are dealt, with a player to move.
std::unique_ptr<AnyGame> gameToPlay(const CatalogEntry& entry) {
  const GameInfo& info = *entry.info;
  auto game = entry.create(standardValues(info.options), std::max(2, info.minPlayers));
  for (std::uint64_t step = 0; game->chance().kind != ChanceNeed::Kind::none; ++step) {
    Random random(1, step);
    game->resolve(Chance::draw(game->chance(), random));
  }
  return game;
}

int actorOf(const AnyGame& game) { return *game.actors().begin(); }

}  // namespace

class TestExternalBots : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::vector<std::string> log_;

  std::string script(const std::string& text) {
    static int count = 0;
    const QString path = folder_.filePath(QString::number(++count) + ".sh");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the script");
    file.write(QByteArray::fromStdString(text));
    return "exec:sh '" + path.toStdString() + "'";
  }

  ExternalBot bot(const std::string& text, const ExternalLimits& limits = kPatient) {
    log_.clear();
    return {catalog().front().info->id, script(text), limits,
            [this](std::string_view line) { log_.emplace_back(line); }};
  }

  // Returns the bot's move in a new game. Ends the test program if the move is illegal.
  std::optional<Action> moveOf(ExternalBot& bot, const std::atomic<bool>& cancelled = kNever) {
    const auto game = gameToPlay(catalog().front());
    const int player = actorOf(*game);
    Random random(1);
    const auto action = bot.choose(*game->view(player), random, cancelled);
    if (action && game->check(player, *action)) qFatal("the move is not legal");
    return action;
  }

  // Checks that the bot forfeits its move, and that Downpile's rule-based bot (the sensible player)
  // moves instead. The log must contain the reason.
  void forfeitsMove(const std::string& text, const char* reason,
                    const ExternalLimits& limits = kPatient) {
    ExternalBot player = bot(text, limits);
    QVERIFY(moveOf(player));
    QVERIFY(player.effort().isForfeit);
    QCOMPARE(log_.size(), std::size_t{1});
    QVERIFY2(log_.front().find(reason) != std::string::npos, log_.front().c_str());
    QVERIFY2(log_.front().find("the sensible player moves") != std::string::npos,
             log_.front().c_str());
  }

 private slots:
  void splitsCommandLine() {
    QCOMPARE(commandWords("exec:a"), (CommandWords{"a"}));
    QCOMPARE(commandWords("exec:  a  b "), (CommandWords{"a", "b"}));
    QCOMPARE(commandWords("exec:'a b' \"c 'd'\" e\\ f"), (CommandWords{"a b", "c 'd'", "e f"}));
    QCOMPARE(commandWords("exec:a '' b"), (CommandWords{"a", "", "b"}));
    QCOMPARE(commandWords("exec:~/a ~/b ~ /~/"),
             (CommandWords{qEnvironmentVariable("HOME").toStdString() + "/a",
                           qEnvironmentVariable("HOME").toStdString() + "/b", "~", "/~/"}));
    QCOMPARE(commandWords("exec:a 'b\\n'"), (CommandWords{"a", "b\\n"}));
    for (const char* none : {"exec:", "exec:  ", "exec:'a", "exec:a \"b", "rules", "a"}) {
      QVERIFY2(commandWords(none).empty(), none);
    }
  }

  void refusesCommandsThatNameNoExecutableProgram() {
    QVERIFY(externalBotRefusal("exec:sh").empty());
    QVERIFY(externalBotRefusal("exec:/bin/sh -c true").empty());
    for (const auto& [name, reason] : {std::pair{"exec:", "does not name a program"},
                                       std::pair{"exec:''", "does not name a program"},
                                       std::pair{"exec:no-such-program", "there is no program"},
                                       std::pair{"exec:/no/such", "there is no program"},
                                       std::pair{"exec:/tmp", "there is no program"},
                                       std::pair{"exec:/etc/passwd", "chmod +x"}}) {
      const std::string refusal = externalBotRefusal(name);
      QVERIFY2(refusal.find(reason) != std::string::npos, (name + (": " + refusal)).c_str());
    }
    std::string error;
    QVERIFY(!makeAnyBot(catalog().front().info->id, "exec:/no/such", {}, {}, error));
    QVERIFY(!error.empty());
    QVERIFY(makeAnyBot(catalog().front().info->id, "random", {}, {}, error));
  }

  // The question to a bot contains the same view as messages to guests on other computers.
  // tst_contract.cpp tests that this view depends on no hidden card. A card in the question has the
  // same name as in the view.
  void questionContainsOnlyTheViewOfThePlayer() {
    for (const CatalogEntry& entry : catalog()) {
      const auto game = entry.create(standardValues(entry.info->options), entry.info->minPlayers);
      RandomBot chooser;
      int asked = 0;
      playDeal(*game, {.cards = 3, .deal = 1, .bots = 4}, [&](int player, Random& random) {
        const auto view = game->view(player);
        std::string error;
        const auto copy =
            entry.readView(game->options(), game->players(), view->writeForReader(), error);
        if (!copy) qFatal("%s", error.c_str());
        const std::string question = questionText(*view, 1s, 7);
        if (question != questionText(*copy, 1s, 7)) qFatal("%s", question.c_str());
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(question)).object();
        if (json["player"].toInt() != player || json["milliseconds"].toInt() != 1000 ||
            json["legal"].toArray().size() != static_cast<int>(view->legal().size()))
          qFatal("%s", question.c_str());
        for (const Action& action : view->legal()) {
          for (const Card card : action.cards) {
            const std::string name = '"' + cardText(card, view->info().family) + '"';
            if (question.find(name) == std::string::npos) qFatal("%s", question.c_str());
          }
        }
        ++asked;
        return chooser.choose(*view, random, kNever);
      });
      QVERIFY(asked > 0);
    }
  }

  // The random stream of a decision derives from the seed of the game; the number in a question
  // must not reveal the seed.
  void questionDoesNotRevealSeed() {
    std::set<std::int64_t> numbers;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Random stream(seed, 1, 2);
      const std::int64_t chance = chanceFor(stream);
      QVERIFY(chance >= 0 && chance < std::int64_t{1} << 53U);
      numbers.insert(chance);
      Random drawn(seed, 1, 2);
      for (int i = 0; i < 4; ++i) {
        const std::uint64_t word = drawn.next();
        for (unsigned shift = 0; shift <= 11; ++shift) {
          const std::uint64_t bits = word >> shift & ((std::uint64_t{1} << 53U) - 1);
          QVERIFY(static_cast<std::uint64_t>(chance) != bits);
        }
      }
    }
    QCOMPARE(numbers.size(), std::size_t{1000});
    Random repeated(1, 1, 2);
    QVERIFY(numbers.contains(chanceFor(repeated)));
  }

  void botProgramPlaysEveryGameWithoutForfeits() {
    const std::string name = script(kFirstMove);
    for (const CatalogEntry& entry : catalog()) {
      std::vector<std::string> lines;
      const BotMaker maker = [&](std::string_view game, std::string_view player,
                                 std::string& error) {
        return makeAnyBot(
            game, player, kPatient, [&](std::string_view line) { lines.emplace_back(line); },
            error);
      };
      const ArenaResult result = runArena({.game = &entry,
                                           .options = standardValues(entry.info->options),
                                           .players = entry.info->minPlayers,
                                           .hero = name,
                                           .field = "random",
                                           .units = 1,
                                           .seeds = {.cards = 1, .bots = 2},
                                           .maker = maker},
                                          [](int) {}, {});
      QVERIFY(result.hero.decisions() > 0);
      QCOMPARE(result.hero.forfeits(), std::int64_t{0});
      QVERIFY(result.hero.longest() > 0ns);
      QVERIFY2(lines.empty(), lines.empty() ? "" : lines.front().c_str());
    }
  }

  void answerOfABotProgramIsPlayed() {
    ExternalBot player = bot(kFirstMove);
    const auto game = gameToPlay(catalog().front());
    const auto first = game->legal(actorOf(*game)).front();
    QVERIFY(moveOf(player) == first);
    QVERIFY(!player.effort().isForfeit);
    QVERIFY(player.effort().elapsed.value() > 0ns);
    QVERIFY(log_.empty());
  }

  void illegalMoveForfeitsTheMove() {
    forfeitsMove(answering("echo move $number fly"), "played 'fly'");
  }
  void unknownAnswerForfeitsTheMove() { forfeitsMove(answering("echo hello"), "said 'hello'"); }
  void wrongQuestionNumberForfeitsTheMove() {
    forfeitsMove(answering("echo move 7 draw"),
                 "said 'move 7 draw', with the number of another question (player 1, question 1)");
  }
  void missingQuestionNumberForfeitsTheMove() {
    forfeitsMove(answering("echo move"), "said 'move'");
  }
  void passByAPlayerWhoMustMoveForfeitsTheMove() {
    forfeitsMove(answering("echo pass $number"), "passed although it must");
  }
  void exitForfeitsTheMove() {
    forfeitsMove(answering("exit 3"), "ended with exit status 3 (player 1, question 1)");
  }
  void killedProgramForfeitsTheMove() {
    forfeitsMove(answering("kill -9 $$"), "was ended by signal 9 (player 1, question 1)");
  }
  void closedPipesForfeitTheMove() {
    forfeitsMove("echo ready\nread -r line\nread -r line\nexec <&- >&- 2>&-\nsleep 600\n",
                 "closed its output (player 1, question 1)");
  }
  void closedOutputForfeitsTheMove() {
    forfeitsMove(answering("exec >&- && sleep 600"), "closed its output (player 1, question 1)");
  }
  void exitWhileAChildProcessKeepsTheOutputOpenForfeitsTheMove() {
    forfeitsMove(answering("{ sleep 600 & exit 4; }"),
                 "ended with exit status 4, but a process that it started keeps its output open",
                 kBrief);
  }
  // Many shell scripts open their output by a name such as /dev/stdout.
  void botProgramCanOpenItsStandardOutputByPath() {
    forfeitsMove(answering("echo move $number fly > /dev/stdout"), "played 'fly'");
  }
  // A bot answering only with the number of the previous question forfeits its move.
  void answerToPreviousQuestionForfeitsTheMove() {
    ExternalBot player = bot(answering("echo move 1 fly"), kBrief);
    QVERIFY(moveOf(player));
    QVERIFY(log_.back().find("played 'fly'") != std::string::npos);
    QVERIFY(moveOf(player));
    QVERIFY2(log_.back().find("said 'move 1 fly', which answers an earlier question, and "
                              "nothing else for 3000 milliseconds (player 1, question 2)") !=
                 std::string::npos,
             log_.back().c_str());
  }
  void timeoutForfeitsTheMove() {
    forfeitsMove(answering("sleep 600"), "said nothing for 300 milli", kHasty);
  }
  void exitBeforeReadyForfeitsTheMove() {
    forfeitsMove("exit", "ended with exit status 0 before it said 'ready'");
  }
  void wrongGreetingForfeitsTheMove() { forfeitsMove("echo hello", "said 'hello' where"); }
  void controlCharactersOfAnAnswerAreReplacedInTheLog() {
    forfeitsMove(answering("printf '\\033[2J\\342\\200\\256.\\n'"), "said '?[2J?\?\?.', which");
  }
  void endlessLineForfeitsTheMove() {
    forfeitsMove(answering("while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done"),
                 "said too much: a line of more than 4096 bytes");
  }

  void tooManyNoteLinesBeforeAnAnswerForfeitTheMove() {
    ExternalBot player = bot(answering("while :; do echo '# x'; done"));
    QVERIFY(moveOf(player));
    QVERIFY(player.effort().isForfeit);
    QVERIFY(log_.back().find("said too much: more than 100 notes") != std::string::npos);
    QCOMPARE(log_.front().substr(log_.front().size() - 3), std::string(": x"));
  }

  // The question is larger than the buffers of the pipe.
  void questionThatIsNotReadTimesOut() {
    Dialogue dialogue(commandWords(script("echo ready; exec sleep 600")), kHasty,
                      [](std::string_view) {});
    QCOMPARE(dialogue.start(kNever), std::string());
    const ExternalAnswer answer = dialogue.ask(std::string(10'000'000, 'x'), kNever);
    QVERIFY(answer.kind == ExternalAnswer::Kind::late);
    QVERIFY(!dialogue.isRunning());
  }

  // The bot writes many answers and reads no questions. Downpile must not store an unlimited number
  // of answers.
  void answersWrittenInAdvanceDoNotAccumulate() {
    ExternalBot player =
        bot("echo ready\ni=0\nwhile [ $i -lt 100000 ]; do\n"
            "  i=$((i + 1)); echo move $i fly\ndone\nexec sleep 600\n");
    bool wasLogged = false;
    for (int i = 0; i < 20000 && !wasLogged; ++i) {
      moveOf(player);
      wasLogged = !log_.empty() && log_.back().find("is not restarted") != std::string::npos;
    }
    QVERIFY(wasLogged);
  }

  void cancelledQuestionsDoNotCountForTheRestartLimit() {
    constexpr int kQuestions = 2 * ExternalBot::kMostStarts;
    std::atomic<bool> cancelled = false;
    // The first kQuestions processes of the bot never answer, and a later one does.
    const std::string count = folder_.filePath("cancelled").toStdString();
    const std::string thinks = "echo x >> '" + count + "'\n[ $(wc -l < '" + count + "') -gt " +
                               std::to_string(kQuestions) +
                               " ] || { echo ready; read -r line; read -r line; echo '# asked'; "
                               "exec sleep 600; }\n";
    log_.clear();
    ExternalBot player(catalog().front().info->id, script(thinks + kFirstMove), kPatient,
                       [&](std::string_view line) {
                         log_.emplace_back(line);
                         if (line.ends_with("asked")) cancelled = true;
                       });
    for (int i = 0; i < kQuestions; ++i) {
      cancelled = false;
      QVERIFY(!moveOf(player, cancelled));
    }
    cancelled = false;
    QVERIFY(moveOf(player, cancelled));
    QVERIFY(!player.effort().isForfeit);
    QCOMPARE(log_.size(), std::size_t{kQuestions});
  }

  // The answer contains as many notes as allowed, and then the move.
  void noteLinesUpToTheLimitDoNotForfeitTheMove() {
    ExternalBot player =
        bot(answering("{ i=0; while [ $i -lt 100 ]; do i=$((i+1)); echo '# x'; done; "
                      "legal=${question#*'\"legal\":[\"'}; "
                      "echo move $number \"${legal%%'\"'*}\"; }"));
    QVERIFY(moveOf(player));
    QVERIFY(!player.effort().isForfeit);
    QCOMPARE(log_.size(), std::size_t{100});
  }

  // If a bot answers a question twice, the second answer is not used for the next question.
  void secondAnswerToAQuestionIsIgnored() {
    ExternalBot player = bot(kAnswersTwice);
    for (int i = 0; i < 3; ++i) {
      moveOf(player);
      QVERIFY(player.effort().isForfeit);
    }
    QCOMPARE(log_.size(), std::size_t{3});
    for (const std::string& line : log_) QVERIFY(line.find("played 'fly'") != std::string::npos);
  }

  void botProgramIsRestartedALimitedNumberOfTimes() {
    const QString count = folder_.filePath("count");
    ExternalBot player = bot("echo x >> '" + count.toStdString() + "'\n" + answering("exit"));
    for (int i = 0; i < 10; ++i) QVERIFY(moveOf(player));
    QVERIFY(player.effort().isForfeit);
    QFile file(count);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('x'), qsizetype{ExternalBot::kMostStarts});
    QVERIFY(log_.back().find("is not restarted") != std::string::npos);
  }

  void numberOfLogEntriesForABotProgramIsLimited() {
    ExternalBot player = bot(answering("echo move $number fly"));
    for (int i = 0; i < 20; ++i) moveOf(player);
    QCOMPARE(log_.size(), std::size_t{ExternalBot::kMostLoggedFaults});
  }

  void goodAnswerResetsTheCountOfRestarts() {
    ExternalBot player = bot(kAnswersOnce);
    for (int i = 0; i < 3 * ExternalBot::kMostStarts; ++i) moveOf(player);
    QVERIFY(log_.back().find("not restarted") == std::string::npos);
  }

  void cancellingAQuestionDoesNotWaitForTheProgram() {
    ExternalBot player = bot(answering("sleep 600"));
    std::atomic<bool> cancelled = false;
    ChildProcess::Clock::time_point when;
    std::jthread canceller([&] {
      std::this_thread::sleep_for(300ms);
      when = ChildProcess::Clock::now();
      cancelled = true;
    });
    QVERIFY(!moveOf(player, cancelled));
    const auto took = ChildProcess::Clock::now() - when;
    QVERIFY2(took < 60s, "cancelling waited for the program");
    QVERIFY(log_.empty());
  }

  // When the bot is ended, its child processes are ended, too.
  void childProcessesOfAProgramAreEndedWithIt() {
    const QString path = folder_.filePath("pid");
    {
      ExternalBot player = bot(
          "sleep 600 &\necho $! > '" + path.toStdString() + "'\n" + answering("sleep 600"), kHasty);
      QVERIFY(moveOf(player));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const pid_t started = file.readAll().trimmed().toInt();
    QVERIFY(started > 0);
    // The child process `sleep` has ended, or is a zombie until its new parent reaps it.
    QTRY_VERIFY(isGone(started));
  }

  // A bot ignoring signals and the end of its input is killed after the grace period.
  void programIgnoringSignalsIsKilled() {
    ChildProcess::Clock::time_point finished;
    {
      ExternalBot player =
          bot("trap '' HUP INT TERM PIPE\necho ready\n"
              "while read -r line; do echo pass 1; done\nwhile :; do sleep 600; done\n");
      QVERIFY(moveOf(player));
      finished = ChildProcess::Clock::now();
    }
    const auto took = ChildProcess::Clock::now() - finished;
    QVERIFY(took >= ChildProcess::kGrace);
    QVERIFY(took < 10s);
  }

  void exampleBotInPythonPlaysEveryGame() {
    if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("python3 is missing");
    for (const CatalogEntry& entry : catalog()) {
      std::vector<std::string> lines;
      ExternalBot external(entry.info->id, "exec:python3 '" EXAMPLE "'", kPatient,
                           [&](std::string_view line) { lines.emplace_back(line); });
      RandomBot others;
      const auto game = entry.create(standardValues(entry.info->options), entry.info->minPlayers);
      playDeal(*game, {.cards = 5, .deal = 1, .bots = 6}, [&](int player, Random& random) {
        const auto view = game->view(player);
        Bot& asked = player == 0 ? static_cast<Bot&>(external) : others;
        return asked.choose(*view, random, kNever);
      });
      QVERIFY2(lines.empty(), lines.empty() ? "" : lines.front().c_str());
    }
  }

 private:
  static bool isGone(pid_t process) {
    if (::kill(process, 0) != 0) return true;
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    return !stat.open(QIODevice::ReadOnly) || stat.readAll().contains(") Z ");
  }
};

DOWNPILE_TEST(TestExternalBots);
#include "tst_external_bots.moc"
