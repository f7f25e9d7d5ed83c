// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench.h"

#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

#include "console/allocations.h"
#include "rules/chance.h"
#include "rules/step.h"

namespace downpile {

namespace {

constexpr int kMostMoves = 8192;   // of all who may act; no game comes near
constexpr int kDealtStates = 256;  // to begin playouts from

// Processor time, so that other work on the machine does not count.
double secondsSince(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <class G>
class Bench {
 public:
  Bench(const OptionValues& options, int players) : options_(options), players_(players) {
    moves_.resize(kMostMoves);
    for (std::uint64_t deal = 1; deal <= kDealtStates; ++deal) {
      G game(options, players);
      Random random(deal);
      game.resolve(Chance::draw(game.chance(), random), NoReport());
      dealt_.push_back(game);
    }
  }

  Value run(double seconds) {
    const auto allocationsBefore = allocationCount();
    const auto start = std::clock();
    double elapsed = 0;
    while (elapsed < seconds) {
      for (const G& game : dealt_) playOut(game);
      elapsed = secondsSince(start);
    }
    const auto allocations = allocationCount() - allocationsBefore;
    const auto decisions = static_cast<double>(decisions_);
    return {
        Value::Object{{"game", std::string(G::info().id)},
                      {"players", players_},
                      {"decisions_per_second", decisions / elapsed},
                      {"ns_per_decision", elapsed * 1e9 / decisions},
                      {"copy_ns", copyTime()},
                      {"bytes", static_cast<std::int64_t>(sizeof(G))},
                      {"allocations_per_decision", static_cast<double>(allocations) / decisions},
                      {"playouts", playouts_},
                      {"seconds", elapsed}}};
  }

 private:
  struct Move {
    int player;
    Action action;
  };

  void playOut(const G& dealt) {
    G game = dealt;
    while (!game.dealOver()) {
      const ChanceNeed need = game.chance();
      if (need.kind != ChanceNeed::Kind::none) {
        game.resolve(Chance::draw(need, random_), NoReport());
        continue;
      }
      Move* end = moves_.data();
      const PlayerSet actors = game.actors();
      for (int player = 0; player < players_; ++player) {
        if (!actors.contains(player)) continue;
        game.legal(player, [&](const Action& action) { *end++ = {player, action}; });
      }
      const Move& move = moves_[random_.below(static_cast<std::uint32_t>(end - moves_.data()))];
      game.apply(move.player, move.action, NoReport());
      ++decisions_;
    }
    ++playouts_;
  }

  double copyTime() const {
    constexpr int kRounds = 2000;
    std::vector<G> copies = dealt_;
    const auto start = std::clock();
    for (int round = 0; round < kRounds; ++round) {
      for (std::size_t i = 0; i < dealt_.size(); ++i) {
        copies[i] = dealt_[i];
        asm volatile("" : : "g"(copies.data()) : "memory");
      }
    }
    return secondsSince(start) * 1e9 / kRounds / static_cast<double>(dealt_.size());
  }

  OptionValues options_;
  int players_;
  std::vector<G> dealt_;
  std::vector<Move> moves_;
  Random random_{1};
  std::int64_t decisions_ = 0;
  std::int64_t playouts_ = 0;
};

}  // namespace

Value benchReport(const Arguments& arguments) {
  Value report;
  withGame(arguments.game->info->id, [&]<class G>() {
    report = Bench<G>(arguments.options, arguments.players).run(arguments.seconds);
  });
  return report;
}

}  // namespace downpile
