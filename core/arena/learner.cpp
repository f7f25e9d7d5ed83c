// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/learner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "arena/parallel.h"
#include "bots/learned/learned_player.h"
#include "bots/rules_of.h"
#include "rules/option.h"

namespace downpile {

namespace {

constexpr std::size_t kHidden = LearnedNetwork::kHidden;
using Units = std::array<float, kHidden>;

// The network during training, in floating point.
class Pupil {
 public:
  Pupil(int facts, Random& random) : facts_(at(facts)), seen_(at(facts)) {
    const auto spread = [&](double least, double most) {
      return static_cast<float>(least + (most - least) * random.unit());
    };
    for (Units& row : facts_) {
      for (float& weight : row) weight = spread(-0.05, 0.05);
    }
    for (float& weight : bias_) weight = spread(0.2, 0.5);
    for (float& weight : out_) weight = spread(-0.3, 0.3);
  }

  // Makes one step of stochastic gradient descent. held: indices of the true facts of a training
  // example, a move in its position. target: the result to be predicted. rate: learning rate.
  void learn(std::span<const std::uint16_t> held, float target, float rate) {
    // Limits the prediction error in one training step, and so the effect of a lucky result.
    constexpr float kMostError = 2;
    // Slope used for a hidden unit clamped to 0 or 1, so that it can change again.
    constexpr float kCutOffSlope = 0.02F;
    constexpr float kBaseRate = 0.1F;
    Units sums = bias_;
    for (std::uint16_t fact : held) {
      ++seen_[fact];
      for (std::size_t i = 0; i < kHidden; ++i) sums[i] += facts_[fact][i];
    }
    float answer = base_;
    Units units{};
    for (std::size_t i = 0; i < kHidden; ++i) {
      units[i] = std::clamp(sums[i], 0.0F, 1.0F);
      answer += units[i] * out_[i];
    }
    const float step = rate * std::clamp(answer - target, -kMostError, kMostError);
    Units back{};
    for (std::size_t i = 0; i < kHidden; ++i) {
      const float slope = sums[i] > 0 && sums[i] < 1 ? 1 : kCutOffSlope;
      back[i] = step * out_[i] * slope;
      out_[i] -= step * units[i];
      bias_[i] -= back[i];
    }
    base_ -= kBaseRate * step;
    for (std::uint16_t fact : held) {
      for (std::size_t i = 0; i < kHidden; ++i) facts_[fact][i] -= back[i];
    }
  }

  // Moves all weights a part of the way to the weights of `other`. `part`: from 0 to 1.
  void approach(const Pupil& other, float part) {
    const auto mix = [part](float& own, float others) { own += part * (others - own); };
    for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
      for (std::size_t i = 0; i < kHidden; ++i) mix(facts_[fact][i], other.facts_[fact][i]);
      seen_[fact] = other.seen_[fact];
    }
    for (std::size_t i = 0; i < kHidden; ++i) {
      mix(bias_[i], other.bias_[i]);
      mix(out_[i], other.out_[i]);
    }
    mix(base_, other.base_);
  }

  // Returns the weights as integers for LearnedNetwork. The weights of a fact are zero if it was
  // true too rarely in the training.
  std::vector<LearnedNetwork::Row> rows() const {
    constexpr std::int64_t kLeastSeen = 200;
    std::vector<LearnedNetwork::Row> rows{rounded(bias_), rounded(out_), {whole(base_)}};
    for (std::size_t fact = 0; fact < facts_.size(); ++fact) {
      const bool known = seen_[fact] >= kLeastSeen;
      rows.push_back(known ? rounded(facts_[fact]) : LearnedNetwork::Row{});
    }
    return rows;
  }

 private:
  static std::int16_t whole(float weight) {
    constexpr float kMost = 32000;
    return static_cast<std::int16_t>(
        std::lround(std::clamp(weight * LearnedNetwork::kOne, -kMost, kMost)));
  }
  static LearnedNetwork::Row rounded(const Units& weights) {
    LearnedNetwork::Row row{};
    std::ranges::transform(weights, row.begin(), whole);
    return row;
  }

  std::vector<Units> facts_;
  std::vector<std::int64_t> seen_;  // for each fact: number of training examples with this fact
  Units bias_{};
  Units out_{};
  float base_ = 0;
};

// Training data of one game. `facts` lists the network inputs of all moves one after the other.
// Each Move has its range in this list. Its training target is the result of its deal minus 0.5,
// divided by the unit of the network's answers.
struct Lesson {
  struct Move {
    std::size_t first = 0;
    std::size_t count = 0;
    double unit = 1;
    float target = 0;
  };
  std::vector<std::uint16_t> facts;
  std::vector<Move> moves;

  std::span<const std::uint16_t> of(const Move& move) const {
    return std::span(facts).subspan(move.first, move.count);
  }
};

template <class Rules>
class Learner {
 public:
  using G = typename Rules::Game;
  using Learned = LearnedBy<Rules>;

