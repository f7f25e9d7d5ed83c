// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/trace.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "arena/parallel.h"
#include "console/external_players.h"
#include "console/json.h"
#include "console/report.h"
#include "files/whole_file.h"
#include "record/replayer.h"
#include "rules/json_text.h"
#include "rules/option_value.h"

namespace downpile {

namespace {

struct Move {
  int player = 0;
  Action action;
};

// Makes the decisions of all players in a traced game.
class Players {
 public:
  virtual ~Players() = default;
  // Returns a legal move of one of the acting players. `number` is the index of the move in the
  // game, from 0.
  virtual Move choose(const AnyGame& game, std::uint64_t number) = 0;
};

// Chooses among all legal moves of all players allowed to act, on turn or not, with equal
// probability.
class EvenChoice final : public Players {
 public:
  explicit EvenChoice(std::uint64_t seed) : random_(seed) {}

  Move choose(const AnyGame& game, std::uint64_t /*number*/) override {
    moves_.clear();
    const PlayerSet actors = game.actors();
    for (int player = 0; player < game.players(); ++player) {
      if (!actors.contains(player)) continue;
      for (const Action& action : game.legal(player)) moves_.push_back({player, action});
    }
    return moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
  }

 private:
  Random random_;
  std::vector<Move> moves_;
};

// One bot per seat, all with the same name; the bots share no information. Players allowed to act
// out of turn are asked first and may pass.
class BotChoice final : public Players {
 public:
  BotChoice(std::vector<std::unique_ptr<Bot>> bots, std::uint64_t seed,
            const std::atomic<bool>& stopped)
      : bots_(std::move(bots)), seed_(seed), stopped_(stopped) {
    for (const auto& bot : bots_) bot->setTimeLimit(std::chrono::milliseconds(0));
  }

  Move choose(const AnyGame& game, std::uint64_t number) override {
    std::optional<Move> move;
    askInOrder(game.actors(), game.standing().turn, [&](int player) {
      if (const auto action = ask(game, player, number)) move = {player, *action};
      return move.has_value();
    });
    if (move) return *move;
    if (stopped_) throw Stopped();
    throw InputError("the bot did not find a move");
  }

 private:
  std::optional<Action> ask(const AnyGame& game, int player, std::uint64_t number) {
    Random random(seed_, number, static_cast<std::uint64_t>(player));
    Bot& bot = *bots_[static_cast<std::size_t>(player)];
    return bot.choose(*viewFor(bot, game, player), random, stopped_);
  }

  std::vector<std::unique_ptr<Bot>> bots_;  // the bots playing the game, one per player
  std::uint64_t seed_;
  const std::atomic<bool>& stopped_;
};

std::unique_ptr<Players> makePlayers(const Arguments& arguments, const Seed& seed,
                                     Progress& progress, const std::atomic<bool>& stopped) {
  if (arguments.bot == "random") return std::make_unique<EvenChoice>(seed.forBots());
  const BotMaker maker = anyBotMaker(arguments.botLimits, progress);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int player = 0; player < arguments.players; ++player) {
    std::string error;
    bots.push_back(maker(arguments.game->info->id, arguments.bot, error));
    if (bots.back() == nullptr) throw InputError(error);
  }
  if (isExternalName(arguments.bot)) requireReady(arguments.bot, arguments.botLimits, stopped);
  return std::make_unique<BotChoice>(std::move(bots), seed.forBots(), stopped);
}

// Plays and prints one game, deal by deal.
class Trace {
 public:
  Trace(const Arguments& arguments, const Seed& seed, LongWork& work,
        const std::function<void(std::string_view)>& print)
      : arguments_(arguments),
        seed_(seed),
        stopped_(work.stop),
        print_(print),
        players_(makePlayers(arguments, seed, work.progress, stopped_.isUp())),
        game_(arguments.game->create(arguments.options, arguments.players)) {
    RecordHeader& header = record_.header;
    header.game = arguments.game->info->id;
    header.players = arguments.players;
    header.options = arguments.options;
    header.seed = seed.number();
    header.botSeed = seed.forBots();
    Seat seat;
    // Name of the bot without parameters, because a record allows only one word.
    seat.kind = arguments.bot.substr(0, arguments.bot.find(' '));
    for (int player = 1; player <= arguments.players; ++player) {
      seat.name = "Player " + std::to_string(player);
      header.seats.push_back(seat);
    }
  }

