// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Life keep the contract of all computer players (bot_contract.h), and
// choose their suits without a pattern.
#include "bot_contract.h"
#include "games/life/life.h"

using namespace downpile;

class TestLifeBots : public QObject {
  Q_OBJECT

  const match::BotContract<Life> contract_;

 private slots:
  void playsLegally() { contract_.playsLegally(300); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(40); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(400); }

  // Each suit as often as another, whatever the others have chosen in secret.
  void choicesAreFair() {
    std::string error;
    const auto bot = makeBot("life", "rules", error);
    const std::atomic<bool> never{false};
    for (const int others : {0, 1, 2}) {
      Life game(standardValues(Life::info().options), 3);
      Random shuffle(1);
      game.resolve(Chance::draw(game.chance(), shuffle), NoReport{});
      const Action choice{.verb = Life::kChoose, .number = static_cast<std::int16_t>(others)};
      game.apply(1, choice, NoReport{});
      std::array<int, 3> counts{};
      constexpr int kChoices = 3000;
      for (int i = 0; i < kChoices; ++i) {
        Random random(1, static_cast<std::uint64_t>(i));
        const auto action = bot->choose(ViewOf<Life>(view(game, 0)), random, never);
        QVERIFY(action && action->verb == Life::kChoose);
        ++counts[static_cast<std::size_t>(action->number)];
      }
      for (int count : counts) QVERIFY(std::abs(count - kChoices / 3) < 130);  // five deviations
    }
  }
};

QTEST_APPLESS_MAIN(TestLifeBots)
#include "tst_life_bots.moc"
