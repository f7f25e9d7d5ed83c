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
  void playsLegally() { contract_.playsLegally(300, 20); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(40); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(12); }

  // What a hand can hold, as a view tells it, includes what it holds, and is often less than all
  // that is unknown.
  void handsAreAmongWhatIsPossible() {
    std::array<int, 2> narrower{};  // in closed hands and in open fans
    std::array<int, 2> fewer{};
    contract_.eachPosition(60, [&](const GameOf<Life>& game, int player, const Action&) {
      const Life& truth = game.game();
      const View<Life> seen = view(truth, player);
      const CardSet unknown = seen.seen().unknownTo(player);
      const std::size_t kind = truth.state().openFans ? 1 : 0;
      for (int other = 0; other < truth.players(); ++other) {
        const CardSet hidden = truth.state().hands[at(other)] - seen.state().hands[at(other)];
        if (other == player || hidden.empty()) continue;
        const Life::Possible possible = seen.seen().possibleIn(player, other, unknown);
        QVERIFY(possible.cards.containsAll(hidden));
        narrower[kind] += possible.cards != unknown ? 1 : 0;
        for (int suit = 0; suit < kSuits; ++suit) {
          const CardSet cards = lifeSuit(static_cast<Suit>(suit));
          QVERIFY((hidden & cards).size() <= possible.most[at(suit)]);
          const int places = std::min((possible.cards & cards).size(), hidden.size());
          fewer[kind] += possible.most[at(suit)] < places ? 1 : 0;
        }
      }
    });
    QVERIFY(narrower[0] > 100 && narrower[1] > 100);
    QVERIFY(fewer[0] > 100 && fewer[1] > 100);
  }

  // Each suit as often as another, whatever the others have chosen in secret.
  void choicesAreFair() {
    std::string error;
    const auto bot = makeBot("life", "rules", error);
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
        const auto action = bot->choose(ViewOf<Life>(view(game, 0)), random, kNever);
        QVERIFY(action && action->verb == Life::kChoose);
        ++counts[static_cast<std::size_t>(action->number)];
      }
      for (int count : counts) QVERIFY(std::abs(count - kChoices / 3) < 130);  // five deviations
    }
  }
};

QTEST_APPLESS_MAIN(TestLifeBots)
#include "tst_life_bots.moc"
