// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_worker.h"

#include <QThreadPool>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace downpile {

// A bot that had too little time is normal on a busy computer, so it is only logged if the user
// enables the category.
Q_LOGGING_CATEGORY(botLog, "downpile.bots", QtWarningMsg)

namespace {

void logEffort(const BotQuestion::Asked& asked) {
  const Effort effort = asked.bot->effort();
  if (!effort.cutShort) return;
  qCInfo(botLog, "player %d had no more time after %u deals played out", asked.player,
         effort.rollouts);
}

struct Threads : QThreadPool {
  Threads() {
    setObjectName(QStringLiteral("bots"));
    setThreadPriority(QThread::LowPriority);
    // At least two threads: a hint can be computed while another bot thinks.
    setMaxThreadCount(std::max(2, QThread::idealThreadCount()));
  }
};
Q_GLOBAL_STATIC(Threads, threads)

}  // namespace

std::shared_ptr<Bot> sharedBot(std::unique_ptr<Bot> bot) {
  return {bot.release(), [](Bot* gone) {
            if (threads.isDestroyed()) return delete gone;
            threads->start([gone] { delete gone; });
          }};
}

// Waiting tasks of one worker. The thread pool may keep the queue longer than the worker exists;
// then the queue is empty.
struct BotWorker::Queue {
  std::mutex mutex;
  std::condition_variable rests;
  std::deque<std::function<void()>> waiting;
  bool isServed = false;   // a pool thread runs or will run serve()
  bool isWorking = false;  // whether a task of this worker is running

  static void serve(const std::shared_ptr<Queue>& queue) {
    std::unique_lock lock(queue->mutex);
    if (!queue->waiting.empty()) {
      const auto work = std::move(queue->waiting.front());
      queue->waiting.pop_front();
      queue->isWorking = true;
      lock.unlock();
      work();
      lock.lock();
      queue->isWorking = false;
      queue->rests.notify_all();
    }
    queue->isServed = !queue->waiting.empty();
    // This queue goes to the end of the thread pool's queue, because other workers may have waited
    // longer.
    if (queue->isServed) threads->start([queue] { serve(queue); });
  }
};

BotWorker::BotWorker(QObject* parent) : QObject(parent), queue_(std::make_shared<Queue>()) {}

BotWorker::~BotWorker() {
  cancel();
  std::unique_lock lock(queue_->mutex);
  queue_->waiting.clear();
  queue_->rests.wait(lock, [this] { return !queue_->isWorking; });
}

void BotWorker::cancel() {
  for (Flag* flag : {&question_, &advice_}) {
    if (*flag) (*flag)->store(true);
    flag->reset();
  }
}

BotWorker::Flag BotWorker::renew(Flag& flag) {
  if (flag) flag->store(true);
  flag = std::make_shared<std::atomic<bool>>(false);
  return flag;
}

void BotWorker::run(std::function<void()> work) {
  const std::lock_guard lock(queue_->mutex);
  queue_->waiting.push_back(std::move(work));
  if (std::exchange(queue_->isServed, true)) return;
  threads->start([queue = queue_] { Queue::serve(queue); });
}

void BotWorker::ask(BotQuestion question) {
  const Flag cancelled = renew(question_);
  run([this, cancelled, question = std::move(question)]() mutable {
    for (BotQuestion::Asked& asked : question.asked) {
      if (*cancelled) return;
      const auto action = asked.bot->choose(*asked.view, asked.random, *cancelled);
      logEffort(asked);
      if (!action) continue;
      const BotAnswer answer{question.position, asked.player, *action,
                             asked.bot->effort().isForfeit};
      // The answer is delivered in the BotWorker's thread, unless the question was cancelled in the
      // meantime.
      QMetaObject::invokeMethod(
          this,
          [this, cancelled, answer] {
            if (!*cancelled) emit answered(answer);
          },
          Qt::QueuedConnection);
      return;
    }
  });
}

void BotWorker::askAdvice(std::size_t position, const BotQuestion::Asked& asked) {
  const Flag cancelled = renew(advice_);
  run([this, cancelled, position, asked = BotQuestion::Asked(asked)]() mutable {
    if (*cancelled) return;
    BotAdvice result{position, asked.bot->advise(*asked.view, asked.random, *cancelled), nullptr};
    logEffort(asked);
    if (result.advice) {
      result.reason = asked.bot->reasons()[result.advice->reason];
    } else if (const auto action = asked.bot->choose(*asked.view, asked.random, *cancelled)) {
      result.advice = Advice{.action = *action};
    }
    QMetaObject::invokeMethod(
        this,
        [this, cancelled, result] {
          if (!*cancelled) emit advised(result);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace downpile

#include "moc_bot_worker.cpp"
