// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players whose answers take long: the delay is reported, and so is its end.
#include <QSignalSpy>
#include <thread>

#include "../support/dealt.h"
#include "bots/random_bot.h"
#include "game/computer_players.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// A bot thinking until `may` is true, and then making a random move.
class WaitingBot final : public Bot {
 public:
  WaitingBot(const std::atomic<bool>& may, const std::atomic<bool>& isForfeit)
      : may_(may), isForfeit_(isForfeit) {}
  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    while (!may_ && !cancelled) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return RandomBot().choose(view, random, cancelled);
  }

  Effort effort() const override { return {.isForfeit = isForfeit_}; }

 private:
  const std::atomic<bool>& may_;
  const std::atomic<bool>& isForfeit_;
};

// A game with a computer player as player 1, on turn.
struct Held {
  Held()
      : session(Session::begin(headerFor({.players = 2}), journal, {})),
        players({.session = *session,
                 .play =
                     [this](int player, const Action& action) {
                       return session->submit(player, action, session->position()).result;
                     },
                 .mayPlay = [] { return true; },
                 .pause = [] { return 0; },
                 .maker =
                     [this](std::string_view, std::string_view, std::string&) {
                       return std::make_unique<WaitingBot>(may, isForfeit);
                     }}) {
    players.sitDown(1, "waiter");
  }
  // Skips time until no timer runs. Returns whether a computer player is then reported as late.
  bool isLateAfterSkippingTime() {
    SkippedTime time;
    while (time.skip({&players})) {
    }
    return players.isLate();
  }

  std::atomic<bool> may = false;
  std::atomic<bool> isForfeit = false;
  MemoryJournal journal;
  std::unique_ptr<Session> session;
  ComputerPlayers players;
};

}  // namespace

class TestComputerPlayers : public QObject {
  Q_OBJECT

 private slots:
  void slowPlayerIsReportedAsLate();
  void latePlayerIsNotReportedAfterTheQuestionIsCancelled();
  void quickPlayerIsNotReportedAsLate();
  void botThatAnswersWithoutAValidMoveIsReportedUntilItMovesAgain();
};

void TestComputerPlayers::slowPlayerIsReportedAsLate() {
  Held held;
  QSignalSpy late(&held.players, &ComputerPlayers::lateChanged);
  const std::size_t position = held.session->position();
  held.players.ask();
  QVERIFY(!held.players.isLate());
  QVERIFY(held.isLateAfterSkippingTime());
  QCOMPARE(late.size(), 1);
  held.may = true;
  QTRY_VERIFY(!held.players.isLate());
  QCOMPARE(late.size(), 2);
  QVERIFY(held.session->position() > position);
}

void TestComputerPlayers::botThatAnswersWithoutAValidMoveIsReportedUntilItMovesAgain() {
  Held held;
  QSignalSpy failing(&held.players, &ComputerPlayers::failingChanged);
  held.players.sitDown(0, "waiter");
  held.may = held.isForfeit = true;
  held.players.ask();
  QTRY_VERIFY(held.players.isFailing(1));
  QCOMPARE(failing.size(), 1);
  QCOMPARE(failing[0][0].toInt(), 1);
  // After a legal move, the bot is not reported as failing.
  held.isForfeit = false;
  for (int moves = 0; moves < 20 && held.players.isFailing(1); ++moves) {
    const std::size_t position = held.session->position();
    held.players.ask();
    QTRY_VERIFY(held.session->position() > position);
  }
  QVERIFY(!held.players.isFailing(1));
  QCOMPARE(failing.last()[0].toInt(), 1);
}

void TestComputerPlayers::latePlayerIsNotReportedAfterTheQuestionIsCancelled() {
  Held held;
  held.players.ask();
  QVERIFY(held.isLateAfterSkippingTime());
  held.players.forget();
  QVERIFY(!held.players.isLate());
}

void TestComputerPlayers::quickPlayerIsNotReportedAsLate() {
  Held held;
  held.may = true;
  QSignalSpy late(&held.players, &ComputerPlayers::lateChanged);
  const std::size_t position = held.session->position();
  held.players.ask();
  QTRY_VERIFY(held.session->position() > position);
  QVERIFY(!held.isLateAfterSkippingTime());
  QCOMPARE(late.size(), 0);
}

DOWNPILE_TEST(TestComputerPlayers);
#include "tst_computer_players.moc"
