// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of 3UP 3DOWN: they play legal moves by every house rule, know no more than
// their view, explain themselves, and play well and each in an own way. Seeds are fixed, so that
// the figures are the same everywhere; the limits leave room for better players, not for worse.
#include <QtTest>
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "match.h"
#include "rules/sentence.h"
#include "support/random_options.h"

using namespace downpile;
using G = ThreeUpThreeDown;

namespace {

// Calls visit(game, player, action) in every position of some deals between all kinds of bots.
void eachPosition(int games, const match::MoveWatcher<G>& visit) {
  const auto bots = match::makeBots<G>();
  for (int i = 0; i < games; ++i) {
    Random random(7, static_cast<std::uint64_t>(i));
    const int players = 2 + i % 5;
    const OptionValues options = test::randomOptions(G::info(), &G::refuse, players, random);
    std::vector<Bot*> seats;
    for (int p = 0; p < players; ++p) {
      seats.push_back(bots[random.below(static_cast<std::uint32_t>(bots.size()))].get());
    }
    G game(options, players);
    for (int deal = 0; deal < 3 && !game.gameOver(); ++deal) {
      if (deal > 0) game.startDeal(NoReport{});
      match::playDeal(game, seats, random.next(), visit);
    }
  }
}

struct Tally : match::Tally<G> {
  int out = 0;             // deals won
  int voids = 0;           // deals
  std::int64_t turns = 0;  // of all players

  double share() const { return static_cast<double>(out) / deals; }

  void countDeal(const G& game, int player) {
    out += game.state().wentOut == player ? 1 : 0;
    voids += game.dealVoid() ? 1 : 0;
    turns += game.state().turns;
  }
};

// How often something was done of the times that it could be.
struct Rate {
  int done = 0;
  int possible = 0;
  double share() const { return static_cast<double>(done) / possible; }
};

// What a player does where it has the choice.
struct Habits : match::Tally<G> {
  Rate clears;  // a Clear, though a number fits
  Rate higher;  // not the lowest number that fits, without a Clear
  Rate stops;   // declines a further discard that could be made

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

class TestThreeUpThreeDownBots : public QObject {
  Q_OBJECT

 private slots:
  // playDeal throws where a bot makes an illegal move.
  void playLegallyByAllHouseRules() {
    int moves = 0;
    int pickedUpByChoice = 0;
    eachPosition(300, [&](const G& game, int player, const Action& action) {
      ++moves;
      if (action.verb != G::kPickup) return;
      int others = 0;
      game.legal(player, [&](const Action& other) { others += other.verb != G::kPickup; });
      pickedUpByChoice += others > 0;
    });
    QVERIFY(moves > 20000);
    QVERIFY(pickedUpByChoice > 0);
  }

  // Worlds that look the same to a player make the same choice: hands, what lies face down, the
  // stock, and while choosing what others have chosen.
  void knowNoMoreThanTheirView() {
    const auto bots = match::makeBots<G>();
    int different = 0;
    int facing = 0;
    int position = 0;
    eachPosition(60, [&](const G& game, int player, const Action&) {
      if (++position % 5 != 0) return;
      const auto seen = view(game, player);
      Random random(3, static_cast<std::uint64_t>(position));
      const G world = Sampler<G>(seen).draw(random);
      different += world == game ? 0 : 1;
      facing += game.state().phase == G::Phase::face ? 1 : 0;
      const ViewOf<G> one(seen);
      const ViewOf<G> other(view(world, player));
      for (const auto& bot : bots) {
        Random luck(11, static_cast<std::uint64_t>(position));
        Random sameLuck = luck;
        QVERIFY(bot->choose(one, luck, kNever) == bot->choose(other, sameLuck, kNever));
      }
    });
    QVERIFY(different > 300);
    QVERIFY(facing > 10);
  }

  void stopWhenCancelledAndAreSilentOffTurn() {
    const std::atomic<bool> cancelled{true};
    const auto bots = match::makeBots<G>();
    int asked = 0;
    eachPosition(4, [&](const G& game, int, const Action&) {
      for (int player = 0; player < game.players(); ++player) {
        const ViewOf<G> seen(view(game, player));
        const bool mayAct = game.actors().contains(player);
        for (const auto& bot : bots) {
          Random random(1);
          QVERIFY(!bot->choose(seen, random, cancelled));
          QVERIFY(!bot->advise(seen, random, cancelled));
          if (!mayAct) QVERIFY(!bot->choose(seen, random, kNever));
          ++asked;
        }
      }
    });
    QVERIFY(asked > 500);
  }

  // A hint is the move that would be played, nothing in its sentence stays empty, and every
  // sentence is of use.
  void adviseWhatTheyPlay() {
    const auto bots = match::makeBots<G>();
    std::vector<int> told(bots.back()->reasons().size(), 0);
    eachPosition(300, [&](const G& game, int player, const Action&) {
      const ViewOf<G> seen(view(game, player));
      for (const auto& bot : bots) {
        if (bot->reasons().empty()) continue;
        Random luck(5);
        Random sameLuck = luck;
        const auto choice = bot->choose(seen, luck, kNever);
        const auto advice = bot->advise(seen, sameLuck, kNever);
        QVERIFY(advice && choice);
        QVERIFY(advice->action == *choice);
        const std::string_view sentence = bot->reasons()[advice->why];
        if (mentions(sentence, "player")) QVERIFY(advice->player < game.players());
        if (mentions(sentence, "player")) QVERIFY(advice->player != player);
        if (mentions(sentence, "card")) QVERIFY(advice->card.known());
        if (sentence.find("%n") != sentence.npos) QVERIFY(advice->number > 0);
        ++told[advice->why];
      }
    });
    // Only a very long deal makes them pick up by choice; tst_three_up_three_down_positions has it.
    for (std::size_t why = 0; why < told.size(); ++why) {
      const std::string reason = bots.back()->reasons()[why];
      QVERIFY2(told[why] > 0 || reason.starts_with("It is only"), reason.c_str());
    }
  }

  void dealsEnd() {
    for (const std::string& name : match::quickBots(G::info().id)) {
      if (name == "random") continue;
      for (std::size_t players = 2; players <= G::kMostPlayers; ++players) {
        const std::vector<std::string> names(players, name);
        const Tally tally = match::duplicateDeals<Tally>(names, 40)[0];
        QCOMPARE(tally.voids, 0);
        const double turns = static_cast<double>(tally.turns) / tally.deals;
        QVERIFY2(turns < 130, qPrintable(QString::number(turns)));
      }
    }
  }

  // The cards decide much in this game: a quarter of the deals would be chance.
  void beatRandomPlayers() {
    const auto share = [](const std::vector<std::string>& names, int deals) {
      return match::duplicateDeals<Tally>(names, deals)[0].share();
    };
    const double four = share({"rules", "random", "random", "random"}, 250);
    QVERIFY2(four > 0.62, qPrintable(QString::number(four)));
    const double two = share({"rules", "random"}, 400);
    QVERIFY2(two > 0.83, qPrintable(QString::number(two)));
  }

  // Each of the three against plain ones.
  void charactersAreComparable() {
    for (const char* name : {"rules:saver", "rules:pusher", "rules:sweeper"}) {
      const double share =
          match::duplicateDeals<Tally>({name, "rules", "rules", "rules"}, 1000)[0].share();
      QVERIFY2(share > 0.22 && share < 0.28, qPrintable(QString::number(share)));
    }
  }

  void charactersDiffer() {
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

QTEST_APPLESS_MAIN(TestThreeUpThreeDownBots)
#include "tst_three_up_three_down_bots.moc"
