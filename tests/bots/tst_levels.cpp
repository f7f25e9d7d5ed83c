// SPDX-License-Identifier: GPL-3.0-or-later
// Bots of the levels gentle and fair make mistakes, but the average and the largest loss of a move
// are bounded, over 600 decisions per level and card game. In deals of one card in Up and Down,
// their bids have the highest expected score. Seeds are fixed.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "arena/play.h"
#include "bots/bot_catalog.h"
#include "bots/rules_of.h"
#include "bots/up-and-down/only_card.h"
#include "bots/up-and-down/rules.h"
#include "losses.h"
#include "match.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

std::unique_ptr<Bot> botOf(std::string_view game, const std::string& name) {
  std::string error;
  auto bot = makeBot(game, name, error);
  if (bot == nullptr) throw std::runtime_error(error);
  bot->setTimeLimit(std::chrono::milliseconds(0));
  return bot;
}

// Limits for the average and the maximum loss of a decision, compared with the move of the tuned
// rules bot. A loss is a difference of Rules::goal(), the result of a deal (about 0 to 1). The
// maximum is measured in worlds consistent with the level's memory.
struct Bounds {
  double mean = 0;
  double most = 0;
  double meanOfSpread = 0;  // limits relative to the standard deviation of a deal's result
  double mostOfSpread = 0;
};
// Bounds for the levels gentle and fair, the same for all games.
constexpr Bounds kGentleBounds{
    .mean = 0.04, .most = 0.3, .meanOfSpread = 0.1, .mostOfSpread = 1.25};
constexpr Bounds kFairBounds{.mean = 0.03, .most = 0.3, .meanOfSpread = 0.06, .mostOfSpread = 0.9};

struct Found {
  match::Losses losses;
  int suspects = 0;
  double worst = 0;  // largest certain loss of one decision
  std::string worstMove;
};

// Standard deviation of Rules::goal(), a player's result of a deal, in deals between rules bots.
template <class Rules>
double spreadOfDeals() {
  using Game = typename Rules::Game;
  static const double spread = [] {
    const int players = match::playersOf(Game::info());
    const auto bot = botOf(Game::info().id, match::sensibleBot(Game::info().id));
    match::Losses ends;
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
      GameOf<Game> game(Game(standardValues(Game::info().options), players));
      playDeal(static_cast<AnyGame&>(game), {.cards = 96, .deal = deal, .bots = 95},
               [&](int player, Random& stream) {
                 return bot->choose(*viewFor(*bot, game, player), stream, kNever);
               });
      for (int player = 0; player < players; ++player) {
        ends.add(Rules::goal(game.game(), player));
      }
    }
    return ends.error() * std::sqrt(ends.count - 1);
  }();
  return spread;
}

// Plays deals with one bot of this level, in another seat each deal, against rules bots, and
// measures the losses of its decisions.
template <class Rules>
Found lossesOf(const std::string& level, int decisions, int part) {
  using Game = typename Rules::Game;
  const int players = match::playersOf(Game::info());
  const auto bot = botOf(Game::info().id, level);
  // Worlds are sampled as a Fair bot does, with conclusions from 16 moves. For a Gentle bot, which
  // draws no conclusions from the past, they are sampled without conclusions.
  const LookBack back{.moves = bot->looksBack() ? 16 : 0};
  const auto other = botOf(Game::info().id, match::sensibleBot(Game::info().id));
  const Rules reference(Rules::tunedStyle());
  const double suspect = 0.25 * spreadOfDeals<Rules>();
  Found found;
  GameOf<Game> game(Game(standardValues(Game::info().options), players));
  for (auto deal = static_cast<std::uint64_t>(part) * 100000; found.losses.count < decisions;
       ++deal) {
    if (game.standing().gameOver) {
      game = GameOf<Game>(Game(standardValues(Game::info().options), players));
    } else if (game.standing().dealOver) {
      game.startDeal();
    }
    const int hero = static_cast<int>(deal % static_cast<std::uint64_t>(players));
    playDeal(
        static_cast<AnyGame&>(game), {.cards = 99, .deal = deal, .bots = 98},
        [&](int player, Random& stream) {
          Bot& asked = player == hero ? *bot : *other;
          return asked.choose(*viewFor(asked, game, player), stream, kNever);
        },
        [&](int player, const Action& action) {
          const auto any = viewFor(*bot, game, player);
          const auto& seen = static_cast<const ViewOf<Game>&>(*any).view();
          if (player != hero || !mustMove(seen.seen(), player) || onlyMove(seen)) return;
          Random stream(97, static_cast<std::uint64_t>(found.losses.count));
          const auto best = reference.decide(seen, stream, kNever);
          if (!best || *best == action) {
            found.losses.add(0);
            return;
          }
          const auto seed = static_cast<std::uint64_t>(found.losses.count);
          const auto measure = [&](Memory memory, const LookBack& lookBack, int worlds,
                                   std::uint64_t chain = 0) {
            return match::lossOf<Rules>(seen, historyOf<Game>(*any), memory, lookBack, action,
                                        *best, worlds, 8 * seed + chain);
          };
          const match::Losses some = measure(Memory::full, LookBack{}, 8);
          found.losses.add(some.mean());
          if (some.mean() < suspect) return;
          const match::Losses more = measure(Memory::ofTheTable, back, 48);
          if (more.mean() < suspect) return;
          ++found.suspects;
          // Likely worlds are sampled in chains and each resembles the one before. So a loss is
          // certain only if four independent chains agree.
          double bound = 1;
          for (std::uint64_t chain = 1; chain <= 4; ++chain) {
            const match::Losses many = measure(Memory::ofTheTable, back, 100, chain);
            bound = std::min(bound, many.mean() - 2 * many.error());
          }
          if (bound <= found.worst) return;
          found.worst = bound;
          found.worstMove =
              actionText(action, Game::info()) + " instead of " + actionText(*best, Game::info());
        });
  }
  return found;
}

