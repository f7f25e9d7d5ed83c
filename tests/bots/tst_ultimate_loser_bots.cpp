// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Ultimate Loser keep the contract of all computer players
// (bot_contract.h), and their throws are fair.
#include "bot_contract.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "support/value_text.h"

using namespace downpile;

class TestUltimateLoserBots : public QObject {
  Q_OBJECT

  const match::BotContract<UltimateLoser> contract_;

 private slots:
  void playsLegally() { contract_.playsLegally(300, 20); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(40); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(12); }

  // Each sign is as likely as another, whatever was thrown before.
  void throwsAreFair() {
    std::string error;
    const auto state = test::valueFromText(
        "{turn null phase throw gin 2S hands [[3C] [5C] [7C]] throwers [0 1 2] "
        "throws [null rock null]}");
    const auto game =
        UltimateLoser::read(standardValues(UltimateLoser::info().options), 3, *state, true, error);
    QVERIFY2(game, error.c_str());
    const std::atomic<bool> never{false};
    const auto bot = makeBot("ultimate-loser", "rules", error);
    std::array<int, 3> counts{};
    constexpr int kThrows = 3000;
    for (int i = 0; i < kThrows; ++i) {
      Random random(1, static_cast<std::uint64_t>(i));
      const auto action = bot->choose(ViewOf<UltimateLoser>(view(*game, 0)), random, never);
      QVERIFY(action && action->verb == UltimateLoser::kThrow);
      ++counts[static_cast<std::size_t>(action->number)];
    }
    for (int count : counts) QVERIFY(std::abs(count - kThrows / 3) < 130);  // five deviations
  }
};

QTEST_APPLESS_MAIN(TestUltimateLoserBots)
#include "tst_ultimate_loser_bots.moc"
