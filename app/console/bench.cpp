// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench.h"

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

#include "console/allocations.h"
#include "rules/chance.h"
#include "rules/step.h"

namespace downpile {

namespace {

constexpr int kUsualMoves = 8192;  // initial size of the buffer for legal moves; it grows if needed
constexpr int kDealtStates = 256;  // number of start positions of the playouts
// Number of worlds (possible arrangements of the hidden cards) sampled from each view in the middle
// of a deal.
constexpr int kWorlds = 64;

// Returns the processor time since `start`, in seconds. Unlike wall-clock time it excludes other
// work on the machine.
double secondsSince(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Processor time and allocations of one kind of operation.
struct Cost {
  double nanoseconds = 0;  // nanoseconds per operation
  double allocations = 0;  // number of allocations per operation
};

template <class Work>
Cost costOf(int times, Work work) {
  const auto allocationsBefore = allocationCount();
  const auto start = std::clock();
  for (int i = 0; i < times; ++i) work(i);
  return {secondsSince(start) * 1e9 / times,
          static_cast<double>(allocationCount() - allocationsBefore) / times};
}

// Keeps the compiler from removing the computation of the value.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

// Collects the legal moves of a decision in a reused buffer.
class MoveList {
 public:
  explicit MoveList(std::vector<Action>& room)
      : room_(room), next_(room.data()), end_(next_ + room.size()) {}

  [[gnu::always_inline]] void operator()(const Action& action) {
    if (next_ == end_) [[unlikely]] {
      grow();
    }
    // The move is copied member by member. A copy of the whole struct would stall until its members
    // are stored.
    *next_++ = {.verb = action.verb,
                .place = action.place,
                .target = action.target,
                .number = action.number,
                .cards = action.cards};
  }
  std::size_t count() const { return static_cast<std::size_t>(next_ - room_.data()); }

 private:
  [[gnu::noinline]] void grow() {
    const std::size_t before = count();
    room_.resize(2 * before);
    next_ = room_.data() + before;
    end_ = room_.data() + room_.size();
  }

  std::vector<Action>& room_;
  Action* next_;
  Action* end_;
};

template <class G>
class Bench {
 public:
  // Plays deals to collect their start positions. The deals follow each other as in whole games,
  // because the number of dealt cards may change from deal to deal.
  Bench(const OptionValues& options, int players) : options_(options), players_(players) {
    room_.resize(kUsualMoves);
    G game(options, players);
    while (dealt_.size() < kDealtStates) {
      settleChance(game);
      dealt_.push_back(game);
      playOut(game);
      if (game.gameOver()) {
        game = G(options, players);
      } else {
        game.startDeal(NoReport());
      }
    }
    for (const G& start : dealt_) middles_.push_back(middleOf(start));
  }

  Value run(double seconds) {
    decisions_ = 0;
    playouts_ = 0;
    const auto allocationsBefore = allocationCount();
    const auto start = std::clock();
    double elapsed = 0;
    while (elapsed < seconds) {
      for (const G& dealt : dealt_) {
        G game = dealt;
        playOut(game);
      }
      elapsed = secondsSince(start);
    }
    const auto allocations = allocationCount() - allocationsBefore;
    const auto decisions = static_cast<double>(decisions_);
    Value::Object report{{"game", std::string(G::info().id)},
                         {"players", players_},
                         {"decisions_per_second", decisions / elapsed},
                         {"ns_per_decision", elapsed * 1e9 / decisions},
                         {"allocations_per_decision", static_cast<double>(allocations) / decisions},
                         {"decisions_per_deal", decisions / static_cast<double>(playouts_)},
                         {"bytes", static_cast<std::int64_t>(sizeof(G))}};
    addCost(report, "copy", copyCost());
    addCost(report, "view", viewCost());
    addCost(report, "sampler", samplerCost());
    addCost(report, "world", worldCost());
    report.emplace_back("seconds", elapsed);
    return {std::move(report)};
  }

 private:
  static void addCost(Value::Object& report, const std::string& name, const Cost& cost) {
    report.emplace_back(name + "_ns", cost.nanoseconds);
    report.emplace_back(name + "_allocations", cost.allocations);
  }

  void settleChance(G& game) {
    while (game.chance().kind != ChanceNeed::Kind::none) {
      game.resolve(Chance::draw(game.chance(), random_), NoReport());
    }
  }

  // Returns one of the `actors`, chosen at random.
  int drawActor(PlayerSet actors) {
    const int count = actors.size();
    auto before = count > 1 ? random_.below(static_cast<std::uint32_t>(count)) : 0;
    for (; before > 0; --before) actors.erase(*actors.begin());
    return *actors.begin();
  }

  void move(G& game) {
    const int player = drawActor(game.actors());
    MoveList moves(room_);
    game.legal(player, moves);
    const auto chosen = random_.below(static_cast<std::uint32_t>(moves.count()));
    game.apply(player, room_[chosen], NoReport());
    settleChance(game);
    ++decisions_;
  }

  void playOut(G& game) {
    while (!game.dealOver()) move(game);
    ++playouts_;
  }

  // Returns the position half way through a random playout of the deal.
  G middleOf(const G& dealt) {
    G whole = dealt;
    std::vector<G> way;
    while (!whole.dealOver()) {
      way.push_back(whole);
      move(whole);
    }
    return way[way.size() / 2];
  }

  static int viewerOf(const G& game) {
    int viewer = 0;
    while (!game.actors().contains(viewer)) ++viewer;
    return viewer;
  }

  Cost copyCost() const {
    std::vector<G> copies = dealt_;
    return costOf(2000 * kDealtStates, [&](int i) {
      const auto at = static_cast<std::size_t>(i % kDealtStates);
      copies[at] = dealt_[at];
      keep(copies[at]);
    });
  }

  // Measures how long it takes to make a player's view of a game and to assign it to an existing
  // view object.
  Cost viewCost() const {
    View<G> seen = view(middles_.front(), 0);
    return costOf(200 * kDealtStates, [&](int i) {
      const G& game = middles_[static_cast<std::size_t>(i % kDealtStates)];
      seen = view(game, viewerOf(game));
      keep(seen);
    });
  }

  Cost samplerCost() const {
    return costOf(20 * kDealtStates, [&](int i) {
      const G& game = middles_[static_cast<std::size_t>(i % kDealtStates)];
      const Sampler<G> sampler(view(game, viewerOf(game)));
      keep(sampler);
    });
  }

  Cost worldCost() {
    std::vector<Sampler<G>> samplers;
    for (const G& game : middles_) samplers.emplace_back(view(game, viewerOf(game)));
    return costOf(kWorlds * kDealtStates, [&](int i) {
      const G world = samplers[static_cast<std::size_t>(i / kWorlds)].draw(random_);
      keep(world);
    });
  }

  OptionValues options_;
  int players_;
  std::vector<G> dealt_;
  std::vector<G> middles_;
  std::vector<Action> room_;
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