  Learner(const LearnerPlan& plan, const std::atomic<bool>& stopped)
      : plan_(plan), stopped_(stopped), measure_(measureOf(G::info().id)) {}

  LearnerResult run(const std::function<void(int done)>& progress) {
    Random random(plan_.seeds.bots);
    Pupil pupil(Learned::Encoder::kCount, random);
    // The network that plays: a moving average of the weights of `pupil`.
    Pupil steady = pupil;
    LearnerResult result;
    result.rows = steady.rows();
    std::vector<Lesson> lessons(at(plan_.games));
    while (result.generations < plan_.generations) {
      const double part = 1.0 * result.generations / plan_.generations;
      const LearnedNetwork network(result.rows);
      const auto play = [&](int, int game) {
        lessons[at(game)] = playGame(network, part, result.generations, game);
      };
      if (!shareOutUntil(stopped_, plan_.games, plan_.threads, play)) break;
      teach(pupil, lessons, part, result.generations);
      steady.approach(pupil, std::max(0.03F, 1.0F / static_cast<float>(result.generations + 1)));
      result.rows = steady.rows();
      progress(++result.generations);
    }
    if (result.generations == plan_.generations) measure(result);
    return result;
  }

 private:
  enum Purpose : std::uint64_t { kOfGame = 1, kOfOrder = 2 };

  // Returns a random stream depending only on the plan's seed and on the arguments.
  Random streamOf(Purpose purpose, int generation, int number) const {
    return Random(plan_.seeds.bots + purpose, static_cast<std::uint64_t>(generation),
                  static_cast<std::uint64_t>(number));
  }

  // Returns the usual number of players: four, or the nearest number allowed by the game.
  static int usualPlayers() {
    return std::clamp(4, int{G::info().minPlayers}, int{G::info().maxPlayers});
  }

  // Draws the house rules and the number of players of a training game. 8 of 10 games have the
  // standard rules and the usual number of players. So do games whose drawn rules are not allowed.
  static std::pair<OptionValues, int> drawTable(Random& random) {
    constexpr std::uint32_t kUsualOf10 = 8;
    const GameInfo& info = G::info();
    OptionValues options = standardValues(info.options);
    if (random.below(10) < kUsualOf10) return {options, usualPlayers()};
    const auto range = static_cast<std::uint32_t>(info.maxPlayers - info.minPlayers + 1);
    const int players = info.minPlayers + static_cast<int>(random.below(range));
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const auto values = notableValues(info.options[i]);
      if (random.below(3) == 0) {
        options[i] = values[random.below(static_cast<std::uint32_t>(values.size()))];
      }
    }
    if (*G::refuse(options, players) == 0) return {options, players};
    return {standardValues(info.options), usualPlayers()};
  }

  Lesson playGame(const LearnedNetwork& network, double part, int generation, int number) const {
    constexpr int kMostDeals = 30;
    Random random = streamOf(kOfGame, generation, number);
    const auto [options, players] = drawTable(random);
    Lesson lesson;
    G game(options, players);
    for (int deal = 0; deal < kMostDeals; ++deal) {
      playOneDeal(game, network, part, random, lesson);
      if (!game.dealOver() || game.gameOver()) break;
      game.startDeal(NoReport{});
    }
    return lesson;
  }

  // Draws the seats played by the trained network in a training deal: usually one, sometimes more.
  static PlayerSet drawPupils(int players, Random& random) {
    constexpr double kAlone = 0.8;
    PlayerSet pupils;
    pupils.insert(static_cast<int>(random.below(static_cast<std::uint32_t>(players))));
    if (random.unit() < kAlone) return pupils;
    for (int player = 0; player < players; ++player) {
      if (random.below(2) == 0) pupils.insert(player);
    }
    return pupils;
  }

  void playOneDeal(G& game, const LearnedNetwork& network, double part, Random& random,
                   Lesson& lesson) const {
    const PlayerSet pupils = drawPupils(game.players(), random);
    // For each player: indices in lesson.moves of this player's moves in the deal.
    std::array<std::vector<std::size_t>, kMaxPlayers> made;
    playOut(game, kMostMoves, random, [&](const View<G>& seen, Random& stream) {
      if (stopped_) throw Stopped();
      const int player = seen.viewer();
      if (!pupils.contains(player)) return plain_.decide(seen, stream, kNever);
      if (!mustMove(seen.seen(), player)) return guide_.decide(seen, stream, kNever);
      if (const auto only = onlyMove(seen)) return only;
      LearnedDecision<Rules> decision(seen, guide_);
      if (decision.moves().size() < 2) return std::optional(decision.moves().front().action);
      const std::size_t move = choose(decision, network, part, stream);
      const std::span<const std::uint16_t> held = decision.factsOf(move).held();
      made[at(player)].push_back(lesson.moves.size());
      lesson.moves.push_back({lesson.facts.size(), held.size(), decision.unit()});
      lesson.facts.insert(lesson.facts.end(), held.begin(), held.end());
      return std::optional(decision.moves()[move].action);
    });
    for (int player : pupils) {
      const double end = Learned::goal(game, player) - kMiddle;
      for (std::size_t i : made[at(player)]) {
        lesson.moves[i].target = static_cast<float>(end / lesson.moves[i].unit);
      }
    }
  }