  void run() {
    printHeader();
    for (int deal = 1; deal <= arguments_.deals; ++deal) {
      playDeal();
      printLine(dealReport(*game_, true));
      const Standing standing = game_->standing();
      record_.entries.push_back({.kind = RecordEntry::Kind::scores,
                                 .scores = standing.scores,
                                 .isVoid = standing.dealVoid});
      if (standing.gameOver || deal == arguments_.deals) break;
      game_->startDeal();
      record_.entries.push_back({.kind = RecordEntry::Kind::next});
    }
    printLine(endReport(*game_));
  }

  // The record of the game so far. Its chance outcomes come from the seed in its header
  // (ChanceSource).
  const Record& record() const { return record_; }

 private:
  void playDeal() {
    int chances = 0;
    while (!game_->standing().dealOver) {
      if (game_->chance().kind != ChanceNeed::Kind::none) {
        Random random = seed_.chance(game_->standing().deal, chances++);
        const ChanceNeed need = game_->chance();
        const Chance outcome = Chance::draw(need, random);
        record_.entries.push_back(chanceEntry(need, outcome));
        game_->resolve(outcome);
        continue;
      }
      if (stopped_.isUp()) throw Stopped();
      const Move move = players_->choose(*game_, moves_++);
      const Action action = canonicalOf(*game_, move.player, move.action);
      printLine(Value::Object{{"type", "move"},
                              {"state", game_->write()},
                              {"legal", legalReport(*game_)},
                              {"player", move.player},
                              {"move", actionText(action, game_->info())}});
      record_.entries.push_back({.kind = RecordEntry::Kind::move,
                                 .player = move.player,
                                 .action = actionText(action, game_->info())});
      game_->apply(move.player, action);
    }
  }

  void printHeader() {
    const GameInfo& info = *arguments_.game->info;
    printLine(Value::Object{{"type", "game"},
                            {"game", std::string(info.id)},
                            {"players", arguments_.players},
                            {"seed", seed_.text()},
                            {"bot", arguments_.bot},
                            {"options", optionsValue(info, arguments_.options)}});
  }

  void printLine(const Value& value) {
    line_.clear();
    writeJson(line_, value);
    print_(line_);
  }

  const Arguments& arguments_;
  const Seed& seed_;
  const StopFlag stopped_;
  const std::function<void(std::string_view)>& print_;
  std::unique_ptr<Players> players_;
  std::unique_ptr<AnyGame> game_;
  Record record_;
  std::uint64_t moves_ = 0;
  std::string line_;
};

void writeRecord(const Record& record, const QString& path) {
  QString reason;
  const QByteArray text = QByteArray::fromStdString(recordText(record));
  if (writeWhole(path, text, FileKind::exported, &reason)) return;
  throw InputError("cannot write " + path.toStdString() + ": " + reason.toStdString());
}

}  // namespace

void traceGame(const Arguments& arguments, const Seed& seed, LongWork& work,
               const std::function<void(std::string_view line)>& print) {
  Trace trace(arguments, seed, work, print);
  const auto save = [&] {
    if (!arguments.recordFile.isEmpty()) writeRecord(trace.record(), arguments.recordFile);
  };
  // Writes an empty record first, to report an unwritable file before play.
  save();
  try {
    trace.run();
  } catch (const Stopped&) {
    work.isCutShort = true;
  }
  save();
}

}  // namespace downpile
