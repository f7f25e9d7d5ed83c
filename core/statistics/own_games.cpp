// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/own_games.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "games/catalog.h"
#include "study/pace.h"

namespace downpile {

namespace {

// Returns the figure of one game for a trend line. If the game has no such figure, its `possible`
// is 0.
Portion portionOf(const OwnGame& game, Trend trend) {
  switch (trend) {
    case Trend::won:
      if (!game.facts.isOver) return {};
      return {game.own().won, 1};
    case Trend::points: {
      Portion points;
      for (const DealResult& deal : game.facts.deals) {
        points += {static_cast<double>(deal.scores[at(game.seat)]), 1};
      }
      return points;
    }
    case Trend::slips:
      if (!game.review) return {};
      return {static_cast<double>(game.review->slips), static_cast<double>(game.review->deals)};
    case Trend::luck:
      if (!game.review) return {};
      return {game.review->luck, static_cast<double>(game.review->deals)};
  }
  return {};
}

using Games = std::span<const OwnGame* const>;

// Returns the games with a figure for this trend line, each with its figure.
std::vector<std::pair<const OwnGame*, Portion>> tellingOf(Games games, Trend trend) {
  std::vector<std::pair<const OwnGame*, Portion>> telling;
  for (const OwnGame* game : games) {
    const Portion portion = portionOf(*game, trend);
    if (portion.possible > 0) telling.emplace_back(game, portion);
  }
  return telling;
}

// Returns the margin of a share, from its Agresti-Coull interval, so that it is not zero even if
// all games were won or all lost. The interval is not symmetric around the share; the margin
// reaches to its farther end.
double marginOfShare(const Portion& sum) {
  const double count = sum.possible + 4;
  const double share = (sum.gained + 2) / count;
  return kNormalErrors * std::sqrt(share * (1 - share) / count) +
         std::abs(share - sum.gained / sum.possible);
}

Estimate estimateOf(std::span<const Portion> portions, Trend trend) {
  Estimate estimate = shareOf(portions);
  if (trend != Trend::won || !estimate.margin) return estimate;
  Portion sum;
  for (const Portion& portion : portions) sum += portion;
  estimate.margin = marginOfShare(sum);
  return estimate;
}

Estimate estimateOf(Games games, Trend trend) {
  std::vector<Portion> portions;
  for (const auto& [game, portion] : tellingOf(games, trend)) portions.push_back(portion);
  return estimateOf(portions, trend);
}

// Estimates a statistic defined by the game (GameInfo::counts). The margin of a share is the larger
// of two: the margin over games and marginOfShare(). Correlation of the counts within a game can
// only make a share less certain.
Estimate countEstimate(std::span<const Portion> portions, CountText::Kind kind) {
  Estimate estimate = shareOf(portions);
  if (kind != CountText::Kind::share || !estimate.margin) return estimate;
  Portion sum;
  for (const Portion& portion : portions) sum += portion;
  estimate.margin = std::min(1.0, std::max(*estimate.margin, marginOfShare(sum)));
  return estimate;
}

void addStreaks(Games games, OwnFigures& figures) {
  for (const OwnGame* game : games) {
    if (!game->facts.isOver) continue;
    const bool won = game->own().won > 0;
    const bool continues = figures.streak != 0 && (figures.streak > 0) == won;
    figures.streak = (continues ? figures.streak : 0) + (won ? 1 : -1);
    figures.longestStreak = std::max(figures.longestStreak, figures.streak);
  }
}

void addDeals(Games games, OwnFigures& figures) {
  for (const OwnGame* game : games) {
    for (const DealResult& deal : game->facts.deals) {
      if (deal.isVoid) continue;
      const int score = deal.scores[at(game->seat)];
      figures.bestDeal = std::max(figures.bestDeal.value_or(score), score);
      figures.worstDeal = std::min(figures.worstDeal.value_or(score), score);
    }
  }
  if (fewestPointsWin(games.front()->facts.game)) std::swap(figures.bestDeal, figures.worstDeal);
}

// Whether the unit of the totals is won deals. If a game has several units, the scores decide.
bool dealsAreWon(Games games) {
  const CatalogEntry* entry = findGame(games.front()->facts.game);
  if (entry == nullptr || entry->info->totals.front().name != kDealsWon) return false;
  const auto hasOneWinner = [](const DealResult& deal) {
    return deal.isVoid || (std::ranges::count(deal.scores, 1) == 1 &&
                           std::ranges::count(deal.scores, 0) == std::ssize(deal.scores) - 1);
  };
  return std::ranges::all_of(games, [&](const OwnGame* game) {
    return std::ranges::all_of(game->facts.deals, hasOneWinner);
  });
}

std::vector<CountFigure> countsOf(Games games) {
  using Key = std::pair<int, int>;
  const std::span<const CountText> texts = findGame(games.front()->facts.game)->info->counts;
  std::map<Key, std::vector<Portion>> portions;
  const auto deals = [](const OwnGame* game) {
    return static_cast<double>(game->facts.deals.size());
  };
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].kind == CountText::Kind::perDeal) portions[{static_cast<int>(i), 0}];
  }
  for (auto& [key, each] : portions) {
    for (const OwnGame* game : games) each.push_back({0, deals(game)});
  }
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const Tally::Count& count : games[i]->facts.tally.counts) {
      if (count.player != games[i]->seat) continue;
      if (texts[count.count].kind == CountText::Kind::perDeal) {
        portions[{count.count, 0}][i].gained += count.hits;
      } else {
        portions[{count.count, count.number}].push_back(
            {static_cast<double>(count.hits), static_cast<double>(count.chances)});
      }
    }
  }
  std::vector<CountFigure> counts;
  for (const auto& [key, each] : portions) {
    Portion sum;
    for (const Portion& portion : each) sum += portion;
    counts.push_back(
        {.count = key.first,
         .number = key.second,
         .hits = static_cast<std::int64_t>(sum.gained),
         .of = static_cast<std::int64_t>(sum.possible),
         .figure = countEstimate(each, texts[static_cast<std::size_t>(key.first)].kind)});
  }
  return counts;
}

}  // namespace

