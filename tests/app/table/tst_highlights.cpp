// SPDX-License-Identifier: GPL-3.0-or-later
// Events at which the table pauses: thrown signs, a finished trick, the end of a deal. Each is
// reached in a real game of random moves.
#include <algorithm>
#include <map>
#include <utility>

#include "../support/dealt.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMostSeeds = 400;
constexpr int kMovesWatched = 1000;

// A record up to the position for a test, and the next move of the game, which the record does not
// contain. Most tests play this move.
struct Moment {
  Record record;
  int player = 0;   // player who makes the next move
  Action action{};  // the next move
};

// Returns the first position for which `isIt` returns true, given the session and the next move.
// With `ending` > 0, the move must also end the deal and move cards between places at least
// `ending` times.
template <class IsIt>
std::optional<Moment> momentOf(const std::string& game, int players, IsIt isIt, int ending = 0) {
  for (int seed = 1; seed <= kMostSeeds; ++seed) {
    RecordHeader header;
    header.game = game;
    header.players = players;
    header.options = standardValues(findGame(game)->info->options);
    header.seed = static_cast<std::uint64_t>(seed);
    for (int player = 0; player < players; ++player) {
      header.seats.push_back({.kind = player == 0 ? "person" : "random",
                              .portrait = 1 + player,
                              .name = "Player " + std::to_string(player)});
    }
    MemoryJournal journal;
    int moved = 0;
    const auto count = [&moved](const Step& step) {
      moved += static_cast<int>(std::ranges::count_if(step.events, [](const Event& event) {
        return event.kind == Event::Kind::move || event.kind == Event::Kind::pile;
      }));
    };
    const auto session = Session::begin(header, journal, {.stepped = count, .reset = {}});
    Random random(header.seed);
    for (int moves = 0; moves < kMovesWatched && !session->standing().dealOver; ++moves) {
      const PlayerSet actors = session->actors();
      int player = players - 1;
      while (!actors.contains(player)) --player;
      const std::vector<Action> legal = session->view(player)->legal();
      const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      std::optional<Moment> moment;
      if (isIt(*session, player, action)) moment = {session->record(), player, action};
      moved = 0;
      session->submit(player, action, session->position());
      const bool ends = session->standing().dealOver && moved >= ending;
      if (moment && (ending == 0 || ends)) return moment;
    }
  }
  return std::nullopt;
}

std::string_view verbOf(const Session& session, const Action& action) {
  return session.view(0)->info().verbs[action.verb].name;
}

// Returns true if player 0 is on turn after this move of player 0.
bool isStillOnTurn(const Session& session, const Action& action) {
  MemoryJournal journal;
  const auto next = Session::resume(session.record(), journal, {});
  next->submit(0, action, next->position());
  return !next->standing().dealOver && next->standing().turn == 0;
}

// Continues the game of the moment at a slow pace, with all animations, and makes its move.
bool playSlowly(Table& table, const Moment& moment) {
  if (!table.resume(moment.record)) return false;
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"unhurried"_s);
  return sourceOf(table.controller).play(moment.player, moment.action) == Session::Result::played;
}

}  // namespace

class TestHighlights : public QObject {
  Q_OBJECT

  static int countAt(const Table& table, const QString& zone) {
    return static_cast<int>(std::ranges::count(table.cards(), zone, &CardRow::zone));
  }

 private slots:
  void thrownSignsStayUntilACardMoves();
  void winningCardsOfATrickAreMarkedBeforeAllMoveAway_data();
  void winningCardsOfATrickAreMarkedBeforeAllMoveAway();
  void hurryingEndsTheMotionOfAFinishedTrick();
  void lastMoveOfADealIsShownBeforeTheScoreSheet();
  void noEventBannerIsShownWithReducedMotionAtInstantPace();
  void flippedFaceDownCardIsTurnedUpAndAnnouncedBeforeItMoves();
  void clearingCardIsShownOnThePileBeforeThePileMoves();
  void faceUpCardsKeepTheirSlotsWhenTheCardBetweenIsPlayed();
  void bestPlayOfTheTrickAndPlayersWhoPassedAreMarked();
  void ownWinningPlayHasTheCrownAndNoPromptUntilTheTrickIsAway();
  void promptForAFurtherDiscardIsShownAtOnceAfterAnOwnClear();
};