template <class Rules>
void boundLosses(const std::string& level, int part, const Bounds& bounds) {
  constexpr int kDecisions = 150;
  const Found found = lossesOf<Rules>(level, kDecisions, part);
  const double spread = spreadOfDeals<Rules>();
  const QString text = QStringLiteral("%1 loses %2 +- %3 a decision, at most %4 (%5); %6 suspects")
                           .arg(QString::fromStdString(level))
                           .arg(found.losses.mean() / spread, 0, 'f', 3)
                           .arg(1.96 * found.losses.error() / spread, 0, 'f', 3)
                           .arg(found.worst / spread, 0, 'f', 2)
                           .arg(QString::fromStdString(found.worstMove))
                           .arg(found.suspects);
  qInfo("%s", qPrintable(text));
  // A limit is relative to the spread of results if this is stricter: an equal loss means more in a
  // game with small differences.
  const double mean = std::min(bounds.mean, bounds.meanOfSpread * spread);
  const double most = std::min(bounds.most, bounds.mostOfSpread * spread);
  QVERIFY2(found.losses.mean() - 2 * found.losses.error() < mean, qPrintable(text));
  QVERIFY2(found.worst < most, qPrintable(text));
}

UpAndDown dealOfOne(int players, bool fullPack, std::uint64_t seed) {
  OptionValues options = standardValues(UpAndDown::info().options);
  options[UpAndDown::kPack] = fullPack ? 1 : 0;
  UpAndDown game(options, players);
  Random random(seed);
  while (game.chance().kind != ChanceNeed::Kind::none) {
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
  }
  return game;
}

// Bids of a level on a hand from a pack of 52 cards; hearts are trumps.
std::vector<int> bidsOf(const std::string& name, int players, const std::string& hand) {
  OptionValues options = standardValues(UpAndDown::info().options);
  options[UpAndDown::kPack] = 1;
  std::string error;
  const int cards = static_cast<int>(hand.size() + 1) / 3;
  // The other players get cards from the rest of the pack.
  CardSet own;
  for (std::size_t i = 0; i < hand.size(); i += 3) {
    own.insert(*cardFromText(hand.substr(i, 2), CardFamily::french));
  }
  std::vector<std::string> rest;
  for (Card card : UpAndDown(options, players).deck() - own) {
    rest.push_back(cardText(card, CardFamily::french));
  }
  // The leader sits before the viewer and has already bid 0.
  const int leader = cards % players;
  const int viewer = leftOf(leader, players);
  std::string hands;
  std::string bids;
  std::size_t next = 0;
  for (int p = 0; p < players; ++p) {
    bids += p == leader ? "0 " : "null ";
    hands += p == viewer ? '[' + hand : "[";
    for (int i = 0; i < cards && p != viewer; ++i) hands += rest[next++] + ' ';
    hands += "] ";
  }
  std::string undealt;
  while (next < rest.size()) undealt += rest[next++] + ' ';
  const std::string text = "{turn " + std::to_string(viewer) + " deal " + std::to_string(cards) +
                           " trump H bids [" + bids + "] hands [" + hands + "] undealt [" +
                           undealt + "]}";
  const auto game = UpAndDown::read(options, players, *test::valueFromText(text), true, error);
  if (!game) throw std::runtime_error(error + ": " + text);
  const auto bot = botOf(UpAndDown::info().id, name);
  std::vector<int> made;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Random random(seed);
    const auto bid = bot->choose(ViewOf<UpAndDown>(view(*game, viewer)), random, kNever);
    made.push_back(bid->number);
  }
  return made;
}

}  // namespace