OwnFigures figuresOf(Games games) {
  OwnFigures figures;
  double even = 0;
  for (const OwnGame* game : games) {
    ++figures.games;
    if (game->facts.isOver) {
      ++figures.finished;
      even += 1.0 / game->facts.players();
    }
    const auto deals = static_cast<int>(game->facts.deals.size());
    int moves = 0;
    for (const SeatFacts& seat : game->facts.seats) moves += seat.moves;
    figures.deals += deals;
    figures.moves += moves;
    figures.minutes += minutesAtATable(moves, deals);
    if (game->review) figures.reviewedDeals += game->review->deals;
  }
  if (figures.finished > 0) figures.even = even / figures.finished;
  figures.won = estimateOf(games, Trend::won);
  addStreaks(games, figures);
  const auto isOther = [&](const OwnGame* game) {
    return game->facts.game != games.front()->facts.game;
  };
  if (games.empty() || std::ranges::any_of(games, isOther)) return figures;
  figures.points = estimateOf(games, Trend::points);
  figures.slips = estimateOf(games, Trend::slips);
  figures.luck = estimateOf(games, Trend::luck);
  addDeals(games, figures);
  figures.dealsAreWon = dealsAreWon(games);
  figures.counts = countsOf(games);
  return figures;
}

std::vector<TrendPoint> trendOf(Games games, Trend trend, int mostPoints) {
  const auto telling = tellingOf(games, trend);
  const std::size_t stretches = std::min(static_cast<std::size_t>(mostPoints),
                                         telling.size() / static_cast<std::size_t>(kLeastGames));
  if (stretches < 2) return {};
  std::vector<TrendPoint> points;
  for (std::size_t i = 0; i < stretches; ++i) {
    const std::size_t first = telling.size() * i / stretches;
    const std::size_t end = telling.size() * (i + 1) / stretches;
    std::vector<Portion> portions;
    for (std::size_t game = first; game < end; ++game) portions.push_back(telling[game].second);
    points.push_back({.time = telling[end - 1].first->time,
                      .games = static_cast<int>(end - first),
                      .figure = estimateOf(portions, trend)});
  }
  return points;
}

}  // namespace downpile