// All signs thrown together are shown at once, and stay until a card moves.
void TestHighlights::thrownSignsStayUntilACardMoves() {
  const auto moment =
      momentOf("ultimate-loser", 5, [](const Session& session, int player, const Action& action) {
        return player == 0 && verbOf(session, action) == "throw" && session.actors().size() == 1;
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"normal"_s);
  auto& players = table.controller.players()->rows();
  QVERIFY(std::ranges::all_of(players, [](const PlayerRow& row) { return row.symbol.isEmpty(); }));
  QVERIFY(table.controller.gestures()->press(u"throw rock"_s));
  QVERIFY(table.skipUntil([&] {
    return std::ranges::count_if(players,
                                 [](const PlayerRow& row) { return !row.symbol.isEmpty(); }) >= 2;
  }));
  QCOMPARE(players.front().symbol, u"rock"_s);
  QVERIFY(players.front().label.contains(u"You throw rock."_s));
  const auto signs = [&players] {
    return std::ranges::count_if(players,
                                 [](const PlayerRow& row) { return !row.symbol.isEmpty(); });
  };
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  QVERIFY(signs() >= 2);
  // Plays random moves until a card is played to the trick. If several players threw the best sign,
  // they throw again and get new signs.
  Random random(3);
  while (!sessionOf(table.controller).standing().dealOver) {
    const Session& session = sessionOf(table.controller);
    int player = 0;
    while (!session.actors().contains(player)) ++player;
    const std::vector<Action> legal = session.view(player)->legal();
    const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const bool throws = verbOf(session, action) == "throw";
    QCOMPARE(sourceOf(table.controller).play(player, action), Session::Result::played);
    table.controller.pace()->hurry();
    if (!throws) break;
    QVERIFY(signs() >= 2);
  }
  QCOMPARE(signs(), 0);
}

void TestHighlights::winningCardsOfATrickAreMarkedBeforeAllMoveAway_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("pile");
  QTest::newRow("up-and-down") << u"up-and-down"_s << u"played"_s;
  QTest::newRow("ultimate-loser") << u"ultimate-loser"_s << u"removed"_s;
}

void TestHighlights::winningCardsOfATrickAreMarkedBeforeAllMoveAway() {
  QFETCH(QString, game);
  QFETCH(QString, pile);
  const auto lying = [](const Session& session, const char* zone) {
    int cards = 0;
    const auto view = session.view(0);
    for (const PlaceContents& contents : view->places()) {
      if (view->info().zones[contents.place.zone].name == zone)
        cards += static_cast<int>(contents.cards.size());
    }
    return cards;
  };
  // Finds a position before the last play of a trick with three players: the cards of the two
  // others lie on the table.
  const auto moment = momentOf(
      game.toStdString(), 3, [&](const Session& session, int player, const Action& action) {
        return verbOf(session, action) == "play" && player == session.standing().dealer &&
               lying(session, "trick") == 2 * action.cards.size() && lying(session, "hands") > 0;
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"unhurried"_s);
  const int size = moment->action.cards.size();
  const int before = countAt(table, u"trick"_s);
  QCOMPARE(before, 2 * size);
  QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
           Session::Result::played);

  const auto marked = [&] { return std::ranges::count_if(table.cards(), &CardRow::marked); };
  QVERIFY(table.skipUntil([&] { return marked() == size; }));
  QCOMPARE(countAt(table, u"trick"_s), 3 * size);
  const auto best = std::ranges::find_if(table.cards(), &CardRow::marked);
  const int winner = best->player;
  // All cards of the trick move together, first to a place in front of the winner, and then away.
  QList<int> gathered;
  QList<int> swept;
  bool isSweptCardMarked = false;
  bool movesAway = false;
  connect(table.controller.cards(), &QAbstractItemModel::dataChanged, this, [&] {
    gathered << static_cast<int>(std::ranges::count(
        table.cards(), table.controller.players()->rows()[static_cast<std::size_t>(winner)].seat,
        &CardRow::gatheredAt));
    swept << countAt(table, pile);
    const bool isMarked = std::ranges::any_of(table.cards(), &CardRow::marked);
    if (gathered.last() == 3 * size && isMarked) isSweptCardMarked = true;
    if (countAt(table, u"trick"_s) == 0 && table.controller.presenter()->moving()) movesAway = true;
  });
  QVERIFY(table.skipUntil([&] { return countAt(table, u"trick"_s) == 0; }));
  QVERIFY(gathered.contains(3 * size) && !isSweptCardMarked);
  QCOMPARE(gathered.last(), 0);
  QVERIFY(table.skipUntil([&] { return movesAway; }));
  QVERIFY(swept.last() >= 3 * size);
}

