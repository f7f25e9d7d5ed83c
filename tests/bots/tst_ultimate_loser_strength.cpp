// SPDX-License-Identifier: GPL-3.0-or-later
// Playing strength and habits of the Ultimate Loser rules bot over many deals. Fixed seeds give the
// same figures everywhere; the limits allow stronger bots, not weaker ones.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "bots/ultimate-loser/rules.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "match.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

struct Habits : match::Habits<UltimateLoser> {
  // Deals where the player has the fewest penalties. Several players with the fewest penalties
  // share the deal.
  double best = 0;
  double own = 0;     // penalties of the player
  double others = 0;  // average penalties of the opponents
  double offers = 0;  // decisions in which a bot without a character considers a swap
  double swaps = 0;   // swaps in these decisions

  double share() const { return best / deals; }
  double swapShare() const { return swaps / offers; }
  double othersADeal() const { return others / deals; }

  // No bot considers a swap that gains nothing, so a rate of all moves would say little.
  void countMove(const UltimateLoser& game, int player, const Action& action) {
    static const UltimateLoserRules plainBot(UltimateLoserRules::plainStyle());
    const auto isSwap = [](const WeighedAction& move) {
      return move.action.verb == UltimateLoser::kSwap;
    };
    if (std::ranges::none_of(plainBot.weigh(view(game, player)), isSwap)) return;
    ++offers;
    if (action.verb == UltimateLoser::kSwap) ++swaps;
  }

  void countDeal(const UltimateLoser& game, int player) {
    const std::vector<int> scores = game.standing().scores;
    const int score = scores[static_cast<std::size_t>(player)];
    own += score;
    others += (std::accumulate(scores.begin(), scores.end(), 0.0) - score) / (game.players() - 1);
    if (score != *std::ranges::min_element(scores)) return;
    best += 1.0 / static_cast<double>(std::ranges::count(scores, score));
  }
};

}  // namespace

class TestUltimateLoserStrength : public QObject {
  Q_OBJECT

 private slots:
  // The bot plays whole games against random players, in each seat.
  void beatsRandomPlayers_data() {
    QTest::addColumn<int>("players");
    for (int players = 2; players <= kMaxPlayers; ++players) {
      QTest::addRow("%d players", players) << players;
    }
  }
  void beatsRandomPlayers() {
    QFETCH(int, players);
    std::vector<std::string> names(static_cast<std::size_t>(players), "random");
    names.front() = "rules";
    const auto tally = match::duplicateGames<match::Habits<UltimateLoser>>(names, 60 / players)[0];
    QVERIFY2(tally.won >= 0.95 * tally.games, qPrintable(QString::number(tally.won)));
  }

  // Four bots with the three characters play against each other. In turn, each character has two of
  // the four seats.
  void charactersAreAboutEquallyStrong() {
    const std::vector<std::string> three{"rules:spoiler", "rules:collector", "rules:hasty"};
    for (const std::string& twice : three) {
      auto names = three;
      names.push_back(twice);
      const auto tallies = match::duplicateDeals<Habits>(names, 250);
      for (std::size_t bot = 0; bot < names.size(); ++bot) {
        const double share = tallies[bot].share();
        QVERIFY2(share > 0.2 && share < 0.31,
                 qPrintable(QString::fromStdString(names[bot]) + ' ' + QString::number(share)));
      }
    }
  }

  // Compares the habits of a bot with each character and of a bot without a character. Each plays
  // against three bots without a character.
  void charactersDifferInTheirHabits() {
    const auto among = [](const char* name) {
      return match::duplicateDeals<Habits>({name, "rules", "rules", "rules"}, 250).front();
    };
    const Habits plain = among("rules");
    const Habits spoiler = among("rules:spoiler");
    const Habits collector = among("rules:collector");
    const Habits hasty = among("rules:hasty");
    // Bots with the character "spoiler" make other players pay more, and also pay more themselves.
    QVERIFY(spoiler.othersADeal() > plain.othersADeal() + 0.05);
    QVERIFY(spoiler.own > plain.own);
    // If a swap may gain something, bots with the character "collector" swap more often than bots
    // without a character, "hasty" bots less often.
    QVERIFY(collector.swapShare() > plain.swapShare() + 0.03);
    QVERIFY(hasty.swapShare() < plain.swapShare() - 0.1);
    for (const Habits* tally : {&spoiler, &collector, &hasty}) QVERIFY(tally->share() > 0.2);
  }
};

DOWNPILE_TEST(TestUltimateLoserStrength, .tier = downpile::tests::Tier::thorough,
              .thoroughSeconds = 3);
#include "tst_ultimate_loser_strength.moc"
