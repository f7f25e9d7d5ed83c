// SPDX-License-Identifier: GPL-3.0-or-later
// Runs computer players in other threads. Each computer player gets a copy of its view and its own
// random numbers. Its answer is checked like a person's move. Questions can be cancelled at any
// time. All workers share a thread pool, because a server has thousands of tables. The pool has a
// thread for each processor, and at least two. The questions of one worker run one after the other.
#pragma once

#include <QLoggingCategory>
#include <QObject>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"

namespace downpile {

Q_DECLARE_LOGGING_CATEGORY(botLog)

// Returns a shared pointer to the bot. The bot is deleted in a pool thread, because ending its own
// threads or processes may take time.
std::shared_ptr<Bot> sharedBot(std::unique_ptr<Bot> bot);

// The computer players to ask at one position, in this order. The move of the first one willing to
// move is made.
struct BotQuestion {
  struct Asked {
    int player = 0;
    std::shared_ptr<Bot> bot;
    std::shared_ptr<const AnyView> view;
    Random random{0};
  };
  std::size_t position = 0;
  std::vector<Asked> asked;
};

struct BotAnswer {
  std::size_t position = 0;
  int player = 0;
  Action action;
  // Whether a substitute bot chose this move, because the bot gave no legal one
  // (Effort::isForfeit).
  bool isForfeit = false;
};

// A bot's hint for a person. `reason` is a template of Bot::reasons(), or nullptr if the bot gave
// no reason.
struct BotAdvice {
  std::size_t position = 0;
  std::optional<Advice> advice;
  const char* reason = nullptr;
};

class BotWorker : public QObject {
  Q_OBJECT

 public:
  explicit BotWorker(QObject* parent = nullptr);
  // Cancels the running question and waits until the bot has stopped. Does not wait for questions
  // of other workers.
  ~BotWorker() override;

  // Asks for a move; replaces an unanswered question. answered() is emitted at most once, and never
  // if no player wants to move.
  void ask(BotQuestion question);
  // Asks a bot for a hint, independently of ask(). advised() is emitted with the hint, but not if
  // the request is cancelled or replaced before.
  void askAdvice(std::size_t position, const BotQuestion::Asked& asked);
  // Cancels the question and the hint; neither signal will be emitted for them.
  void cancel();

 signals:
  void answered(const downpile::BotAnswer& answer);
  void advised(const downpile::BotAdvice& advice);

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;
  Flag renew(Flag& flag);
  struct Queue;
  void run(std::function<void()> work);

  std::shared_ptr<Queue> queue_;
  Flag question_;
  Flag advice_;
};

}  // namespace downpile