void TestHighlights::hurryingEndsTheMotionOfAFinishedTrick() {
  const auto moment =
      momentOf("up-and-down", 3, [](const Session& session, int player, const Action& action) {
        return verbOf(session, action) == "play" && player == session.standing().dealer &&
               session.standing().deal == 1;
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(playSlowly(table, *moment));
  QVERIFY(table.controller.presenter()->moving());
  table.controller.pace()->hurry();
  QVERIFY(!table.controller.presenter()->moving());
  QCOMPARE(countAt(table, u"trick"_s), 0);
  QVERIFY(std::ranges::all_of(
      table.cards(), [](const CardRow& row) { return row.gatheredAt < 0 && !row.marked; }));
}

// The score sheet appears a while after the last card has arrived; hurry() shows it at once.
void TestHighlights::lastMoveOfADealIsShownBeforeTheScoreSheet() {
  const auto moment = momentOf(
      "life", 3, [](const Session&, int, const Action&) { return true; }, 4);
  QVERIFY(moment);
  for (const bool hurried : {false, true}) {
    for (const QString& pace : {u"instant"_s, u"unhurried"_s}) {
      Table table;
      QVERIFY(table.resume(moment->record));
      table.settings.setMotion(u"full"_s);
      table.settings.setPace(pace);
      int arrivedAt = 0;
      std::map<int, int> arrivals;
      connect(table.controller.cards(), &QAbstractItemModel::dataChanged, this, [&] {
        for (const CardRow& row : table.cards()) {
          if (std::exchange(arrivals[row.key], row.arrival) != row.arrival) {
            arrivedAt = table.time.now();
          }
        }
      });
      QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
               Session::Result::played);
      QVERIFY(table.controller.presenter()->moving());
      if (hurried) {
        table.controller.pace()->hurry();
        QVERIFY(table.controller.status()->dealOver() && !table.controller.presenter()->moving());
        continue;
      }
      QVERIFY(table.skipUntil([&] {
        return table.controller.status()->dealOver() && !table.controller.presenter()->moving();
      }));
      const int least = pace == u"instant"_s ? 700 : 1450;
      const int seen = table.time.now() - arrivedAt;
      QVERIFY2(seen >= least, qPrintable(QString::number(seen)));
    }
  }
}

// If motion is reduced and the pace is instant, no banner for events covers the prompt or the open
// hands.
void TestHighlights::noEventBannerIsShownWithReducedMotionAtInstantPace() {
  for (const int ending : {0, 1}) {
    const auto moment = momentOf(
        ending == 0 ? "three-up-three-down" : "underwear", 3,
        [&](const Session& session, int player, const Action& action) {
          return ending == 1 || (player == 0 && verbOf(session, action) == "flip");
        },
        ending);
    QVERIFY(moment);
    Table table;
    QVERIFY(table.resume(moment->record));
    table.settings.setMotion(u"reduced"_s);
    table.settings.setPace(u"instant"_s);
    QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
             Session::Result::played);
    QCOMPARE(table.controller.status()->dealOver(), ending == 1);
    QVERIFY(!table.controller.presenter()->moving());
    QCOMPARE(table.controller.moment()->text(), QString());
  }
}

