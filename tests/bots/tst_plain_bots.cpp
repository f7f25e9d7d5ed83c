// SPDX-License-Identifier: GPL-3.0-or-later
// The players of games that have none of their own keep the contract of all computer players, in
// each game there is as if nobody had taught it to them; and they play to win.
#include <memory>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "bot_contract.h"
#include "bots/plain_rules.h"
#include "bots/random_bot.h"
#include "games/catalog.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/underwear/underwear.h"

using namespace downpile;

namespace {

constexpr auto kNoLimit = std::chrono::milliseconds(0);

template <class G>
std::unique_ptr<Bot> plainBot(BotKind kind) {
  auto bot = PlainRules<G>::make(kind, std::nullopt);
  bot->setTimeLimit(kNoLimit);
  return bot;
}

template <class G>
match::BotContract<G> contractOf() {
  std::vector<std::unique_ptr<Bot>> bots;
  bots.push_back(plainBot<G>(BotKind::gentle));
  return match::BotContract<G>(std::move(bots), 1);
}

// What the hero comes to, of 1 in each deal, with players who move by chance.
template <class G>
double winsOf(Bot& hero, int units) {
  RandomBot chance;
  const Measure& measure = measureOf(G::info().id);
  const int players = match::playersOf(G::info());
  const OptionValues options = standardValues(G::info().options);
  const auto ask = [](Bot& bot) {
    return [&bot](const G& game, int player, Random& random) {
      return bot.choose(ViewOf<G>(view(game, player)), random, kNever);
    };
  };
  Portion sum;
  for (int unit = 0; unit < units; ++unit) {
    sum += playRotations([&] { return std::make_unique<G>(options, players); }, players,
                         {measure.name, Unit::deal, measure.of}, {.cards = 1, .bots = 2}, unit,
                         ask(hero), ask(chance))
               .hero.measure;
  }
  return sum.gained / sum.possible;
}

}  // namespace

class TestPlainBots : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString::fromUtf8(entry.info->id.data());
    }
  }

 private slots:
  void keepTheContract_data() { everyGame(); }
  void keepTheContract() {
    QFETCH(QString, game);
    withGame(game.toStdString(), []<class G>() {
      const match::BotContract<G> contract = contractOf<G>();
      contract.playsLegally(4);
      contract.knowsNoMoreThanItsView(2);
      contract.stopsWhenCancelled();
      contract.isSilentWhereItMayNotAct();
      contract.advisesWhatItPlays(2);
    });
  }

  // Most points win in the one, fewest in the other; chance comes to a quarter.
  void playToWin() {
    const double most = winsOf<Underwear>(*plainBot<Underwear>(BotKind::fair), 12);
    QVERIFY2(most > 0.35, qPrintable(QString::number(most)));
    const double fewest = winsOf<UltimateLoser>(*plainBot<UltimateLoser>(BotKind::fair), 12);
    QVERIFY2(fewest > 0.35, qPrintable(QString::number(fewest)));
  }

  // A game may have the same words for a sentence of its own.
  void theirReasonsAreKnown() {
    for (const char* reason : plainReasons()) QVERIFY(isPlainReason(reason));
    const std::string same = plainReasons().front();
    QVERIFY(!isPlainReason(same.c_str()));
  }
};

QTEST_APPLESS_MAIN(TestPlainBots)
#include "tst_plain_bots.moc"
