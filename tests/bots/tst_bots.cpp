// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every computer player: it plays legal moves by every house rule, knows no more
// than its view, repeats itself at the same seed, stops when asked to, and explains itself.
#include <QtTest>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/underwear/underwear.h"
#include "match.h"
#include "rules/sentence.h"
#include "support/random_options.h"

using namespace downpile;

namespace {

const std::atomic<bool> kNever{false};

// Calls visit(game) in every position of some deals between all kinds of bots.
void eachPosition(int games, const match::MoveWatcher<Underwear>& visit) {
  const auto bots = match::makeBots<Underwear>();
  for (int i = 0; i < games; ++i) {
    Random random(7, static_cast<std::uint64_t>(i));
    const int players = 2 + i % 7;
    const OptionValues options =
        test::randomOptions(Underwear::info(), &Underwear::refuse, players, random);
    std::vector<Bot*> seats;
    for (int p = 0; p < players; ++p) {
      seats.push_back(bots[random.below(static_cast<std::uint32_t>(bots.size()))].get());
    }
    Underwear game(options, players);
    for (int deal = 0; deal < 4 && !game.gameOver(); ++deal) {
      if (deal > 0) game.startDeal(NoReport{});
      match::playDeal(game, seats, random.next(), visit);
    }
  }
}

}  // namespace

class TestBots : public QObject {
  Q_OBJECT

 private slots:
  void catalogNamesWhatItMakes() {
    const auto names = botNames("underwear");
    const std::vector<std::string> expected{"random", "rules", "rules:careful", "rules:liberal",
                                            "rules:schemer"};
    QCOMPARE(names, expected);
    std::string error;
    for (const std::string& name : names) QVERIFY(makeBot("underwear", name, error));
    QCOMPARE(characters("underwear").size(), std::size_t{3});
    QVERIFY(characters("no-such-game").empty());
  }

  void unknownNamesAreRefused_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("error");
    const QString list = "; there are random, rules, rules:careful, rules:liberal, rules:schemer";
    QTest::newRow("level") << "underwear"
                           << "genius"
                           << "no bot is called genius" + list;
    QTest::newRow("character") << "underwear"
                               << "rules:bold"
                               << "no bot is called rules:bold" + list;
    QTest::newRow("none") << "underwear"
                          << "rules:"
                          << "no bot is called rules:" + list;
    QTest::newRow("random") << "underwear"
                            << "random:careful"
                            << "no bot is called random:careful" + list;
    QTest::newRow("game") << "overcoat"
                          << "rules"
                          << "no game is called overcoat";
  }
  void unknownNamesAreRefused() {
    QFETCH(QString, game);
    QFETCH(QString, name);
    QFETCH(QString, error);
    std::string message;
    QVERIFY(makeBot(game.toStdString(), name.toStdString(), message) == nullptr);
    QCOMPARE(QString::fromStdString(message), error);
  }

  // playDeal throws where a bot makes an illegal move.
  void playsLegallyByAllHouseRules() {
    int moves = 0;
    eachPosition(700, [&](const Underwear&, int, const Action&) { ++moves; });
    QVERIFY(moves > 50000);
  }

  // Worlds that look the same to a player make the same choice.
  void knowsNoMoreThanItsView() {
    const auto bots = match::makeBots<Underwear>();
    int different = 0;
    int position = 0;
    eachPosition(40, [&](const Underwear& game, int player, const Action&) {
      if (++position % 5 != 0) return;
      const auto seen = view(game, player);
      Random random(3, static_cast<std::uint64_t>(position));
      const Underwear world = Sampler<Underwear>(seen).draw(random);
      different += world == game ? 0 : 1;
      const ViewOf<Underwear> one(seen);
      const ViewOf<Underwear> other(view(world, player));
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
    const auto bots = match::makeBots<Underwear>();
    int asked = 0;
    eachPosition(3, [&](const Underwear& game, int player, const Action&) {
      const ViewOf<Underwear> seen(view(game, player));
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
    const auto bots = match::makeBots<Underwear>();
    int asked = 0;
    eachPosition(3, [&](const Underwear& game, int, const Action&) {
      for (int player = 0; player < game.players(); ++player) {
        if (game.actors().contains(player)) continue;
        const ViewOf<Underwear> seen(view(game, player));
        Random random(1);
        for (const auto& bot : bots) QVERIFY(!bot->choose(seen, random, kNever));
        ++asked;
      }
    });
    QVERIFY(asked > 100);
  }

  // A hint is the move that would be played, and nothing in its sentence stays empty.
  void advisesWhatItPlays() {
    const auto bots = match::makeBots<Underwear>();
    std::vector<int> told(bots.back()->reasons().size(), 0);
    eachPosition(300, [&](const Underwear& game, int player, const Action&) {
      const ViewOf<Underwear> seen(view(game, player));
      for (const auto& bot : bots) {
        if (bot->reasons().empty()) continue;
        Random luck(5);
        Random sameLuck = luck;
        const auto choice = bot->choose(seen, luck, kNever);
        const auto advice = bot->advise(seen, sameLuck, kNever);
        QCOMPARE(advice.has_value(), choice.has_value());
        if (!advice) continue;
        QVERIFY(advice->action == *choice);
        QVERIFY(advice->why < bot->reasons().size());
        const std::string_view sentence = bot->reasons()[advice->why];
        if (mentions(sentence, "player")) QVERIFY(advice->player < game.players());
        if (mentions(sentence, "player")) QVERIFY(advice->player != player);
        if (mentions(sentence, "card")) QVERIFY(advice->card.known());
        if (mentions(sentence, "cards")) QVERIFY(!advice->action.cards.empty());
        if (sentence.find("%n") != sentence.npos) QVERIFY(advice->number > 0);
        ++told[advice->why];
      }
    });
    // Waiting is too rare to be met for sure; tst_underwear_positions has it.
    for (std::size_t why = 0; why < told.size(); ++why) {
      const std::string reason = bots.back()->reasons()[why];
      QVERIFY2(told[why] > 0 || reason.starts_with("Going out can wait"), reason.c_str());
    }
  }
};

QTEST_APPLESS_MAIN(TestBots)
#include "tst_bots.moc"