// A blind card is first turned face up in its place, then announced, and only then moved.
void TestHighlights::flippedFaceDownCardIsTurnedUpAndAnnouncedBeforeItMoves() {
  const auto moment =
      momentOf("three-up-three-down", 2, [](const Session& session, int, const Action& action) {
        return verbOf(session, action) == "flip";
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"normal"_s);
  const auto shownInFront = [&table] {
    return std::ranges::count_if(table.cards(), [](const CardRow& row) {
      return row.zone == u"down"_s && !row.face.isEmpty();
    });
  };
  const auto news = [&table] { return table.controller.story()->rows().back().text; };
  QCOMPARE(shownInFront(), 0);
  const QString before = news();
  QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
           Session::Result::played);
  QCOMPARE(shownInFront(), 1);
  QCOMPARE(news(), before);
  QVERIFY(table.controller.moment()->text().isEmpty());
  QVERIFY(table.skipUntil([&] { return news() != before; }));
  QCOMPARE(shownInFront(), 1);
  QCOMPARE(table.controller.moment()->text(), news());
  QVERIFY(table.skipUntil([&] { return shownInFront() == 0; }));
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  QVERIFY(table.controller.moment()->text().isEmpty());
}

void TestHighlights::clearingCardIsShownOnThePileBeforeThePileMoves() {
  const auto moment =
      momentOf("three-up-three-down", 2, [](const Session& session, int, const Action& action) {
        if (verbOf(session, action) != "play" || action.cards.first().rank() <= 10) return false;
        const auto places = session.view(0)->places();
        return std::ranges::any_of(places, [&session](const PlaceContents& contents) {
          const auto zones = session.view(0)->info().zones;
          return zones[contents.place.zone].name == "pile" && contents.cards.size() > 1;
        });
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"normal"_s);
  const int lying = countAt(table, u"pile"_s);
  const int removed = countAt(table, u"removed"_s);
  QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
           Session::Result::played);
  QCOMPARE(countAt(table, u"pile"_s), lying + 1);
  QCOMPARE(countAt(table, u"removed"_s), removed);
  const auto marked = [&] { return std::ranges::count_if(table.cards(), &CardRow::marked); };
  QVERIFY(table.skipUntil([&] { return marked() == 1; }));
  QCOMPARE(countAt(table, u"pile"_s), lying + 1);
  QVERIFY(table.skipUntil([&] { return countAt(table, u"pile"_s) == 0; }));
}

