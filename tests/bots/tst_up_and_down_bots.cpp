// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every computer player of Up and Down: it plays legal moves by every house rule,
// knows no more than its view, repeats itself at the same seed, stops when asked to, and explains
// itself.
#include <QtTest>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/up-and-down/up_and_down.h"
#include "match.h"
#include "rules/sentence.h"
#include "support/random_options.h"

using namespace downpile;

namespace {

// Calls visit(game) in every position of some games between all kinds of bots.
void eachPosition(int games, const match::MoveWatcher<UpAndDown>& visit) {
  const auto bots = match::makeBots<UpAndDown>();
  for (int i = 0; i < games; ++i) {
    Random random(7, static_cast<std::uint64_t>(i));
    const int players = 2 + i % 5;
    const OptionValues options =
        test::randomOptions(UpAndDown::info(), &UpAndDown::refuse, players, random);
    std::vector<Bot*> seats;
    for (int p = 0; p < players; ++p) {
      seats.push_back(bots[random.below(static_cast<std::uint32_t>(bots.size()))].get());
    }
    UpAndDown game(options, players);
    match::playDeal(game, seats, random.next(), visit);
    while (!game.gameOver()) {
      game.startDeal(NoReport{});
      match::playDeal(game, seats, random.next(), visit);
    }
  }
}

}  // namespace

class TestUpAndDownBots : public QObject {
  Q_OBJECT

 private slots:
  // playDeal throws where a bot makes an illegal move.
  void playsLegallyByAllHouseRules() {
    int moves = 0;
    eachPosition(150, [&](const UpAndDown&, int, const Action&) { ++moves; });
    QVERIFY(moves > 20000);
  }

  // Worlds that look the same to a player make the same choice.
  void knowsNoMoreThanItsView() {
    const auto bots = match::makeBots<UpAndDown>();
    int different = 0;
    int position = 0;
    eachPosition(40, [&](const UpAndDown& game, int player, const Action&) {
      if (++position % 5 != 0) return;
      const auto seen = view(game, player);
      Random random(3, static_cast<std::uint64_t>(position));
      const UpAndDown world = Sampler<UpAndDown>(seen).draw(random);
      different += world == game ? 0 : 1;
      const ViewOf<UpAndDown> one(seen);
      const ViewOf<UpAndDown> other(view(world, player));
      for (const auto& bot : bots) {
        Random luck(11, static_cast<std::uint64_t>(position));
        Random sameLuck = luck;
        QVERIFY(bot->choose(one, luck, kNever) == bot->choose(other, sameLuck, kNever));
      }
    });
    QVERIFY(different > 100);
  }

  void stopsWhenCancelled() {
    const std::atomic<bool> cancelled{true};
    const auto bots = match::makeBots<UpAndDown>();
    int asked = 0;
    eachPosition(3, [&](const UpAndDown& game, int player, const Action&) {
      const ViewOf<UpAndDown> seen(view(game, player));
      for (const auto& bot : bots) {
        Random random(1);
        QVERIFY(!bot->choose(seen, random, cancelled));
        QVERIFY(!bot->advise(seen, random, cancelled));
        ++asked;
      }
    });
    QVERIFY(asked > 100);
  }

  void isSilentWhereItMayNotAct() {
    const auto bots = match::makeBots<UpAndDown>();
    const auto expectSilence = [&](const UpAndDown& game, int player) {
      const ViewOf<UpAndDown> seen(view(game, player));
      for (const auto& bot : bots) {
        Random random(1);
        QVERIFY(!bot->choose(seen, random, kNever));
        QVERIFY(!bot->advise(seen, random, kNever));
      }
    };
    int asked = 0;
    eachPosition(3, [&](const UpAndDown& game, int player, const Action&) {
      for (int other = 0; other < game.players(); ++other) {
        if (other == player) continue;
        expectSilence(game, other);
        ++asked;
      }
    });
    QVERIFY(asked > 100);
    UpAndDown game(standardValues(UpAndDown::info().options), 2);
    expectSilence(game, 1);
    Random random(1);
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
    expectSilence(game, 1);  // trumps are not drawn yet
  }

  // A hint is the move that would be played, and nothing in its sentence stays empty.
  void advisesWhatItPlays() {
    const auto bots = match::makeBots<UpAndDown>();
    std::vector<int> told(bots.back()->reasons().size(), 0);
    eachPosition(100, [&](const UpAndDown& game, int player, const Action&) {
      const ViewOf<UpAndDown> seen(view(game, player));
      for (const auto& bot : bots) {
        if (bot->reasons().empty()) continue;
        Random luck(5);
        Random sameLuck = luck;
        const auto choice = bot->choose(seen, luck, kNever);
        const auto advice = bot->advise(seen, sameLuck, kNever);
        QVERIFY(advice && advice->action == *choice);
        QVERIFY(advice->why < bot->reasons().size());
        const std::string_view sentence = bot->reasons()[advice->why];
        if (mentions(sentence, "player")) QVERIFY(advice->player < game.players());
        if (mentions(sentence, "player")) QVERIFY(advice->player != player);
        if (mentions(sentence, "card")) QVERIFY(advice->card.known());
        if (sentence.find("%n") != sentence.npos) QVERIFY(advice->number > 0);
        ++told[advice->why];
      }
    });
    for (std::size_t why = 0; why < told.size(); ++why) {
      QVERIFY2(told[why] > 0, bots.back()->reasons()[why]);
    }
  }
};

QTEST_APPLESS_MAIN(TestUpAndDownBots)
#include "tst_up_and_down_bots.moc"
