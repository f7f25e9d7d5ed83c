// SPDX-License-Identifier: GPL-3.0-or-later
// Playing strength and habits of the 3UP 3DOWN rules bot over many deals. Fixed seeds give the same
// figures everywhere; the limits allow stronger bots, not weaker ones.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "match.h"
#include "runner/test_class.h"

using namespace downpile;
using G = ThreeUpThreeDown;

namespace {

struct Ends : match::Habits<G> {
  int out = 0;             // deals won
  int voids = 0;           // void deals
  std::int64_t turns = 0;  // number of turns of all players

  double share() const { return static_cast<double>(out) / deals; }

  void countDeal(const G& game, int player) {
    out += game.state().wentOut == player ? 1 : 0;
    voids += game.dealVoid() ? 1 : 0;
    turns += game.state().turns;
  }
};

// Number of times a move such as playing a Clear was made, and number of times it was possible.
struct Rate {
  int done = 0;
  int possible = 0;
  double share() const { return static_cast<double>(done) / possible; }
};

// Habits of a bot, counted only if it has a choice.
struct Habits : match::Habits<G> {
  Rate clears;  // plays a Clear although a number fits
  Rate higher;  // plays a number above the lowest fitting one, of the plays of a number
  Rate stops;   // declines a possible further discard

  void countMove(const G& game, int player, const Action& action) {
    if (action.verb != G::kPlay && action.verb != G::kStop) return;
    int lowest = kRankClear;
    int highest = 0;
    bool clear = false;
    game.legal(player, [&](const Action& other) {
      if (other.verb != G::kPlay) return;
      const int rank = other.cards.first().rank();
      clear = clear || rank > G::kHighestNumber;
      if (rank > G::kHighestNumber) return;
      lowest = std::min(lowest, rank);
      highest = std::max(highest, rank);
    });
    const bool mayStop = game.state().phase == G::Phase::further && !game.state().owed;
    if (mayStop && (clear || highest > 0)) add(stops, action.verb == G::kStop);
    if (action.verb != G::kPlay) return;
    const int rank = action.cards.first().rank();
    if (clear && highest > 0) add(clears, rank > G::kHighestNumber);
    if (rank <= G::kHighestNumber && lowest < highest) add(higher, rank > lowest);
  }

  static void add(Rate& rate, bool done) {
    ++rate.possible;
    rate.done += done ? 1 : 0;
  }

  QString text() const {
    return QStringLiteral("Clears %1, higher %2, stops %3")
        .arg(clears.share())
        .arg(higher.share())
        .arg(stops.share());
  }
};

}  // namespace

class TestThreeUpThreeDownStrength : public QObject {
  Q_OBJECT

 private slots:
  void dealsBetweenBotsEndInFewTurns() {
    for (const std::string& name : match::quickBots(G::info().id)) {
      if (name == "random") continue;
      for (std::size_t players = 2; players <= G::kMostPlayers; ++players) {
        const std::vector<std::string> names(players, name);
        const Ends tally = match::duplicateDeals<Ends>(names, 40)[0];
        QCOMPARE(tally.voids, 0);
        const double turns = static_cast<double>(tally.turns) / tally.deals;
        QVERIFY2(turns < 130, qPrintable(QString::number(turns)));
      }
    }
  }

  // A random player would win a quarter of the deals of four players. The required shares are not
  // higher because luck decides much in this game.
  void botsBeatRandomPlayers() {
    const auto share = [](const std::vector<std::string>& names, int deals) {
      return match::duplicateDeals<Ends>(names, deals)[0].share();
    };
    const double four = share({"rules", "random", "random", "random"}, 250);
    QVERIFY2(four > 0.62, qPrintable(QString::number(four)));
    const double two = share({"rules", "random"}, 400);
    QVERIFY2(two > 0.83, qPrintable(QString::number(two)));
  }

  // Bots with each of the three characters play against bots without a character.
  void charactersAreAboutEquallyStrong() {
    for (const char* name : {"rules:saver", "rules:pusher", "rules:sweeper"}) {
      const double share =
          match::duplicateDeals<Ends>({name, "rules", "rules", "rules"}, 1000)[0].share();
      QVERIFY2(share > 0.22 && share < 0.28, qPrintable(QString::number(share)));
    }
  }

  void charactersDifferInTheirHabits() {
    const auto habits =
        match::duplicateDeals<Habits>({"rules:saver", "rules:pusher", "rules:sweeper"}, 400);
    const Habits& saver = habits[0];
    const Habits& pusher = habits[1];
    const Habits& sweeper = habits[2];
    QString text;
    for (const Habits& each : habits) text += each.text() + u'\n';
    const QByteArray figures = text.toUtf8();
    QVERIFY2(saver.stops.share() > pusher.stops.share() + 0.01, figures);
    QVERIFY2(saver.stops.share() > sweeper.stops.share() + 0.01, figures);
    QVERIFY2(pusher.higher.share() > saver.higher.share() + 0.02, figures);
    QVERIFY2(pusher.higher.share() > sweeper.higher.share() + 0.02, figures);
    QVERIFY2(sweeper.clears.share() > saver.clears.share() + 0.05, figures);
    QVERIFY2(sweeper.clears.share() > pusher.clears.share() + 0.05, figures);
  }
};

DOWNPILE_TEST(TestThreeUpThreeDownStrength, .tier = downpile::tests::Tier::thorough,
              .thoroughSeconds = 3);
#include "tst_three_up_three_down_strength.moc"
