// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/figures.h"

#include <algorithm>
#include <iterator>

#include "rules/translate.h"
#include "study/pace.h"

#define TEXT(text) QT_TRANSLATE_NOOP("study", text)

namespace downpile {

namespace {

constexpr FigureText kFigureTexts[] = {
    {Figure::dealsAGame, "dealsAGame", TEXT("Deals per game")},
    {Figure::movesADeal, "movesADeal", TEXT("Moves per deal")},
    {Figure::movesAGame, "movesAGame", TEXT("Moves per game")},
    {Figure::minutesADeal, "minutesADeal", TEXT("Minutes per deal")},
    {Figure::minutesAGame, "minutesAGame", TEXT("Minutes per game")},
    {Figure::dealSpread, "dealSpread", TEXT("Gap from first to last, points per deal")},
    {Figure::gameSpread, "gameSpread", TEXT("Gap from first to last, points at the end")},
    {Figure::voidDeals, "voidDeals", TEXT("Share of void deals")},
};
static_assert(std::size(kFigureTexts) == kFigures);

Portion portionOf(const PlayedGame& game, Figure figure) {
  const double deals = game.deals;
  switch (figure) {
    case Figure::dealsAGame:
      return {deals, 1};
    case Figure::movesADeal:
      return {static_cast<double>(game.moves), deals};
    case Figure::movesAGame:
      return {static_cast<double>(game.moves), 1};
    case Figure::minutesADeal:
      return {minutesAtATable(game.moves, deals), deals};
    case Figure::minutesAGame:
      return {minutesAtATable(game.moves, deals), 1};
    case Figure::dealSpread:
      return {static_cast<double>(game.dealSpread), deals};
    case Figure::gameSpread:
      return {static_cast<double>(game.gameSpread), 1};
    case Figure::voidDeals:
      return {static_cast<double>(game.voids), deals};
  }
  return {};
}

// Estimates a figure of the games with one set of house rules, or its difference between two sets.
class Estimator {
 public:
  explicit Estimator(const Played& played) : first_(played) {}
  Estimator(const Played& first, const Played& second)
      : first_(first), second_(second), compares_(true) {}

  template <class PortionOf>
  Estimate ofGames(PortionOf&& portionOf) const {
    return estimate(first_.games, second_.games, portionOf);
  }
  Estimate ofSkill(Portion SkillGame::*figure) const {
    return estimate(first_.skill, second_.skill,
                    [&](const SkillGame& game) { return game.*figure; });
  }

 private:
  template <class Game, class PortionOf>
  Estimate estimate(std::span<const Game> first, std::span<const Game> second,
                    PortionOf&& portionOf) const {
    const auto portions = [&](std::span<const Game> games) {
      std::vector<Portion> all;
      all.reserve(games.size());
      std::ranges::transform(games, std::back_inserter(all), portionOf);
      return all;
    };
    return compares_ ? differenceOf(portions(first), portions(second)) : shareOf(portions(first));
  }

  Played first_;
  Played second_{};
  bool compares_ = false;
};

Figures figuresBy(const Estimator& estimator, const GameInfo& info, int players) {
  Figures figures;
  for (std::size_t i = 0; i < kFigures; ++i) {
    figures.of[i] = estimator.ofGames(
        [&](const PlayedGame& game) { return portionOf(game, kFigureTexts[i].figure); });
  }
  for (int seat = 0; seat < players; ++seat) {
    figures.points.push_back(estimator.ofGames([&](const PlayedGame& game) {
      return Portion{static_cast<double>(game.points[at(seat)]), static_cast<double>(game.deals)};
    }));
    figures.won.push_back(estimator.ofGames([&](const PlayedGame& game) {
      return Portion{game.won[at(seat)], 1};
    }));
    figures.fromDealer.push_back(estimator.ofGames([&](const PlayedGame& game) {
      return Portion{game.fromDealer[at(seat)], static_cast<double>(game.deals)};
    }));
  }
  figures.leader = estimator.ofGames([](const PlayedGame& game) {
    return Portion{game.leader, static_cast<double>(game.deals)};
  });
  for (const std::string_view name : moveNames(info)) {
    figures.moves.push_back(estimator.ofGames([&](const PlayedGame& game) {
      Portion moves{0, static_cast<double>(game.deals)};
      for (std::size_t verb = 0; verb < info.verbs.size(); ++verb) {
        if (info.verbs[verb].name == name) moves.gained += game.verbs[verb];
      }
      return moves;
    }));
  }
  figures.skill = estimator.ofSkill(&SkillGame::won);
  figures.lead = estimator.ofSkill(&SkillGame::lead);
  return figures;
}

}  // namespace

std::span<const FigureText> figureTexts() { return kFigureTexts; }

std::vector<std::string_view> moveNames(const GameInfo& info) {
  std::vector<std::string_view> names;
  for (const Verb& verb : info.verbs) {
    if (std::ranges::find(names, verb.name) == names.end()) names.push_back(verb.name);
  }
  return names;
}

Figures figuresOf(const GameInfo& info, int players, const Played& played) {
  return figuresBy(Estimator(played), info, players);
}

Figures differencesOf(const GameInfo& info, int players, const Played& first,
                      const Played& second) {
  return figuresBy(Estimator(first, second), info, players);
}

bool areAlike(const Played& first, const Played& second) {
  return std::ranges::equal(first.games, second.games) &&
         std::ranges::equal(first.skill, second.skill);
}

}  // namespace downpile
