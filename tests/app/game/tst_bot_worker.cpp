// SPDX-License-Identifier: GPL-3.0-or-later
// The worker thread of computer players: answers arrive, questions can be cancelled at once,
// and a cancelled question is never answered.
#include <QSignalSpy>

#include "../../support/bot_threads.h"
#include "../support/dealt.h"
#include "bots/random_bot.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// A bot never making a move, like a player declining an offer out of turn.
class PassiveBot final : public Bot {
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
  void answersWithALegalMove();
  void secondBotMovesIfTheFirstDeclines();
  void cancelDoesNotWaitForTheBot();
  void newQuestionCancelsThePreviousOne();
  void adviceRequestIsAnsweredEvenWithoutAdviceOrReason();
  void destroyedWorkerStopsItsThinkingBot();
  void destructionDoesNotWaitForOtherWorkers();
};

void TestBotWorker::answersWithALegalMove() {
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

void TestBotWorker::secondBotMovesIfTheFirstDeclines() {
  BotWorker worker;
  const auto passive = std::make_shared<PassiveBot>();
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1,
              .asked = {{.player = 2, .bot = passive, .view = viewOf(2)},
                        {.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)}}});
  QVERIFY(answered.wait(60'000));
  QCOMPARE(passive->asked, 1);
  QCOMPARE(answered.first().first().value<BotAnswer>().player, 1);
}

void TestBotWorker::cancelDoesNotWaitForTheBot() {
  BotWorker worker;
  const auto bot = std::make_shared<EndlessBot>();
  bot->absorbed = true;
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
  QTRY_VERIFY(bot->thinking);
  worker.cancel();
  QVERIFY(bot->thinking);
  bot->absorbed = false;
  finishBotQuestions();
  QCoreApplication::processEvents();
  QCOMPARE(answered.size(), 0);
}

void TestBotWorker::newQuestionCancelsThePreviousOne() {
  BotWorker worker;
  const auto slow = std::make_shared<EndlessBot>();
  QSignalSpy answered(&worker, &BotWorker::answered);
  worker.ask({.position = 1, .asked = {{.player = 1, .bot = slow, .view = viewOf(1)}}});
  QTRY_VERIFY(slow->thinking);
  worker.ask({.position = 2,
              .asked = {{.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)}}});
  QVERIFY(answered.wait(60'000));
  QCOMPARE(answered.size(), 1);
  QCOMPARE(answered.first().first().value<BotAnswer>().position, std::size_t{2});
}

void TestBotWorker::adviceRequestIsAnsweredEvenWithoutAdviceOrReason() {
  BotWorker worker;
  QSignalSpy advised(&worker, &BotWorker::advised);
  worker.askAdvice(3, {.player = 1, .bot = std::make_shared<PassiveBot>(), .view = viewOf(1)});
  QVERIFY(advised.wait(60'000));
  QVERIFY(!advised.first().first().value<BotAdvice>().advice);
  // The advice of a bot without reasons still contains the bot's move.
  worker.askAdvice(4, {.player = 1, .bot = std::make_shared<RandomBot>(), .view = viewOf(1)});
  QVERIFY(advised.wait(60'000));
  const auto advice = advised.last().first().value<BotAdvice>();
  QVERIFY(advice.advice && advice.reason == nullptr);
}

void TestBotWorker::destroyedWorkerStopsItsThinkingBot() {
  // EndlessBot thinks until it is cancelled. So the destructor must cancel it.
  {
    BotWorker worker;
    const auto bot = std::make_shared<EndlessBot>();
    worker.ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
    QTRY_VERIFY(bot->thinking);
  }
}

// The thread pool is shared by all workers.
void TestBotWorker::destructionDoesNotWaitForOtherWorkers() {
  std::vector<std::unique_ptr<BotWorker>> busy;
  for (int i = 0; i < std::max(2, QThread::idealThreadCount()); ++i) {
    const auto bot = std::make_shared<EndlessBot>();
    busy.push_back(std::make_unique<BotWorker>());
    busy.back()->ask({.position = 1, .asked = {{.player = 1, .bot = bot, .view = viewOf(1)}}});
    QTRY_VERIFY(bot->thinking);
  }
  const auto asked = std::make_shared<PassiveBot>();
  BotQuestion question{.position = 1, .asked = {{.player = 1, .bot = asked, .view = viewOf(1)}}};
  // EndlessBot never finishes on its own, so a destructor waiting for the busy workers would never
  // return.
  {
    BotWorker worker;
    worker.ask(question);
  }
  // The worker asks its bot as soon as a busy bot frees a thread.
  BotWorker worker;
  worker.ask(question);
  QCOMPARE(asked->asked, 0);
  busy.front().reset();
  QTRY_COMPARE(asked->asked, 1);
}

DOWNPILE_TEST(TestBotWorker);
#include "tst_bot_worker.moc"
