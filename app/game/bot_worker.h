// SPDX-License-Identifier: GPL-3.0-or-later
// The thread in which computer players think. Each gets a copy of its own view and random numbers
// of its own; what it answers is judged like anybody's move. A question can be taken back at any
// moment. Without a question the thread sleeps.
#pragma once

#include <QLoggingCategory>
#include <QObject>
#include <QThread>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"

namespace downpile {

Q_DECLARE_LOGGING_CATEGORY(botLog)

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
  // Cancels what is going on and waits for it.
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
  void run(const std::function<void()>& work);

  QThread thread_;
  QObject* inThread_;
  Flag question_;
  Flag advice_;
};

}  // namespace downpile
