// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_worker.h"

#include <functional>
#include <utility>

namespace downpile {

Q_LOGGING_CATEGORY(botLog, "downpile.bots")

namespace {

void logEffort(const BotQuestion::Asked& asked) {
  const Effort effort = asked.bot->effort();
  if (!effort.cutShort) return;
  qCWarning(botLog, "player %d had no more time after %u deals played out", asked.player,
            effort.rollouts);
}

}  // namespace

BotWorker::BotWorker(QObject* parent) : QObject(parent), inThread_(new QObject) {
  thread_.setObjectName(QStringLiteral("bots"));
  inThread_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, inThread_, &QObject::deleteLater);
  thread_.start(QThread::LowPriority);
}

BotWorker::~BotWorker() {
  cancel();
  thread_.quit();
  thread_.wait();
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

void BotWorker::run(const std::function<void()>& work) {
  QMetaObject::invokeMethod(inThread_, work, Qt::QueuedConnection);
}

void BotWorker::ask(BotQuestion question) {
  const Flag cancelled = renew(question_);
  run([this, cancelled, question = std::move(question)]() mutable {
    for (BotQuestion::Asked& asked : question.asked) {
      if (*cancelled) return;
      const auto action = asked.bot->choose(*asked.view, asked.random, *cancelled);
      logEffort(asked);
      if (!action) continue;
      const BotAnswer answer{question.position, asked.player, *action};
      // Back in the thread of the table it counts only if nobody has taken it back meanwhile.
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
      result.reason = asked.bot->reasons()[result.advice->why];
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