// The face-up cards at both sides keep their slots when the card between them is played, also after
// resuming the game and after an undo.
void TestHighlights::faceUpCardsKeepTheirSlotsWhenTheCardBetweenIsPlayed() {
  const auto moment = momentOf(
      "three-up-three-down", 2, [](const Session& session, int player, const Action& action) {
        if (player != 0 || verbOf(session, action) != "play" || action.cards.size() != 1) {
          return false;
        }
        const auto places = session.view(0)->places();
        return std::ranges::any_of(places, [&](const PlaceContents& contents) {
          const bool isUp = session.view(0)->info().zones[contents.place.zone].name == "up";
          return isUp && contents.cards.size() == 3 && contents.cards[1] == action.cards.first();
        });
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  const auto homes = [](const Table& shown) {
    QStringList list;
    for (const CardRow& row : shown.cards()) {
      if (row.zone == u"up"_s && row.player == 0) {
        list << row.face + QString::number(row.slot);
      }
    }
    list.sort();
    return list;
  };
  const QStringList all = homes(table);
  QCOMPARE(all.size(), 3);
  QCOMPARE(sourceOf(table.controller).play(0, moment->action), Session::Result::played);
  const QStringList left = homes(table);
  QCOMPARE(left.size(), 2);
  Table again;
  QVERIFY(again.resume(sessionOf(table.controller).record()));
  QCOMPARE(homes(again), left);
  QVERIFY(table.controller.undoHistory()->mayUndo());
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(homes(table), all);
}

void TestHighlights::bestPlayOfTheTrickAndPlayersWhoPassedAreMarked() {
  // In the first trick of the deal the dealer acts last. So the pass of another player does not end
  // this trick.
  const auto moment =
      momentOf("ultimate-loser", 4, [](const Session& session, int player, const Action& action) {
        if (verbOf(session, action) != "pass" || player == session.standing().dealer) return false;
        const auto view = session.view(0);
        const auto places = view->places();
        const bool isFirstTrick = std::ranges::none_of(places, [&](const PlaceContents& contents) {
          const std::string_view zone = view->info().zones[contents.place.zone].name;
          return zone == "removed" && !contents.cards.empty();
        });
        return isFirstTrick && !view->leading().empty();
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(table.resume(moment->record));
  table.settings.setPace(u"unhurried"_s);
  const CardSet leading = sessionOf(table.controller).view(0)->leading();
  QCOMPARE(std::ranges::count_if(table.cards(), &CardRow::leading), leading.size());
  const auto hasPassed = [&](int player) {
    const auto& row = table.controller.players()->rows()[static_cast<std::size_t>(player)];
    return std::ranges::any_of(row.facts, [](const QVariant& fact) {
      return fact.toMap()[u"name"_s].toString() == u"passed"_s;
    });
  };
  QVERIFY(!hasPassed(moment->player));
  QCOMPARE(sourceOf(table.controller).play(moment->player, moment->action),
           Session::Result::played);
  table.controller.pace()->hurry();
  QVERIFY(sessionOf(table.controller).view(0)->leading() == leading);
  QVERIFY(hasPassed(moment->player));
}

// The viewer plays last and wins the trick, so the viewer is already on turn while it is shown.
void TestHighlights::ownWinningPlayHasTheCrownAndNoPromptUntilTheTrickIsAway() {
  const auto moment =
      momentOf("ultimate-loser", 3, [](const Session& session, int player, const Action& action) {
        return player == 0 && verbOf(session, action) == "play" && isStillOnTurn(session, action);
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(playSlowly(table, *moment));
  const int size = moment->action.cards.size();
  const auto crowned = [&] {
    return std::ranges::count_if(table.cards(),
                                 [](const CardRow& row) { return row.leading && row.player == 0; });
  };
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.skipUntil([&] { return crowned() == size; }));
  while (table.controller.presenter()->moving()) {
    QVERIFY(std::ranges::none_of(
        table.cards(), [](const CardRow& row) { return row.leading && row.player != 0; }));
    QCOMPARE(table.controller.status()->prompt(), QString());
    QVERIFY(table.skip());
  }
  QVERIFY(!table.controller.status()->prompt().isEmpty());
  QCOMPARE(crowned(), 0);
}

void TestHighlights::promptForAFurtherDiscardIsShownAtOnceAfterAnOwnClear() {
  const auto moment = momentOf(
      "three-up-three-down", 3, [](const Session& session, int player, const Action& action) {
        return player == 0 && verbOf(session, action) == "play" &&
               action.cards.first().rank() > 10 && isStillOnTurn(session, action);
      });
  QVERIFY(moment);
  Table table;
  QVERIFY(playSlowly(table, *moment));
  QVERIFY(table.controller.presenter()->moving());
  while (table.controller.presenter()->moving()) {
    QVERIFY(!table.controller.status()->prompt().isEmpty());
    QVERIFY(table.skip());
  }
}

DOWNPILE_TEST(TestHighlights);
#include "tst_highlights.moc"
