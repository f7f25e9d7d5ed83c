// SPDX-License-Identifier: GPL-3.0-or-later
// The arena: measures of a deal, rotation of seats, equal results for equal bots, and figures
// independent of the number of threads.
#include <algorithm>
#include <chrono>
#include <ctime>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "../bots/match.h"
#include "arena/arena.h"
#include "arena/clairvoyant.h"
#include "arena/contestant.h"
#include "arena/unit.h"
#include "bots/bot_catalog.h"
#include "bots/random_bot.h"
#include "bots/rules_of.h"
#include "bots/underwear/rules.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

void ignoreProgress(int) {}

ArenaPlan planFor(std::string_view game, const std::string& hero, const std::string& field,
                  int units, int threads = 1) {
  const CatalogEntry* entry = findGame(game);
  return {.game = entry,
          .options = standardValues(entry->info->options),
          .players = match::playersOf(*entry->info),
          .hero = hero,
          .field = field,
          .units = units,
          .seeds = {.cards = 1, .bots = 2},
          .threads = threads};
}

std::vector<double> figuresOf(const ArenaResult& result) {
  std::vector<double> figures{static_cast<double>(result.games), static_cast<double>(result.deals),
                              static_cast<double>(result.hero.decisions()),
                              static_cast<double>(result.field.decisions())};
  for (const Comparison* each : {&result.measure, &result.score}) {
    for (const Estimate* estimate : {&each->hero, &each->field, &each->difference}) {
      figures.push_back(estimate->value.value());
      figures.push_back(estimate->margin.value());
    }
  }
  return figures;
}

bool isPlain(const QString& game) { return match::isPlain(game.toStdString()); }

// Returns fewer deals or games to play if the game has only plain bots (without knowledge of the
// game), which are slow.
int fewer(const QString& game, int units) { return isPlain(game) ? std::max(2, units / 3) : units; }

// Plays up to three deals of random moves, and examines HiddenCards for each viewer before each
// move. Returns true if HiddenCards always assigns as many hidden cards to each other player as
// that player's hand hides from the viewer.
template <class G>
bool ownersAreHands() {
  bool agree = true;
  if constexpr (requires(const G& game, const CardSet& cards) { game.state().hands[0] & cards; }) {
    const int players = match::playersOf(G::info());
    RandomBot chance;
    const std::vector<Bot*> seats(at(players), &chance);
    G game(standardValues(G::info().options), players);
    for (int deal = 0; deal < 3; ++deal) {
      if (deal > 0) game.startDeal(NoReport{});
      match::playDeal(game, seats, 3, [&](const G& now, int, const Action&) {
        for (int viewer = 0; viewer < players; ++viewer) {
          const CardSet unknown = now.masked(viewer).unknownTo(viewer);
          const HiddenCards hidden = view(now, viewer).hidden();
          for (int other = 0; other < players; ++other) {
            if (other == viewer) continue;
            const auto hiddenCards = std::span(hidden.list).first(hidden.slotCount);
            agree = agree && std::ranges::count(hiddenCards, other, &HiddenCards::Slot::owner) ==
                                 (now.state().hands[at(other)] & unknown).size();
          }
        }
      });
      if (game.gameOver()) break;
    }
  }
  return agree;
}

Standing dealOf(std::vector<int> scores) {
  Standing standing;
  standing.scores = std::move(scores);
  standing.dealOver = true;
  return standing;
}

}  // namespace

