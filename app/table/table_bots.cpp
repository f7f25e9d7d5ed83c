// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players at the table: asked after each position, their moves submitted at a human
// pace, whatever their thinking took.
#include <algorithm>

#include "bots/bot_catalog.h"
#include "bots/random_bot.h"
#include "settings/settings.h"
#include "table/table_controller.h"

namespace downpile {

namespace {

constexpr std::string_view kAdviser = "master";  // who is asked for hints
constexpr int kRetryTime = 2000;                 // milliseconds, while a bot's move cannot be saved

// Milliseconds before a bot's move, and by how much that varies from move to move.
struct Pace {
  int least = 0;
  int spread = 0;
};

Pace paceOf(const QString& setting) {
  if (setting == QLatin1String("instant")) return {0, 0};
  if (setting == QLatin1String("brisk")) return {400, 100};
  if (setting == QLatin1String("unhurried")) return {750, 150};
  return {550, 150};
}

}  // namespace

void TableController::makeBots() {
  const RecordHeader& header = session_->header();
  std::string error;
  for (const Seat& seat : header.seats) {
    if (bots_.empty()) {
      bots_.push_back(nullptr);
      continue;
    }
    std::shared_ptr<Bot> bot = makeBot(header.game, seat.kind, error);
    if (!bot) {
      qCWarning(botLog, "%s; a random one plays instead", error.c_str());
      bot = std::make_shared<RandomBot>();
    }
    bots_.push_back(std::move(bot));
  }
  adviser_ = makeBot(header.game, kAdviser, error);
  if (worker_) return;
  worker_ = std::make_unique<BotWorker>();
  connect(worker_.get(), &BotWorker::answered, this, &TableController::botAnswered);
  connect(worker_.get(), &BotWorker::advised, this, &TableController::adviceCame);
}

// First those who may act although it is not their turn, then the one whose turn it is. Where all
// choose at the same time it is nobody's turn, and none waits for another.
void TableController::askBots() {
  const PlayerSet actors = session_->actors();
  const std::uint8_t turn = session_->standing().turn;
  std::vector<int> players;
  askInOrder(actors, turn, [&](int player) {
    if (player != kPerson) players.push_back(player);
    return false;
  });
  thinking_ = turn != kPerson && actors.contains(turn);
  lookForForced();
  const bool together = turn == kNobody;
  if (players.empty()) return;

  BotQuestion question{.position = session_->position(), .asked = {}};
  for (int player : players) {
    const auto& bot = bots_[static_cast<std::size_t>(player)];
    question.asked.push_back({.player = player,
                              .bot = bot,
                              .view = viewFor(*bot, *session_, player),
                              .random = session_->botRandom(player)});
  }
  worker_->ask(std::move(question));
  paceTimer_.start(together ? 0 : paceDelay() + std::max(eye_.remaining(), listeningTime()));
}

// Who listens is not left behind, but by own choice.
int TableController::listeningTime() const {
  return settings_.pace() == QLatin1String("instant") ? 0 : ear_->listeningTime();
}

int TableController::paceDelay() const {
  const Pace pace = paceOf(settings_.pace());
  if (pace.spread == 0) return pace.least;
  Random random(session_->position());
  return pace.least + static_cast<int>(random.below(static_cast<std::uint32_t>(pace.spread)));
}

void TableController::botAnswered(const BotAnswer& answer) {
  if (!active() || answer.position != session_->position()) return;
  botMove_ = answer;
  updateAwaitsStep();
  if (!paceTimer_.isActive()) submitBotMove();
}

// Until the guide has been read; step by step, until what another one did has been looked at.
bool TableController::botsWait() const { return waiting_ || awaitsStep_ || eye_.stopped(); }

void TableController::submitBotMove() {
  if (!botMove_ || botsWait()) return;
  if (saving_.holds([this] { submitBotMove(); })) return;
  const BotAnswer move = *botMove_;
  botMove_.reset();
  Session::Result result = play(move.player, move.action);
  if (result == Session::Result::refused) {
    qCWarning(botLog, "player %d made a move that is not legal; a random one instead", move.player);
    result = playRandomly(move.player);
  }
  if (result == Session::Result::notSaved) playLater(move);
}

void TableController::playLater(const BotAnswer& move) {
  setNotSaved(tr("The game waits, because it cannot be saved. Is the disk full?"));
  botMove_ = move;
  paceTimer_.start(kRetryTime);
}

// Any legal move of a computer player who has to make one: the game goes on.
Session::Result TableController::playRandomly(int player) {
  const int turn = session_->standing().turn;
  const std::vector<Action> legal = session_->view(player)->legal();
  if (legal.empty() || (turn != player && turn != kNobody)) return Session::Result::refused;
  Random random = session_->botRandom(player);
  return play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

Session::Result TableController::play(int player, const Action& action) {
  const std::size_t position = session_->position();
  const Session::Result result = session_->submit(player, action, position).result;
  if (result == Session::Result::played) stepsTaken();
  if (result != Session::Result::writing) return result;
  saving_.begin([this, move = BotAnswer{position, player, action}](bool kept) {
    if (kept) {
      stepsTaken();
    } else {
      playLater(move);
    }
  });
  return result;
}

}  // namespace downpile
