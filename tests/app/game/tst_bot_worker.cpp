// SPDX-License-Identifier: GPL-3.0-or-later
// Where computer players think: answers come, questions can be taken back at once, and what
// was taken back is never heard of again.
#include <QSignalSpy>
#include <thread>

#include "../support/dealt.h"
#include "bots/random_bot.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Thinks until it is told not to; while it is absorbed, it does not even hear that.
class Ponderer final : public Bot {
 public:
  std::optional<Action> choose(const AnyView&, Random&,
                               const std::atomic<bool>& cancelled) override {
    thinking = true;
    while (absorbed || !cancelled) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    thinking = false;
    return std::nullopt;
  }
  std::atomic<bool> thinking = false;
  std::atomic<bool> absorbed = false;
};

// Never wants to move.
class Onlooker final : public Bot {
 public:
  std::optional<Action> choose(const AnyView&, Random&, const std::atomic<bool>&) override {
    ++asked;
    return std::nullopt;
  }
  std::atomic<int> asked = 0;
};

std::shared_ptr<const AnyView> viewOf(int player) {
  MemoryJournal journal;
  return Session::begin(headerFor({.players = 3}), journal, {})->view(player);
}

}  // namespace

class TestBotWorker : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<BotAnswer>();
    qRegisterMetaType<BotAdvice>();
  }
  void answers();
  void firstWhoWantsTo();
  void cancelsWithoutWaiting();
  void aNewQuestionTakesTheOldOneBack();
  void adviceAlwaysComes();
  void thinkingEndsWithTheTable();
  void whoGoesWaitsForNobodyElse();
};

void TestBotWorker::answers() {
  BotWorker worker;
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 5,
              .asked = {{.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)}}});
  QVERIFY(answered.wait(60'000));
  const auto answer = answered.first().first().value<BotAnswer>();
  QCOMPARE(answer.position, std::size_t{5});
  QCOMPARE(answer.player, 1);
  QVERIFY(!viewOf(1)->check(answer.action));
}

void TestBotWorker::firstWhoWantsTo() {
  BotWorker worker;
  const auto onlooker = std::make_shared<Onlooker>();
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1,
              .asked = {{.player = 2, .bot = onlooker, .view = viewOf(2)},
                        {.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)}}});
  QVERIFY(answered.wait(60'000));
  QCOMPARE(onlooker->asked, 1);
  QCOMPARE(answered.first().first().value<BotAnswer>().player, 1);
}

void TestBotWorker::cancelsWithoutWaiting() {
  BotWorker worker;
  const auto bot = std::make_shared<Ponderer>();
  bot->absorbed = true;
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
  QTRY_VERIFY(bot->thinking);
  worker.cancel();
  QVERIFY(bot->thinking);
  bot->absorbed = false;
  QTRY_VERIFY(!bot->thinking);
  QTest::qWait(30);
  QCOMPARE(answered.size(), 0);
}

void TestBotWorker::aNewQuestionTakesTheOldOneBack() {
  BotWorker worker;
  const auto slow = std::make_shared<Ponderer>();
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1, .asked = {{.player = 1, .bot = slow, .view = viewOf(1)}}});
  QTRY_VERIFY(slow->thinking);
  worker.ask({.position = 2,
              .asked = {{.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)}}});
  QVERIFY(answered.wait(60'000));
  QCOMPARE(answered.size(), 1);
  QCOMPARE(answered.first().first().value<BotAnswer>().position, std::size_t{2});
}

void TestBotWorker::adviceAlwaysComes() {
  BotWorker worker;
  QSignalSpy advised(&worker, &BotWorker::advised);
  worker.askAdvice(3, {.player = 1, .bot = std::make_shared<Onlooker>(), .view = viewOf(1)});
  QVERIFY(advised.wait(60'000));
  QVERIFY(!advised.first().first().value<BotAdvice>().advice);
  // A bot that gives no reasons still says what it would do.
  worker.askAdvice(4, {.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)});
  QVERIFY(advised.wait(60'000));
  const auto advice = advised.last().first().value<BotAdvice>();
  QVERIFY(advice.advice && advice.reason == nullptr);
}

void TestBotWorker::thinkingEndsWithTheTable() {
  // It would think for ever.
  {
    BotWorker worker;
    const auto bot = std::make_shared<Ponderer>();
    worker.ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
    QTRY_VERIFY(bot->thinking);
  }
}

// There are few threads for all.
void TestBotWorker::whoGoesWaitsForNobodyElse() {
  std::vector<std::unique_ptr<BotWorker>> busy;
  for (int i = 0; i < std::max(2, QThread::idealThreadCount()); ++i) {
    const auto bot = std::make_shared<Ponderer>();
    busy.push_back(std::make_unique<BotWorker>());
    busy.back()->ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
    QTRY_VERIFY(bot->thinking);
  }
  const auto asked = std::make_shared<Onlooker>();
  BotQuestion question{.position = 1, .asked = {{.player = 1, .bot = asked, .view = viewOf(1)}}};
  // Those who are busy would never be done.
  {
    BotWorker worker;
    worker.ask(question);
  }
  // Whose turn it is to be thought about comes once somebody is done.
  BotWorker worker;
  worker.ask(question);
  QCOMPARE(asked->asked, 0);
  busy.front().reset();
  QTRY_COMPARE(asked->asked, 1);
}

DOWNPILE_TEST(TestBotWorker);
#include "tst_bot_worker.moc"
