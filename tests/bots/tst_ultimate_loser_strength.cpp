// SPDX-License-Identifier: GPL-3.0-or-later
// How well and how the sensible Ultimate Loser player plays, over many deals. Seeds are fixed, so
// that the figures are the same everywhere; the limits leave room for better players, not for
// worse.
#include <QtTest>
#include <algorithm>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "any_match.h"
#include "bots/bot_catalog.h"
#include "games/ultimate-loser/ultimate_loser.h"

using namespace downpile;

namespace {

// What one player, or one kind of player, did in all deals counted.
struct Tally {
  double deals = 0;
  double best = 0;    // deals with the fewest penalties, shared with whoever had as few
  double own = 0;     // penalties
  double others = 0;  // penalties of one of the others
  double moves = 0;
  double plays = 0;
  double cards = 0;  // played
  double swaps = 0;

  double share() const { return best / deals; }
  double cardsAPlay() const { return cards / plays; }
  double swapsAMove() const { return swaps / moves; }
  double othersADeal() const { return others / deals; }
};

std::vector<std::unique_ptr<Bot>> make(const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Bot>> bots;
  std::string error;
  for (const std::string& name : names) {
    bots.push_back(makeBot(UltimateLoser::info().id, name, error));
  }
  return bots;
}

void countMove(Tally& tally, const Action& action) {
  ++tally.moves;
  if (action.verb == UltimateLoser::kSwap) ++tally.swaps;
  if (action.verb != UltimateLoser::kPlay) return;
  ++tally.plays;
  tally.cards += action.cards.size();
}

void countDeal(std::span<Tally* const> tallies, const std::vector<int>& scores) {
  const int least = *std::ranges::min_element(scores);
  const auto bests = static_cast<double>(std::ranges::count(scores, least));
  const double all = std::accumulate(scores.begin(), scores.end(), 0.0);
  for (std::size_t p = 0; p < scores.size(); ++p) {
    ++tallies[p]->deals;
    tallies[p]->own += scores[p];
    tallies[p]->others += (all - scores[p]) / static_cast<double>(scores.size() - 1);
    if (scores[p] == least) tallies[p]->best += 1 / bests;
  }
}

// Each deal once for each rotation of the bots through the seats: one tally for each bot.
std::vector<Tally> play(const std::vector<std::string>& names, int deals) {
  const auto bots = make(names);
  std::vector<Tally> outcome(names.size());
  for (int deal = 0; deal < deals; ++deal) {
    for (std::size_t rotation = 0; rotation < names.size(); ++rotation) {
      std::vector<Bot*> seats;
      std::vector<Tally*> tallies;
      for (std::size_t p = 0; p < names.size(); ++p) {
        const std::size_t bot = (p + rotation) % names.size();
        seats.push_back(bots[bot].get());
        tallies.push_back(&outcome[bot]);
      }
      UltimateLoser game(standardValues(UltimateLoser::info().options),
                         static_cast<int>(names.size()));
      match::playDealOf<UltimateLoser>(game, seats, static_cast<std::uint64_t>(deal) + 1,
                                       [&](const UltimateLoser&, int player, const Action& action) {
                                         countMove(*tallies[static_cast<std::size_t>(player)],
                                                   action);
                                       });
      countDeal(tallies, game.standing().scores);
    }
  }
  return outcome;
}

}  // namespace

class TestUltimateLoserStrength : public QObject {
  Q_OBJECT

 private slots:
  // Whole games against random players, from each seat.
  void beatsRandomPlayers_data() {
    QTest::addColumn<int>("players");
    for (int players = 2; players <= kMaxPlayers; ++players) {
      QTest::addRow("%d players", players) << players;
    }
  }
  void beatsRandomPlayers() {
    QFETCH(int, players);
    constexpr int kGames = 60;
    std::vector<std::string> names(static_cast<std::size_t>(players), "random");
    names.front() = "rules";
    const auto bots = make(names);
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      std::vector<Bot*> seats;
      for (int p = 0; p < players; ++p) {
        seats.push_back(bots[static_cast<std::size_t>((p + i) % players)].get());
      }
      UltimateLoser game(standardValues(UltimateLoser::info().options), players);
      const auto seed = static_cast<std::uint64_t>(i) + 1;
      match::playDealOf<UltimateLoser>(game, seats, seed);
      while (!game.gameOver()) {
        game.startDeal(NoReport{});
        match::playDealOf<UltimateLoser>(game, seats, seed);
      }
      won += game.winners().contains((players - i % players) % players) ? 1 : 0;
    }
    QVERIFY2(won >= kGames * 95 / 100, qPrintable(QString::number(won)));
  }

  // Each of the three against the two others and itself.
  void charactersAreComparable() {
    const std::vector<std::string> three{"rules:spoiler", "rules:collector", "rules:hasty"};
    for (const std::string& twice : three) {
      auto names = three;
      names.push_back(twice);
      const std::vector<Tally> outcome = play(names, 250);
      for (std::size_t bot = 0; bot < names.size(); ++bot) {
        const double share = outcome[bot].share();
        QVERIFY2(share > 0.2 && share < 0.31,
                 qPrintable(QString::fromStdString(names[bot]) + ' ' + QString::number(share)));
      }
    }
  }

  // Against the plain player three times.
  void charactersDiffer() {
    const auto among = [](const char* name) {
      return play({name, "rules", "rules", "rules"}, 250).front();
    };
    const Tally plain = among("rules");
    const Tally spoiler = among("rules:spoiler");
    const Tally collector = among("rules:collector");
    const Tally hasty = among("rules:hasty");
    // The spoiler makes the others pay more, and does not care what that costs.
    QVERIFY(spoiler.othersADeal() > plain.othersADeal() + 0.05);
    QVERIFY(spoiler.own > plain.own);
    // The collector takes the gin card more often, the hasty one leaves it alone.
    QVERIFY(collector.swapsAMove() > plain.swapsAMove() + 0.03);
    QVERIFY(hasty.swapsAMove() < plain.swapsAMove() - 0.02);
    for (const Tally* tally : {&spoiler, &collector, &hasty}) QVERIFY(tally->share() > 0.2);
  }
};

QTEST_APPLESS_MAIN(TestUltimateLoserStrength)
#include "tst_ultimate_loser_strength.moc"
