// SPDX-License-Identifier: GPL-3.0-or-later
// Plain bots, for games without their own bots, satisfy the contract of all bots in every game of
// the catalog, and play to win.
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
#include "hint_facts.h"
#include "offers.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr auto kNoLimit = std::chrono::milliseconds(0);

template <class G>
std::unique_ptr<Bot> plainBot(BotKind kind) {
  auto bot = PlainRules<G>::make(kind, std::nullopt);
  bot->setTimeLimit(kNoLimit);
  return bot;
}

ViewOf<match::Offers> seenBy(const match::Offers& game, int player = 1) {
  return ViewOf<match::Offers>(view(game, player));
}

template <class G>
match::BotContract<G> contractOf() {
  std::vector<std::unique_ptr<Bot>> bots;
  bots.push_back(plainBot<G>(BotKind::gentle));
  return match::BotContract<G>(std::move(bots), 1);
}

// `hero`'s share of won deals against random players, measured over `units` deals, each once from
// every seat.
template <class G>
double winsOf(Bot& hero, int units, Portion (*won)(const Standing& standing, int player)) {
  RandomBot chance;
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
                         {"deals won", Unit::deal, won}, {.cards = 1, .bots = 2}, unit, ask(hero),
                         ask(chance))
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
  void plainBotsSatisfyTheContractOfAllBots_data() { everyGame(); }
  void plainBotsSatisfyTheContractOfAllBots() {
    QFETCH(QString, game);
    withGame(game.toStdString(), []<class G>() {
      const match::BotContract<G> contract = contractOf<G>();
      contract.makesOnlyLegalMoves(4);
      contract.usesOnlyItsView(2);
      contract.stopsWhenCancelled();
      contract.isSilentIfItMayNotAct();
      contract.adviceMatchesMove(2);
    });
  }

  // In Underwear the most points win, in Ultimate Loser the fewest. A random player would win a
  // quarter of the deals of four players.
  void plainBotsWinMoreThanRandomPlayers() {
    const double most = winsOf<Underwear>(*plainBot<Underwear>(BotKind::fair), 12, &bestScore);
    QVERIFY2(most > 0.35, qPrintable(QString::number(most)));
    const double fewest =
        winsOf<UltimateLoser>(*plainBot<UltimateLoser>(BotKind::fair), 12, &fewestPoints);
    QVERIFY2(fewest > 0.35, qPrintable(QString::number(fewest)));
  }

  // A plain bot makes a move out of turn only if this has a better result than doing nothing.
  // Earlier decisions of the same bot have no effect on its hint.
  void plainBotsMoveOffTurnOnlyIfTheyGainPoints() {
    const auto bot = plainBot<match::Offers>(BotKind::fair);
    Random random(1);
    const auto onTurn = bot->advise(seenBy(match::Offers(1, {})), random, kNever);
    QVERIFY(onTurn && onTurn->instead);
    for (const std::vector<int>& offers : {std::vector{3}, std::vector{-1, 3}}) {
      const auto advice = bot->advise(seenBy(match::Offers(0, offers)), random, kNever);
      QVERIFY(advice);
      QCOMPARE(advice->action.number, std::int16_t{3});
      QCOMPARE(advice->reason, static_cast<std::uint8_t>(PlainReason::unasked));
      QCOMPARE(advice->number, std::int16_t{100});
      QVERIFY(!advice->instead);
    }
    QVERIFY(!bot->advise(seenBy(match::Offers(0, {-1})), random, kNever));
    QVERIFY(!bot->choose(seenBy(match::Offers(0, {-1, -2})), random, kNever));
    // explain() without an alternative move gives the reason `equallyGood`, also off turn.
    const match::Offers game(0, {3});
    const auto reason = PlainRules<match::Offers>().explain(
        view(game, 1), {}, {.verb = match::Offers::kTake, .number = 3}, std::nullopt);
    QCOMPARE(reason.reason, static_cast<std::uint8_t>(PlainReason::equallyGood));
  }

  // The check in hint_facts.h accepts a true reason for a move out of turn, and rejects a false
  // one.
  void checkOfAReasonForAMoveOffTurnRejectsAFalseReason() {
    const auto bot = plainBot<match::Offers>(BotKind::fair);
    Random random(1);
    const match::Offers game(0, {-1, 3});
    auto advice = bot->advise(seenBy(game), random, kNever);
    QVERIFY(advice);
    const std::string_view reason = bot->reasons()[advice->reason];
    const auto facts = match::HintFacts<PlainRules<match::Offers>>::list();
    const auto fact = std::ranges::find_if(
        facts, [&](const auto& known) { return reason.starts_with(known.sentence); });
    QVERIFY2(fact != facts.end(), reason.data());
    QVERIFY2(fact->holds(match::HintView(view(game, 1)), *advice), reason.data());
    advice->action.number = -1;
    QVERIFY2(!fact->holds(match::HintView(view(game, 1)), *advice), reason.data());
  }

  // A plain bot with an optional move off turn uses at most as many rollouts for this decision as
  // for a move on turn. It stops when its time is over.
  void optionalMoveOffTurnUsesAtMostAsManyRolloutsAsAMoveOnTurn() {
    const match::Offers game(0, {1, 2, 3, 4, 5, 6});
    for (const BotKind kind : {BotKind::gentle, BotKind::fair, BotKind::sharp}) {
      const auto bot = plainBot<match::Offers>(kind);
      Random random(1);
      bot->choose(seenBy(match::Offers(1, {})), random, kNever);
      const std::uint32_t onTurn = bot->effort().rollouts;
      bot->choose(seenBy(game), random, kNever);
      const std::uint32_t offTurn = bot->effort().rollouts;
      QVERIFY(offTurn > 0 && offTurn <= onTurn && !bot->effort().cutShort);
      // The time is over before the decision starts.
      bot->setTimeLimit(std::chrono::milliseconds(-1));
      bot->choose(seenBy(game), random, kNever);
      QVERIFY(bot->effort().cutShort);
      QVERIFY(bot->effort().rollouts < offTurn);
    }
  }
};

DOWNPILE_TEST(TestPlainBots, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 15);
#include "tst_plain_bots.moc"
