// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/computer_players.h"

#include <string>
#include <utility>

#include "bots/random_bot.h"

namespace downpile {

namespace {

constexpr int kRetryTime = 2000;  // milliseconds between two attempts to save a move
constexpr int kPatience = 600;    // an answer is late this number of milliseconds after the pause

// Minimum pause before a move in milliseconds, and the limit of the random time added to it.
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

int pauseAt(const QString& pace, std::size_t position) {
  const Pace milliseconds = paceOf(pace);
  if (milliseconds.spread == 0) return milliseconds.least;
  Random random(position);
  const auto spread = static_cast<std::uint32_t>(milliseconds.spread);
  return milliseconds.least + static_cast<int>(random.below(spread));
}

ComputerPlayers::ComputerPlayers(Table table, QObject* parent)
    : QObject(parent),
      table_(std::move(table)),
      bots_(static_cast<std::size_t>(table_.session.header().players)),
      worker_(this),
      pace_(this),
      patience_(this) {
  pace_.setSingleShot(true);
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&pace_, &QTimer::timeout, this, [this] {
    if (!move_) patience_.start();
    submitMove();
  });
  connect(&patience_, &QTimer::timeout, this, [this] { setLate(true); });
  connect(&worker_, &BotWorker::answered, this, &ComputerPlayers::answered);
}

void ComputerPlayers::sitDown(int player, std::string_view kind) {
  std::string error;
  std::unique_ptr<Bot> bot = table_.maker(table_.session.header().game, kind, error);
  if (!bot) {
    qCWarning(botLog, "%s; a random one plays instead", error.c_str());
    bot = std::make_unique<RandomBot>();
  }
  bots_[static_cast<std::size_t>(player)] = sharedBot(std::move(bot));
}

void ComputerPlayers::getUp(int player) {
  auto& bot = bots_[static_cast<std::size_t>(player)];
  if (!bot) return;
  bot.reset();
  forget();
  ask();
}

BotQuestion::Asked ComputerPlayers::asked(int player, const std::shared_ptr<Bot>& bot) const {
  return {.player = player,
          .bot = bot,
          .view = viewFor(*bot, table_.session, player),
          .random = table_.session.botRandom(player)};
}

// Asks the computer players allowed to act out of turn first, then the one on turn. If several
// players choose at the same time, no player is on turn, and there is no pause.
void ComputerPlayers::ask() {
  const std::uint8_t turn = table_.session.standing().turn;
  BotQuestion question{.position = table_.session.position(), .asked = {}};
  askInOrder(table_.session.actors(), turn, [&](int player) {
    const auto& bot = bots_[static_cast<std::size_t>(player)];
    if (bot) question.asked.push_back(asked(player, bot));
    return false;
  });
  if (question.asked.empty()) return;
  worker_.ask(std::move(question));
  pace_.start(turn == kNoPlayer ? 0 : table_.pause() + following_);
}

void ComputerPlayers::forget() {
  worker_.cancel();
  pace_.stop();
  patience_.stop();
  setLate(false);
  setMove({});
}

// `milliseconds` is the time until animations and the screen reader have caught up. If it is
// shorter than before, a running pause starts again: the usual pause plus this time.
void ComputerPlayers::follow(int milliseconds) {
  const bool isLess = milliseconds < following_;
  following_ = milliseconds;
  if (isLess && pace_.isActive()) pace_.start(table_.pause() + following_);
}

void ComputerPlayers::hold(bool held) {
  if (held == isHeld_) return;
  isHeld_ = held;
  if (!isHeld_ && move_ && !pace_.isActive()) pace_.start(table_.pause() + following_);
}

void ComputerPlayers::skipPause() {
  if (!move_) return;
  pace_.stop();
  submitMove();
}

void ComputerPlayers::playReadyMove() {
  if (move_ && !pace_.isActive()) submitMove();
}

void ComputerPlayers::answered(const BotAnswer& answer) {
  if (answer.position != table_.session.position()) return;
  patience_.stop();
  setLate(false);
  if (answer.isForfeit != isFailing(answer.player)) {
    answer.isForfeit ? failing_.insert(answer.player) : failing_.erase(answer.player);
    emit failingChanged(answer.player);
  }
  setMove(answer);
  if (!pace_.isActive()) submitMove();
}

void ComputerPlayers::setMove(std::optional<BotAnswer> move) {
  const bool was = hasMoveReady();
  move_ = std::move(move);
  if (hasMoveReady() != was) emit moveReadyChanged();
}

void ComputerPlayers::setLate(bool late) {
  if (std::exchange(isLate_, late) != late) emit lateChanged();
}

void ComputerPlayers::submitMove() {
  if (!move_ || isHeld_ || !table_.mayPlay()) return;
  const BotAnswer move = *move_;
  setMove({});
  Session::Result result = table_.play(move.player, move.action);
  if (result == Session::Result::refused) {
    qCWarning(botLog, "player %d made a move that is not legal; a random one instead", move.player);
    result = playRandomly(move.player);
  }
  if (result == Session::Result::notSaved) playLater(move);
}

void ComputerPlayers::playLater(const BotAnswer& move) {
  emit troubled(tr("The game is paused because it cannot be saved. Is the disk full?"));
  setMove(move);
  pace_.start(kRetryTime);
}

// Makes a random legal move for a computer player with an illegal answer, to continue the game.
// Returns `refused`, without a move, if another player is on turn.
Session::Result ComputerPlayers::playRandomly(int player) {
  const int turn = table_.session.standing().turn;
  const std::vector<Action> legal = table_.session.view(player)->legal();
  if (legal.empty() || (turn != player && turn != kNoPlayer)) return Session::Result::refused;
  Random random = table_.session.botRandom(player);
  return table_.play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

}  // namespace downpile

#include "moc_computer_players.cpp"