class TestArena : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString(entry.info->id.data());
    }
  }

 private slots:
  // In Underwear, players never score by only drawing and passing.
  void gameWithoutWinnerEndsAtTheMaximumNumberOfDeals() {
    const CatalogEntry& underwear = *findGame("underwear");
    const auto game = underwear.create(standardValues(underwear.info->options), 2);
    const auto draws = [](const AnyGame& now, int player, Random&) -> std::optional<Action> {
      for (const char* move : {"draw", "pass"}) {
        const auto action = now.actionFromText(player, move);
        if (!now.check(player, *action)) return action;
      }
      return std::nullopt;
    };
    int deals = 0;
    playDeals(*game, Unit::game, {.cards = 1, .bots = 2}, 0, draws, [&] {
      if (++deals > kMostDealsOfGame) throw std::runtime_error("more deals than a game can have");
    });
    QCOMPARE(deals, kMostDealsOfGame);
    QVERIFY(!game->standing().gameOver);
  }

  void winSharesAndPointsAreComputedFromTheScoresOfADeal() {
    const Standing deal = dealOf({7, 2, 7, 0});
    QCOMPARE(bestScore(deal, 0), (Portion{0.5, 1}));
    QCOMPARE(bestScore(deal, 1), (Portion{0, 1}));
    QCOMPARE(fewestPoints(deal, 3), (Portion{1, 1}));
    QCOMPARE(fewestPoints(deal, 0), (Portion{0, 1}));
    QCOMPARE(fewestPoints(dealOf({1, 1, 4, 1}), 1), (Portion{1.0 / 3, 1}));
    QCOMPARE(pointsOf(deal, 1), (Portion{2, 1}));
    // Settlement by rule D7 of Up and Down.
    QCOMPARE(pointsSettled(dealOf({-10, 20, 40, 30}), 0), (Portion{-120, 1}));
    QCOMPARE(pointsSettled(dealOf({-10, 20, 40, 30}), 2), (Portion{80, 1}));
    QCOMPARE(bestScore(dealOf({-20, -10, -20, -10}), 3), (Portion{0.5, 1}));
  }

  void severalWinnersOfAGameShareOneWin() {
    Standing deal = dealOf({0, 1, 0});
    QCOMPARE(gameWon(deal, 1), Portion{});  // an unfinished game has no winner
    deal.gameOver = true;
    deal.winners.insert(0);
    deal.winners.insert(1);
    QCOMPARE(gameWon(deal, 1), (Portion{0.5, 1}));
    QCOMPARE(gameWon(deal, 2), (Portion{0, 1}));
  }

  void arenaMeasuresPointsInUpAndDownAndShareOfWinsInOtherGames() {
    QVERIFY(measureOf("up-and-down").of == &pointsSettled);
    QVERIFY(!measureOf("up-and-down").isShare && measureOf("life").isShare);
    QCOMPARE(measureOf("up-and-down").unit, Unit::game);
    for (const char* game : {"life", "three-up-three-down", "ultimate-loser", "underwear"}) {
      QVERIFY(measureOf(game).of == &gameWon);
      QCOMPARE(measureOf(game).unit, Unit::game);
    }
    QVERIFY(measureOf("some-other-game").of == &bestScore);
    QCOMPARE(measureOf("some-other-game").unit, Unit::deal);
  }

  void resultIsIndependentOfTheNumberOfThreads_data() { everyGame(); }
  void resultIsIndependentOfTheNumberOfThreads() {
    QFETCH(QString, game);
    const auto figures = [&](int threads) {
      return figuresOf(runArena(planFor(game.toStdString(), match::sensibleBot(game.toStdString()),
                                        "random", fewer(game, 7), threads),
                                ignoreProgress));
    };
    const std::vector<double> alone = figures(1);
    QCOMPARE(figures(2), alone);
    QCOMPARE(figures(3), alone);
    // Covers bots with a memory of the game's past: the number of threads does not change the
    // result for them, either.
    const auto fair = [&](int threads) {
      return figuresOf(runArena(
          planFor(game.toStdString(), "fair", match::sensibleBot(game.toStdString()), 2, threads),
          ignoreProgress));
    };
    if (game == catalog().front().info->id.data()) QCOMPARE(fair(2), fair(1));
  }

  void cardsAndBotsHaveSeparateSeeds() {
    const auto figures = [](UnitSeeds seeds) {
      ArenaPlan plan = planFor("underwear", "rules", "random", 5);
      plan.seeds = seeds;
      return figuresOf(runArena(plan, ignoreProgress));
    };
    const auto usual = figures({.cards = 1, .bots = 2});
    QVERIFY(figures({.cards = 3, .bots = 2}) != usual);
    QVERIFY(figures({.cards = 1, .bots = 3}) != usual);
    QVERIFY(UnitSeeds{}.of(1, 1).cards != UnitSeeds{}.of(2, 1).cards);
    QVERIFY(UnitSeeds{}.of(1, 1).bots != UnitSeeds{}.of(1, 2).bots);
  }

  // The hero (the measured bot) and all its opponents are the same bot. The difference of their
  // results is exactly zero, because neither the cards nor the bots depend on the hero's seat.
  void botComparedWithItselfHasNoDifferenceInResults_data() { everyGame(); }
  void botComparedWithItselfHasNoDifferenceInResults() {
    QFETCH(QString, game);
    const std::string name = match::sensibleBot(game.toStdString());
    const ArenaPlan plan = planFor(game.toStdString(), name, name, fewer(game, 6));
    const ArenaResult result = runArena(plan, ignoreProgress);
    for (const Comparison* each : {&result.measure, &result.score}) {
      QCOMPARE(each->difference.value.value(), 0.0);
      QCOMPARE(each->difference.margin.value(), 0.0);
      QVERIFY(qAbs(each->hero.value.value() - each->field.value.value()) < 1e-9);
    }
    // Equal bots win equal shares. In a game whose losers pay the winners, the mean gain of equal
    // bots is 0.
    const double even = measureOf(game.toStdString()).isShare ? 1.0 / plan.players : 0;
    QVERIFY(qAbs(result.measure.hero.value.value() - even) < 1e-9);
  }

  void strongerBotWinsMore_data() { everyGame(); }
  void strongerBotWinsMore() {
    QFETCH(QString, game);
    const bool plain = isPlain(game);
    const std::string name = plain ? "fair" : "rules";
    // In games with only plain bots, luck may decide more than in others. So more deals are played.
    const int units = plain ? 160 : 40;
    const auto measured = [&](const std::string& hero, const std::string& field) {
      const ArenaPlan plan = planFor(game.toStdString(), hero, field, units, 2);
      return runArena(plan, ignoreProgress).measure;
    };
    const Comparison up = measured(name, "random");
    const Comparison down = measured("random", name);
    QVERIFY(*up.difference.value - *up.difference.margin > 0);
    QVERIFY(*down.difference.value + *down.difference.margin < 0);
    QVERIFY(*up.hero.value > *up.field.value);
  }

  // The shares of the hero and of all opponents add up to 1, the settled points of Up and Down to
  // 0. The result for the field is the average per opponent.
  void winSharesOfAllPlayersAddUpToOneAndSettledPointsToZero() {
    for (const char* game : {"underwear", "ultimate-loser", "up-and-down"}) {
      for (const int players : {2, 3, 5}) {
        ArenaPlan plan = planFor(game, "rules", "random", 4);
        plan.players = players;
        const ArenaResult result = runArena(plan, ignoreProgress);
        QCOMPARE(result.games, 4 * players);
        const double sum = *result.measure.hero.value + (players - 1) * *result.measure.field.value;
        QVERIFY2(qAbs(sum - (measureOf(game).isShare ? 1 : 0)) < 1e-9, game);
      }
    }
  }

  // A stopped run has the results of the first units (deals or games). A stop request after the
  // last unit has no effect.
  void stoppedArenaRunHasTheResultsOfItsFirstDealsOrGames() {
    ArenaPlan plan = planFor("underwear", "rules", "random", 12);
    for (const auto& [threads, last] :
         std::vector<std::pair<int, int>>{{1, 5}, {1, 12}, {2, 5}, {2, 12}}) {
      plan.threads = threads;
      std::stop_source source;
      const ArenaResult result = runArena(
          plan,
          [&, last = last](int done) {
            if (done == last) source.request_stop();
          },
          source.get_token());
      // After a stop with two threads, a unit before the last finished one may be unfinished. Then
      // the result contains fewer units.
      QVERIFY(result.units == last || (threads > 1 && last < plan.units && result.units < last));
      ArenaPlan fewer = plan;
      fewer.units = result.units;
      const ArenaResult whole = runArena(fewer, ignoreProgress);
      QCOMPARE(whole.units, fewer.units);
      QCOMPARE(result.games, whole.games);
      QCOMPARE(result.deals, whole.deals);
      QCOMPARE(result.measure.difference.value, whole.measure.difference.value);
      QCOMPARE(result.score.hero.margin, whole.score.hero.margin);
    }
    std::stop_source before;
    before.request_stop();
    const ArenaResult none = runArena(plan, ignoreProgress, before.get_token());
    QCOMPARE(none.units, 0);
    QVERIFY(!none.measure.hero.value && none.hero.decisions() == 0);
  }

  // Stopping also interrupts a decision of a Master bot, which would otherwise take up to a minute.
  void stopRequestInterruptsTheDecisionOfABot() {
    ArenaPlan plan = planFor("ultimate-loser", "master", "master", 1000);
    std::stop_source source;
    std::jthread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(150));
      source.request_stop();
    });
    // Processor time, because elapsed time depends on the load.
    const std::clock_t start = std::clock();
    QVERIFY(runArena(plan, ignoreProgress, source.get_token()).units < plan.units);
    QVERIFY(std::clock() - start < 5 * CLOCKS_PER_SEC);
  }

  // The hero (the measured bot) plays each seat equally often. The arena's result for the hero
  // equals the result of playing the same deals without the arena, once per seat.
  void comparedBotPlaysEverySeatEquallyOften() {
    constexpr const char* kGame = "three-up-three-down";
    constexpr int kPlayers = 4;
    const CatalogEntry* entry = findGame(kGame);
    ArenaPlan plan = planFor(kGame, "rules", "random", 10);
    int reported = 0;
    const ArenaResult result = runArena(plan, [&](int done) { reported = done; });
    QCOMPARE(reported, 10);
    QCOMPARE(result.games, 10 * kPlayers);
    QCOMPARE(result.deals, 10 * kPlayers);
    // Plays the same deals without the arena.
    std::string error;
    Portion hero;
    const auto rules = makeBot(kGame, "rules", error);
    const auto random = makeBot(kGame, "random", error);
    for (int unit = 0; unit < 10; ++unit) {
      for (int seat = 0; seat < kPlayers; ++seat) {
        const auto game = entry->create(plan.options, kPlayers);
        playDeal(*game, plan.seeds.of(unit, 1), [&](int player, Random& stream) {
          return (player == seat ? rules : random)->choose(*game->view(player), stream, kNever);
        });
        hero += gameWon(game->standing(), seat);
      }
    }
    QCOMPARE(*result.measure.hero.value, hero.gained / hero.possible);
  }

  void refusesUnknownBotNamesAndBotsThatCannotPlayTheGame() {
    for (const CatalogEntry& entry : catalog()) {
      const std::string_view id = entry.info->id;
      for (const std::string& name : botNames(id))
        QCOMPARE(contestantRefusal(id, name), std::string());
      QVERIFY(contestantRefusal(id, "genius").starts_with("there is no bot genius; the bots are"));
      // Every game has a clairvoyant bot, which sees all cards. A bot seeing only the hands needs a
      // game in which each player's cards in HiddenCards are the player's hand.
      QCOMPARE(contestantRefusal(id, kClairvoyant), std::string());
      bool canOpenHands = false;
      withRules(id, [&]<class Rules>() { canOpenHands = Rules::kOwnersAreHands; });
      const std::string refusal = "open-hands does not play " + std::string(id);
      QCOMPARE(contestantRefusal(id, kOpenHands), canOpenHands ? std::string() : refusal);
      bool areHands = false;
      withGame(id, [&]<class G>() { areHands = ownersAreHands<G>(); });
      QVERIFY2(areHands || !canOpenHands, id.data());
      // In Life with open fans, the owners in HiddenCards are not players. An owner is the stock or
      // a set of suits impossible for the hidden card.
      if (id == "life") QVERIFY(!canOpenHands);
      QVERIFY(makeClairvoyant(id, "random") == nullptr);
    }
    QVERIFY(makeClairvoyant("overcoat", kClairvoyant) == nullptr);
  }

  // A distracted bot plays like the tuned bot, but makes about one move in four at random.
  void distractedBotIsWeakerThanTheTunedBotButStrongerThanARandomOne() {
    for (const char* game : {"underwear", "ultimate-loser"}) {
      QCOMPARE(contestantRefusal(game, kDistracted), std::string());
      for (const auto& [better, worse] :
           {std::pair{"tuned", "distracted"}, {"distracted", "random"}}) {
        const Comparison measure =
            runArena(planFor(game, better, worse, 60, 2), ignoreProgress).measure;
        QVERIFY2(*measure.difference.value > *measure.difference.margin, better);
      }
      QCOMPARE(quickPlayer(game), std::string_view("tuned"));
    }
  }

  // The choice of a bot that sees all hands depends on the hands, but not on the hidden cards of
  // the stock.
  void choiceOfABotThatSeesAllHandsDoesNotDependOnTheStock() {
    const UnderwearRules rules(UnderwearRules::plainStyle());
    const auto seer = makeClairvoyant("underwear", kOpenHands);
    int byHands = 0;
    int stocks = 0;
    for (std::uint64_t deal = 0; deal < 6; ++deal) {
      GameOf<Underwear> game(Underwear(standardValues(Underwear::info().options), 4));
      playDeal(
          static_cast<AnyGame&>(game), {.cards = 5, .deal = deal, .bots = deal},
          [&](int player, Random& random) {
            return rules.decide(view(game.game(), player), random, kNever);
          },
          [&](int player, const Action&) {
            const Underwear& truth = game.game();
            const auto chosen = [&](const Underwear& world) {
              Random random(8);
              return seer->choose(GameOf<Underwear>(world), player, random);
            };
            Sampler<Underwear> sampler(view(truth, player));
            Random draws(9);
            const Underwear otherHands = sampler.draw(draws);
            Underwear otherStock = truth.masked(player);
            CardSet hands;
            for (const CardSet& hand : truth.state().hands) hands |= hand;
            std::vector<Card> rest;
            for (Card card : view(truth, player).seen().unknownTo(player) - hands)
              rest.push_back(card);
            draws.shuffle(std::span(rest));
            for (int other = 0; other < truth.players(); ++other) {
              if (other == player) continue;
              for (Card card :
                   truth.state().hands[at(other)] - otherStock.state().hands[at(other)]) {
                otherStock.putHidden(other, card);
              }
            }
            for (Card card : rest) otherStock.putHidden(Underwear::kStockOwner, card);
            stocks += otherStock == truth ? 0 : 1;
            const auto action = chosen(truth);
            byHands += action == chosen(otherHands) ? 0 : 1;
            QVERIFY(action == chosen(otherStock));
          });
    }
    QVERIFY(stocks > 20);
    QVERIFY(byHands > 5);
  }

  // The arena plays a game through its own type and through AnyGame with the same random numbers,
  // and so with the same moves.
  void arenaMakesTheSameMovesWithAGameTypeAndWithTheAnyGameInterface() {
    const UnitSeeds seeds{.cards = 4, .bots = 5};
    const auto evenMove = [](const auto& game, int player, Random& random) {
      std::vector<Action> moves;
      if constexpr (requires { game.legal(player); }) {
        moves = game.legal(player);
      } else {
        game.legal(player, [&](const Action& action) { moves.push_back(action); });
      }
      return std::optional(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    };
    withGame("life", [&]<class G>() {
      const OptionValues options = standardValues(G::info().options);
      for (int unit = 0; unit < 5; ++unit) {
        G plain(options, 3);
        const auto any = findGame("life")->create(options, 3);
        const Measure& measure = measureOf("life");
        QVERIFY(playUnit(plain, measure, seeds, unit, evenMove) ==
                playUnit(*any, measure, seeds, unit, evenMove));
        QVERIFY(any->write() == plain.write());
      }
    });
  }
};

DOWNPILE_TEST(TestArena, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 18);
#include "tst_arena.moc"
