// SPDX-License-Identifier: GPL-3.0-or-later
// Where computer players think. Each gets a copy of its own view and random numbers of its own;
// what it answers is judged like anybody's move. A question can be taken back at any moment. All
// workers of a program share a few threads, one for each processor and at least two: a server holds
// thousands of tables. One worker's questions are thought about one after the other.
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

// A bot for questions. When nobody holds it any more it goes in one of those threads: what it has
// started may take its time to end.
std::shared_ptr<Bot> sharedBot(std::unique_ptr<Bot> bot);

// The players to ask at one position, in this order; the first who wants to move does.
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
};

// What a bot would do in a person's place, and why: `reason` is a template of Bot::reasons(), or
// null where it gave none.
struct BotAdvice {
  std::size_t position = 0;
  std::optional<Advice> advice;
  const char* reason = nullptr;
};

class BotWorker : public QObject {
  Q_OBJECT

 public:
  explicit BotWorker(QObject* parent = nullptr);
  // Cancels what is going on and waits for that, but for nobody else's thinking.
  ~BotWorker() override;

  // Takes back the last question, if it is not answered yet. answered() comes at most once, and not
  // where nobody wants to move.
  void ask(BotQuestion question);
  // The same for advice, which is asked for apart; advised() always comes.
  void askAdvice(std::size_t position, const BotQuestion::Asked& asked);
  // Takes back both; no answer to them will come.
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