class TestLevels : public QObject {
  Q_OBJECT

 private slots:
  // The rows divide the decisions into parts, so no test takes five minutes on a busy machine.
  void mistakesOfGentleAndFairBotsStayWithinBounds_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("part");
    for (const CatalogEntry& entry : catalog()) {
      const QString game = QString::fromUtf8(entry.info->id.data());
      for (const char* level : {"gentle", "fair"}) {
        for (int part = 0; part < 4; ++part) {
          QTest::addRow("%s %s %d", qPrintable(game), level, part) << game << level << part;
        }
      }
    }
  }
  void mistakesOfGentleAndFairBotsStayWithinBounds() {
    QFETCH(QString, game);
    QFETCH(QString, level);
    QFETCH(int, part);
    const Bounds& bounds = level == "gentle" ? kGentleBounds : kFairBounds;
    const std::string name = level.toStdString();
    withRules(game.toStdString(), [&]<class Rules>() { boundLosses<Rules>(name, part, bounds); });
  }

  // In a deal of one card, the bid is the only decision. The computed chance to win the trick is
  // compared with its frequency in sampled hands of the opponents.
  void chanceToTakeTheTrickOfAOneCardDealInUpAndDownMatchesSampling() {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const int players = 2 + static_cast<int>(seed % 5);
      const UpAndDown game = dealOfOne(players, seed % 2 == 0, seed);
      const int player = game.state().turn;
      const View<UpAndDown> seen = view(game, player);
      Sampler<UpAndDown> sampler(seen);
      constexpr int kWorlds = 2000;
      int taken = 0;
      for (std::uint64_t i = 0; i < kWorlds; ++i) {
        Random stream(seed, i);
        UpAndDown world = sampler.draw(stream);
        playOut(world, kMostMoves, stream, [](const View<UpAndDown>& at, Random&) {
          std::optional<Action> any;
          at.legal([&](const Action& action) { any = action; });
          return any;
        });
        taken += world.state().taken[static_cast<std::size_t>(player)];
      }
      const double computed = chanceOfOnlyCard(seen);
      const double counted = static_cast<double>(taken) / kWorlds;
      QVERIFY2(std::abs(computed - counted) < 0.045,
               qPrintable(QStringLiteral("%1 %2 %3").arg(seed).arg(computed).arg(counted)));
    }
  }

  void bidOnASingleCardMaximisesTheExpectedScore_data() { addLevels(); }
  void bidOnASingleCardMaximisesTheExpectedScore() {
    QFETCH(QString, level);
    const auto bot = botOf(UpAndDown::info().id, level.toStdString());
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      const UpAndDown game = dealOfOne(2 + static_cast<int>(seed % 5), seed % 2 == 0, seed);
      const int player = game.state().turn;
      const View<UpAndDown> seen = view(game, player);
      Random random(seed);
      const auto bid = bot->choose(ViewOf<UpAndDown>(seen), random, kNever);
      const double takes = chanceOfOnlyCard(seen);
      const auto expectedScore = [&](int number) {
        return takes * game.scoreOf(number, 1) + (1 - takes) * game.scoreOf(number, 0);
      };
      double best = expectedScore(bid->number);
      game.legal(player,
                 [&](const Action& other) { best = std::max(best, expectedScore(other.number)); });
      QVERIFY(expectedScore(bid->number) > best - 1e-9);
    }
  }

  // Regressions: hands of real games of Up and Down for which bots made bad bids.
  void bidsInUpAndDownMatchTheStrengthOfTheHand_data() { addLevels(); }
  void bidsInUpAndDownMatchTheStrengthOfTheHand() {
    QFETCH(QString, level);
    const auto most = [](const std::vector<int>& bids) { return *std::ranges::max_element(bids); };
    const auto least = [](const std::vector<int>& bids) { return *std::ranges::min_element(bids); };
    for (const std::string& name :
         {level.toStdString(), level.toStdString() + ":bold", level.toStdString() + ":cautious"}) {
      QCOMPARE(most(bidsOf(name, 6, "7C")), 0);  // not a trump, and does not lead
      QVERIFY(most(bidsOf(name, 6, "JC 8D")) < 2);
      QCOMPARE(least(bidsOf(name, 6, "KH")), 1);  // the king of trumps
      QVERIFY(least(bidsOf(name, 6, "AH KH QC 8D")) > 0);
      QVERIFY(least(bidsOf(name, 4, "AH KH")) > 0);
    }
  }

 private:
  static void addLevels() {
    QTest::addColumn<QString>("level");
    for (const char* level : {"gentle", "fair", "sharp"}) QTest::newRow(level) << level;
  }
};

DOWNPILE_TEST(TestLevels, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 110);
#include "tst_levels.moc"
