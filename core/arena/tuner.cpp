// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/tuner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "arena/cross_entropy.h"
#include "arena/parallel.h"
#include "bots/rules_of.h"

namespace downpile {

namespace {

// Rounds a tuned number to three decimals, the precision of the data files.
double rounded(double value) {
  constexpr double kPlaces = 1000;
  return std::round(value * kPlaces) / kPlaces;
}

// Tunes the numbers of the sensible player `Rules`. Plays its game type `Rules::Game`, which is
// faster than AnyGame.
template <class Rules>
class Tuner {
 public:
  using G = typename Rules::Game;
  using Style = typename Rules::Style;
  using Point = CrossEntropy::Point;

  Tuner(const TunerPlan& plan, const std::atomic<bool>& stopped)
      : plan_(plan), stopped_(stopped), measure_(measureOf(G::info().id)) {}

  TunerResult run(const std::function<void(int done)>& progress) const {
    CrossEntropy search(pointOf(Rules::tunedStyle()), plan_.generations, plan_.candidates);
    TunerResult result;
    while (result.generations < plan_.generations) {
      // Derives all random numbers of the search from plan_.seeds.bots. The cards have a seed of
      // their own.
      Random random(plan_.seeds.bots, static_cast<std::uint64_t>(result.generations));
      const std::vector<Point> candidates = search.draw(random);
      const auto values = valuesOf(candidates, result.generations);
      if (!values) break;
      search.learn(candidates, *values);
      progress(++result.generations);
    }
    const Style found = styleOf(search.mean());
    for (const auto& number : Rules::tunedNumbers()) {
      result.values.push_back({number.name, valueIn(found, number)});
    }
    if (result.generations < plan_.generations) return result;
    const auto plain = proof(found, Rules::plainStyle());
    const auto tuned = plain ? proof(found, Rules::tunedStyle()) : std::nullopt;
    result.isMeasured = tuned.has_value();
    if (tuned) {
      result.plain = *plain;
      result.tuned = *tuned;
    }
    return result;
  }

 private:
  static double valueIn(Style style, const TunedNumber<Style>& number) { return number.of(style); }

  static Point pointOf(const Style& style) {
    Point point;
    for (const auto& number : Rules::tunedNumbers()) {
      const double part =
          (valueIn(style, number) - number.lowest) / (number.highest - number.lowest);
      point.push_back(std::clamp(part, 0.0, 1.0));
    }
    return point;
  }

  static Style styleOf(const Point& point) {
    Style style = Rules::tunedStyle();
    std::size_t i = 0;
    for (const auto& number : Rules::tunedNumbers()) {
      number.of(style) = rounded(number.lowest + point[i++] * (number.highest - number.lowest));
    }
    return style;
  }

  std::optional<Action> choose(const Rules& rules, const G& game, int player,
                               Random& random) const {
    if (stopped_) throw Stopped();
    return rules.decide(view(game, player), random, kNever);
  }

  // Returns the value of each candidate: its average Rules::goal in all deals of this generation,
  // over all seats. Returns nullopt if the run was stopped.
  std::optional<std::vector<double>> valuesOf(const std::vector<Point>& candidates,
                                              int generation) const {
    const Style mean = styleOf(candidates.front());
    std::vector<std::vector<Portion>> portions(at(plan_.units));
    const auto playAll = [&](int, int number) {
      const int unit = generation * plan_.units + number;
      for (const Point& candidate : candidates) {
        portions[at(number)].push_back(play(styleOf(candidate), mean, unit));
      }
    };
    if (!shareOutUntil(stopped_, plan_.units, plan_.threads, playAll)) return std::nullopt;
    std::vector<double> values;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      Portion sum;
      for (const auto& unit : portions) sum += unit[i];
      values.push_back(sum.possible > 0 ? sum.gained / sum.possible : 0);
    }
    return values;
  }

  // Plays a unit (a deal or a game) once for each seat, with the candidate in that seat. Each
  // opponent is drawn at random: the style `mean` or the plain style. All candidates have the same
  // opponents. Returns the sum of the candidate's goals in all deals, and the number of deals.
  Portion play(const Style& candidate, const Style& mean, int unit) const {
    const Rules hero(candidate);
    const std::array<Rules, 2> others{Rules(mean), Rules(Rules::plainStyle())};
    Portion sum;
    for (int seat = 0; seat < plan_.players; ++seat) {
      Random stream(~plan_.seeds.bots, static_cast<std::uint64_t>(unit),
                    static_cast<std::uint64_t>(seat));
      std::array<const Rules*, kMaxPlayers> seats{};
      for (int player = 0; player < plan_.players; ++player) {
        const Rules* other = &others[stream.below(2)];
        seats[at(player)] = player == seat ? &hero : other;
      }
      G game(plan_.options, plan_.players);
      const auto ask = [&](const G& now, int player, Random& random) {
        return choose(*seats[at(player)], now, player, random);
      };
      playDeals(game, measure_.unit, plan_.seeds, unit, ask, [&] {
        sum += {Rules::goal(game, seat), 1};
      });
    }
    return sum;
  }

  // Plays the tuned style `found` against the style `others`, in deals not used in the search.
  // Returns nullopt if the run was stopped.
  std::optional<Comparison> proof(const Style& found, const Style& others) const {
    std::vector<UnitResult> results(at(plan_.proofUnits()));
    const auto playProof = [&](int, int number) {
      const auto ask = [this](Rules rules) {
        return [this, rules](const G& game, int player, Random& random) {
          return choose(rules, game, player, random);
        };
      };
      results[at(number)] = playRotations(
          [&] { return std::optional<G>(std::in_place, plan_.options, plan_.players); },
          plan_.players, measure_, plan_.seeds, plan_.generations * plan_.units + number,
          ask(Rules(found)), ask(Rules(others)));
    };
    if (!shareOutUntil(stopped_, plan_.proofUnits(), plan_.threads, playProof)) return std::nullopt;
    return compare(results, &Result::measure);
  }

  const TunerPlan& plan_;
  const std::atomic<bool>& stopped_;
  const Measure& measure_;
};

}  // namespace

bool canTune(std::string_view game) {
  bool can = false;
  withRules(game, [&]<class Rules>() { can = !Rules::tunedNumbers().empty(); });
  return can;
}

TunerResult runTuner(const TunerPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop) {
  const StopFlag stopped(stop);
  TunerResult result;
  withRules(plan.game->info->id,
            [&]<class Rules>() { result = Tuner<Rules>(plan, stopped.isUp()).run(progress); });
  return result;
}

}  // namespace downpile
