// SPDX-License-Identifier: GPL-3.0-or-later
// A long-thinking computer player, and a wait for the threads of all computer players.
#pragma once

#include <QThread>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "game/bot_worker.h"

namespace downpile::tests {

// A bot that thinks until it is cancelled, and then still returns a move. While `absorbed` is set,
// it ignores the cancellation.
class EndlessBot final : public Bot {
 public:
  std::optional<Action> choose(const AnyView& view, Random&,
                               const std::atomic<bool>& cancelled) override {
    thinking = true;
    while (absorbed || !cancelled) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const auto legal = view.legal();
    return legal.empty() ? std::nullopt : std::optional(legal.front());
  }
  std::atomic<bool> thinking = false;
  std::atomic<bool> absorbed = false;
};

// Returns when the thread pool of BotWorker has finished all earlier questions. Their answers are
// then in the event queue. An EndlessBot must be cancelled before.
inline void finishBotQuestions() {
  // A bot whose destructor waits until every thread of the pool is deleting such a bot.
  class LastBot final : public Bot {
   public:
    explicit LastBot(std::shared_ptr<std::latch> deleted) : deleted_(std::move(deleted)) {}
    ~LastBot() override { deleted_->arrive_and_wait(); }
    Q_DISABLE_COPY_MOVE(LastBot)
    std::optional<Action> choose(const AnyView&, Random&, const std::atomic<bool>&) override {
      return std::nullopt;
    }

   private:
    std::shared_ptr<std::latch> deleted_;
  };
  const int threads = std::max(2, QThread::idealThreadCount());
  // Two rounds, because a worker with two questions queues the second one only after the first.
  for (int round = 0; round < 2; ++round) {
    const auto deleted = std::make_shared<std::latch>(threads + 1);
    for (int i = 0; i < threads; ++i) sharedBot(std::make_unique<LastBot>(deleted));
    deleted->arrive_and_wait();
  }
}

}  // namespace downpile::tests
