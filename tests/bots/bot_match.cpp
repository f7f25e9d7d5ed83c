// SPDX-License-Identifier: GPL-3.0-or-later
// A tool for developers: plays duplicate deals of Underwear between bots and prints what each of
// them reached. Every deal is played once for each rotation of the bots through the seats.
//
//   bot_match [--deals N] [--seed S] [--set key=value]... BOT BOT [BOT ...]
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "match.h"

namespace {

using namespace downpile;
using match::Tally;

struct Plan {
  int deals = 1000;
  std::uint64_t seed = 1;
  OptionValues options = standardValues(Underwear::info().options);
  std::vector<std::string> names;
};

[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(2);
}

void set(OptionValues& values, const std::string& pair) {
  const auto equals = std::min(pair.find('='), pair.size());
  const auto index = findOption(Underwear::info().options, pair.substr(0, equals));
  if (!index) fail("no such option: " + pair);
  const auto value = optionFromText(Underwear::info().options[*index],
                                    pair.substr(std::min(equals + 1, pair.size())));
  if (!value) fail("no such value: " + pair);
  values[*index] = *value;
}

Plan readPlan(int argc, char** argv) {
  Plan plan;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.starts_with("--") && i + 1 == argc) fail("a value is missing after " + word);
    if (word == "--deals") {
      plan.deals = std::atoi(argv[++i]);
    } else if (word == "--seed") {
      plan.seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (word == "--set") {
      set(plan.options, argv[++i]);
    } else {
      plan.names.push_back(word);
    }
  }
  const auto players = static_cast<int>(plan.names.size());
  if (players < 2 || players > kMaxPlayers) fail("name two to eight bots");
  if (const std::string why = Underwear::refuse(plan.options, players); !why.empty()) fail(why);
  return plan;
}

void print(const std::string& name, const Tally& tally, double allPoints) {
  const auto of = [&](Underwear::Verb verb) {
    return 100.0 * static_cast<double>(tally.moves[verb]) / static_cast<double>(tally.turns);
  };
  const auto points = static_cast<double>(tally.points);
  std::printf("%-16s points %5.1f %%  out %5.1f %%  points a win %5.1f", name.c_str(),
              100 * points / allPoints, 100.0 * tally.out / tally.deals,
              points / std::max(1, tally.out));
  std::printf("  draw %4.1f  down %4.1f  up %4.1f  royals %4.1f  steal %4.1f  open %4.1f",
              of(Underwear::kDraw), of(Underwear::kDown), of(Underwear::kUp),
              of(Underwear::kRoyals), of(Underwear::kSteal), of(Underwear::kOpen));
  const auto each = [](std::int64_t sum, std::int64_t number) {
    return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(1, number));
  };
  std::printf("  chosen draws %4.1f  clears %4.1f  cards a steal %3.1f  waits a deal %5.3f\n",
              100 * each(tally.chosenDraws, tally.turns), 100 * each(tally.clears, tally.turns),
              each(tally.stolen, tally.moves[Underwear::kSteal]), each(tally.waits, tally.deals));
}

}  // namespace

int main(int argc, char** argv) {
  const Plan plan = readPlan(argc, argv);
  const std::size_t players = plan.names.size();
  std::vector<std::unique_ptr<Bot>> bots;
  std::map<std::string, Tally> tallies;
  for (const std::string& name : plan.names) {
    std::string error;
    bots.push_back(makeBot(Underwear::info().id, name, error));
    if (bots.back() == nullptr) fail(error);
  }
  std::int64_t turns = 0;
  std::int64_t points = 0;
  int voids = 0;
  for (int deal = 0; deal < plan.deals; ++deal) {
    for (std::size_t rotation = 0; rotation < players; ++rotation) {
      std::vector<Bot*> seats;
      std::vector<Tally*> counted;
      for (std::size_t p = 0; p < players; ++p) {
        const std::size_t bot = (p + rotation) % players;
        seats.push_back(bots[bot].get());
        counted.push_back(&tallies[plan.names[bot]]);
      }
      Underwear game(plan.options, static_cast<int>(players));
      const auto result =
          match::playDeal(game, seats, plan.seed + static_cast<std::uint64_t>(deal), counted);
      turns += result.turns;
      points += result.points;
      voids += result.voided ? 1 : 0;
    }
  }
  const double played = plan.deals * static_cast<double>(players);
  std::printf("%.0f deals, %.1f turns and %.1f points on average, %.2f %% void\n", played,
              static_cast<double>(turns) / played, static_cast<double>(points) / played,
              100 * voids / played);
  for (const auto& [name, tally] : tallies) print(name, tally, static_cast<double>(points));
  return 0;
}