  // Returns the index of the move to play in training. In the first tenth of the training this is
  // the move with the sensible player's highest value, later with the network's highest answer.
  // Sometimes explores: returns the second or third best move, or any move.
  static std::size_t choose(LearnedDecision<Rules>& decision, const LearnedNetwork& network,
                            double part, Random& random) {
    // Fraction of the training, from its beginning, that uses the sensible player's values to
    // choose the moves.
    constexpr double kGuided = 0.1;
    constexpr double kAstrayFirst = 0.12;
    constexpr double kAstrayLast = 0.02;
    constexpr double kAny = 0.2;  // share of explored moves drawn from all candidates
    std::vector<std::int64_t> answers;
    if (part < kGuided) {
      constexpr double kFine = 1e6;
      for (const WeighedAction& move : decision.moves()) {
        answers.push_back(std::llround(std::clamp(move.value, -1e9, 1e9) * kFine));
      }
    } else {
      answers = decision.ask(network);
    }
    const std::size_t best = highestOf(answers);
    if (random.unit() >= kAstrayFirst + part * (kAstrayLast - kAstrayFirst)) return best;
    if (random.unit() < kAny) {
      return random.below(static_cast<std::uint32_t>(answers.size()));
    }
    answers[best] = std::numeric_limits<std::int64_t>::min();
    const std::size_t second = highestOf(answers);
    if (answers.size() == 2 || random.below(3) != 0) return second;
    answers[second] = std::numeric_limits<std::int64_t>::min();
    return highestOf(answers);
  }

  void teach(Pupil& pupil, const std::vector<Lesson>& lessons, double part, int generation) const {
    constexpr double kRate = 0.0025;
    // Fraction of the training, from its beginning, with the full learning rate. After it the rate
    // decays.
    constexpr double kFull = 0.5;
    const double rate = part < kFull ? kRate : kRate * std::pow((1 - part) / (1 - kFull), 1.5);
    // Training order of all moves: index of the lesson, and index of the move in that lesson.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> order;
    for (std::uint32_t lesson = 0; lesson < lessons.size(); ++lesson) {
      for (std::uint32_t move = 0; move < lessons[lesson].moves.size(); ++move) {
        order.emplace_back(lesson, move);
      }
    }
    streamOf(kOfOrder, generation, 0).shuffle(std::span(order));
    for (const auto& [lesson, move] : order) {
      const Lesson::Move& made = lessons[lesson].moves[move];
      pupil.learn(lessons[lesson].of(made), made.target, static_cast<float>(rate));
    }
  }

  // Measures the strength of the trained network in deals not used in training.
  void measure(LearnerResult& result) const {
    const LearnedPlayer<Rules> learned(guide_, LearnedNetwork(result.rows));
    const OptionValues options = standardValues(G::info().options);
    const int players = usualPlayers();
    std::vector<UnitResult> units(at(plan_.proofUnits));
    const auto playProof = [&](int, int number) {
      const auto ask = [&](const auto& player) {
        return [&](const G& game, int asked, Random& random) {
          if (stopped_) throw Stopped();
          return player.decide(view(game, asked), random, kNever);
        };
      };
      units[at(number)] =
          playRotations([&] { return std::optional<G>(std::in_place, options, players); }, players,
                        measure_, plan_.seeds, number, ask(learned), ask(plain_));
    };
    result.isMeasured = shareOutUntil(stopped_, plan_.proofUnits, plan_.threads, playProof);
    if (!result.isMeasured) return;
    result.plain = compare(units, &Result::measure);
    result.points = compare(units, &Result::score);
  }

  // The middle of the range of Learned::goal (0 to 1). The network predicts the difference from it.
  static constexpr double kMiddle = 0.5;

  const LearnerPlan& plan_;
  const std::atomic<bool>& stopped_;
  const Measure& measure_;
  const Rules plain_{Rules::plainStyle()};
  const Rules guide_{Rules::tunedStyle()};
};

}  // namespace

bool canLearn(std::string_view game) {
  bool can = false;
  withRules(game, [&]<class Rules>() { can = kLearns<Rules>; });
  return can;
}

LearnerResult runLearner(const LearnerPlan& plan, const std::function<void(int done)>& progress,
                         const std::stop_token& stop) {
  const StopFlag stopped(stop);
  LearnerResult result;
  withRules(plan.game->info->id, [&]<class Rules>() {
    if constexpr (kLearns<Rules>) result = Learner<Rules>(plan, stopped.isUp()).run(progress);
  });
  return result;
}

}  // namespace downpile
