// SPDX-License-Identifier: GPL-3.0-or-later
// Two deals of each game of the catalog at a table without a window. The person makes random legal
// moves by the gestures of the interface. After each move the cards on the table are compared with
// the person's view. Occasionally a hint is requested, or the last move is undone.
#include <QLocale>
#include <QSignalSpy>
#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "../support/dealt.h"
#include "bots/bot_catalog.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDeals = 2;
constexpr int kMostMoves = 1500;  // maximum number of moves of the person

RecordHeader headerOf(const GameInfo& info, int players, std::uint64_t seed) {
  RecordHeader header;
  header.game = std::string(info.id);
  header.players = players;
  header.options = standardValues(info.options);
  header.seed = seed;
  header.botSeed = seed + 1;
  // Uses random opponents if the game has no rule-based bots.
  const char* opponent = std::ranges::count(botNames(info.id), "rules") > 0 ? "rules" : "random";
  for (int player = 0; player < players; ++player) {
    header.seats.push_back({.kind = player == 0 ? "person" : opponent,
                            .portrait = 1 + player,
                            .name = "Player " + std::to_string(player)});
  }
  return header;
}

// Makes a random legal move of the first player who may move.
void makeRandomMove(TableController& controller, Random& random) {
  for (int player = 0;; ++player) {
    const auto legal = sessionOf(controller).view(player)->legal();
    if (legal.empty()) continue;
    sourceOf(controller)
        .play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    return controller.pace()->hurry();
  }
}

}  // namespace

class TestEveryGame : public QObject {
  Q_OBJECT

  // Selects own cards by face. It does not matter which of several equal cards is selected. Returns
  // false if a card is missing.
  static bool select(TableController& controller, const CardSet& cards, CardFamily family) {
    std::vector<int> keys;
    for (Card card : cards) {
      const QString face =
          card.known() ? QString::fromStdString(cardText(card, family)) : QString();
      for (const CardRow& row : controller.cards()->rows()) {
        if (!row.liftable || row.face != face || std::ranges::count(keys, row.key) != 0) continue;
        keys.push_back(row.key);
        break;
      }
    }
    if (static_cast<int>(keys.size()) != cards.size()) return false;
    controller.gestures()->clearSelection();
    for (int key : keys) controller.gestures()->toggle(key);
    return true;
  }

  // Returns the key of the place at which the verb's cards are played. If the verb has a target
  // player, this is a place of that player.
  static QString placeFor(TableController& controller, const Verb& verb, const Action& action) {
    const bool aimed = action.target != kNoPlayer;
    const bool numbered =
        verb.shape == ActionShape::placeAndCards || verb.shape == ActionShape::place;
    for (const PlaceRow& row : controller.places()->rows()) {
      if (!verb.isMeantOn(row.place.zone)) continue;
      if (aimed && row.place.player != action.target) continue;
      if (!aimed && row.place.player != kNoPlayer &&
          row.place.player != controller.source()->viewer())
        continue;
      if (numbered && row.place.index != action.place) continue;
      return row.placeKey;
    }
    return {};
  }

  static int keyAt(TableController& controller, const QString& zone, const Action& action,
                   const QString& face) {
    for (const CardRow& row : controller.cards()->rows()) {
      if (row.zone != zone || row.player != action.target) continue;
      if (face.isEmpty() ? row.slot == action.place : row.face == face) return row.key;
    }
    return 0;
  }

  static QString zoneOf(const GameInfo& info, const Verb& verb) {
    for (std::size_t zone = 0; zone < info.zones.size(); ++zone) {
      if (verb.isMeantOn(static_cast<int>(zone))) return QString::fromUtf8(info.zones[zone].name);
    }
    return {};
  }

  // Makes a move as a user would, by selections, clicks and buttons. Returns false if this is
  // impossible.
  static bool make(TableController& controller, const GameInfo& info, const Action& action) {
    const Verb& verb = info.verbs[action.verb];
    controller.gestures()->clearSelection();
    switch (verb.shape) {
      case ActionShape::bare:
      case ActionShape::number:
      case ActionShape::word:
        return controller.gestures()->press(QString::fromStdString(actionText(action, info)));
      case ActionShape::place:
      case ActionShape::target:
        return controller.gestures()->playAt(placeFor(controller, verb, action));
      case ActionShape::targetAndPlace:
        return controller.gestures()->pick(keyAt(controller, zoneOf(info, verb), action, {}));
      case ActionShape::targetAndCards:
        return controller.gestures()->pick(
            keyAt(controller, zoneOf(info, verb), action,
                  QString::fromStdString(cardText(action.cards.first(), info.family))));
      case ActionShape::cards:
      case ActionShape::placeAndCards:
        return select(controller, action.cards, info.family) &&
               playSelected(controller, placeFor(controller, verb, action), verb);
    }
    return false;
  }

  // Plays the selected cards at a place. If several moves are possible there, chooses the move with
  // this verb, or else the first.
  static bool playSelected(TableController& controller, const QString& place, const Verb& verb) {
    if (!controller.gestures()->playAt(place)) return false;
    const QStringList choices = controller.gestures()->choices();
    if (choices.isEmpty()) return true;
    for (int i = 0; i < choices.size(); ++i) {
      if (choices[i].startsWith(QString::fromUtf8(verb.offer), Qt::CaseInsensitive)) {
        return controller.gestures()->choose(i);
      }
    }
    return controller.gestures()->choose(0);
  }

  // Compares the cards on the table with the person's view: the number of cards in each place, the
  // faces known to the person and, outside of the person's own places, the order if the view has
  // one. Leaves out stocks and discard piles. Returns the first difference as text.
  static QString rowProblem(TableController& controller, const GameInfo& info) {
    std::vector<const CardRow*> bySlot;
    for (const CardRow& row : controller.cards()->rows()) bySlot.push_back(&row);
    std::ranges::stable_sort(bySlot, {}, &CardRow::slot);
    std::map<std::pair<QString, int>, QStringList> shown;
    for (const CardRow* row : bySlot) shown[{row->zone, row->player}] << row->face;
    std::map<std::pair<QString, int>, QStringList> known;
    std::set<std::pair<QString, int>> inOrder;
    for (const PlaceContents& contents : sessionOf(controller).view(0)->places()) {
      const Zone& zone = info.zones[contents.place.zone];
      if (zone.kind == ZoneKind::stock || zone.kind == ZoneKind::discard) continue;
      const int player = contents.place.player == kNoPlayer ? -1 : contents.place.player;
      if (contents.inOrder && player != controller.source()->viewer()) {
        inOrder.emplace(QString::fromUtf8(zone.name), player);
      }
      for (Card card : contents.cards) {
        known[{QString::fromUtf8(zone.name), player}]
            << (card.known() && !contents.faceDown
                    ? QString::fromStdString(cardText(card, info.family))
                    : QString());
      }
    }
    for (auto& [place, faces] : known) {
      QStringList& shownFaces = shown[place];
      if (!inOrder.contains(place)) {
        faces.sort();
        shownFaces.sort();
      }
      if (shownFaces != faces) {
        return place.first + u" of %1 shows [%2], not [%3]"_s.arg(place.second)
                                 .arg(shownFaces.join(u' '), faces.join(u' '));
      }
    }
    return {};
  }

  // Checks which players are marked with a ring: the player on turn, or in a simultaneous choice
  // the players who have not chosen yet. Returns a wrong ring as text.
  static QString ringProblem(TableController& controller) {
    const std::uint8_t turn = sessionOf(controller).standing().turn;
    const PlayerSet actors = sessionOf(controller).actors();
    for (const PlayerRow& row : controller.players()->rows()) {
      const bool isAwaited = turn == kNoPlayer ? actors.contains(row.player) : row.player == turn;
      if (row.isTurn != isAwaited) return u"the ring of player %1"_s.arg(row.player);
    }
    return {};
  }

  // Checks that cards in places with fixed slots do not move, and that jokers are at the end of the
  // hand.
  static QString homeProblem(TableController& controller, const GameInfo& info,
                             std::map<int, int>& homes) {
    std::map<int, int> now;
    std::map<int, QString> hand;
    for (const CardRow& row : controller.cards()->rows()) {
      if (row.isOwn) hand[row.slot] = row.face;
      const auto zone = std::ranges::find(info.zones, row.zone.toStdString(), &Zone::name);
      if (zone->keepsHomes) now[row.key] = row.slot;
    }
    const auto before = std::exchange(homes, now);
    for (const auto& [key, home] : now) {
      const auto found = before.find(key);
      if (found != before.end() && found->second != home) {
        return u"card %1 moves from %2 to %3"_s.arg(key).arg(found->second).arg(home);
      }
    }
    const auto isJoker = [](const auto& card) { return card.second == u"XX"_s; };
    return std::ranges::is_partitioned(hand, std::not_fn(isJoker)) ? QString()
                                                                   : u"jokers between suits"_s;
  }

  // Checks the totals below the columns of the score sheet and on the players' plates: they equal
  // the sums of the columns. Returns a wrong total as text.
  static QString sumProblem(TableController& controller) {
    const ScoreModel& scores = *controller.scores();
    const QLocale locale;
    for (qsizetype column = 0; column < scores.totals().size(); ++column) {
      int sum = 0;  // sum of the rows; points that players begin with have a row, too
      for (const ScoreRow& row : scores.rows()) sum += locale.toInt(row.cells[column]);
      const auto player = std::ranges::find(controller.players()->rows(), static_cast<int>(column),
                                            &PlayerRow::seat);
      if (locale.toInt(scores.totals()[column]) != sum || player->total != sum) {
        return u"%1 has %2 beneath and %3 on the plate, not %4"_s
            .arg(scores.names()[column], scores.totals()[column])
            .arg(player->total)
            .arg(sum);
      }
    }
    return {};
  }

  // The title of the deal summary repeats the history's sentence about the end of the deal, if the
  // game has such sentences.
  static bool isTitledByItsEnding(TableController& controller, const GameInfo& info) {
    const bool names = std::ranges::any_of(info.sentences, &Sentence::isEnding);
    const QString title = controller.summary()->title();
    return names == (std::ranges::count(controller.story()->rows(), title, &StoryRow::text) > 0) &&
           title.endsWith(u'.');
  }

 private slots:
  void everyGameCanBePlayedByGestures_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("setting");
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromUtf8(entry.info->id);
      const int least = entry.info->minPlayers;
      const int most = entry.info->maxPlayers;
      std::set<int> sizes{std::clamp(4, least, most)};
      if (tests::isThorough()) sizes.insert({least, most});
      for (int players : sizes) {
        QTest::addRow("%s, %d players", qPrintable(id), players) << id << players << QString();
      }
    }
    const auto withHouseRule = [](const char* game, int players, const char* setting) {
      if (findGame(game) == nullptr) return;
      QTest::addRow("%s, %s", game, setting) << QString(game) << players << QString(setting);
    };
    withHouseRule("life", 4, "blindSteal=off");
    withHouseRule("up-and-down", 3, "blindOne=on");
    if (!tests::isThorough()) return;
    withHouseRule("life", 3, "openSuits=on");
    withHouseRule("three-up-three-down", 3, "mayPickUp=on");
    withHouseRule("three-up-three-down", 3, "turnUp=on");
    withHouseRule("three-up-three-down", 3, "playOn=on");
    withHouseRule("underwear", 4, "doubling=on");
    withHouseRule("up-and-down", 3, "bidding=together");
  }
  void everyGameCanBePlayedByGestures() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(QString, setting);
    const GameInfo& info = *findGame(game.toStdString())->info;
    RecordHeader header = headerOf(info, players, 21);
    if (!setting.isEmpty()) {
      const auto option = findOption(info.options, setting.section(u'=', 0, 0).toStdString());
      header.options[*option] =
          *optionFromText(info.options[*option], setting.section(u'=', 1).toStdString());
    }
    Table table;
    TableController& controller = table.controller;
    QVERIFY(tests::begin(controller, table.settings, header, std::make_unique<MemoryJournal>()));
    Random random(17);
    std::map<int, int> homes;
    int deals = 1;
    for (int moves = 0; moves < kMostMoves; ++moves) {
      QVERIFY(table.skipUntil([&] {
        return controller.status()->yourTurn() || controller.status()->dealOver() ||
               sessionOf(controller).actors().contains(0);
      }));
      controller.pace()->hurry();
      const QString wrong = rowProblem(controller, info);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
      const QString rings = ringProblem(controller);
      QVERIFY2(rings.isEmpty(), qPrintable(rings));
      const QString moved = homeProblem(controller, info, homes);
      QVERIFY2(moved.isEmpty(), qPrintable(moved));
      const QString sums = sumProblem(controller);
      QVERIFY2(sums.isEmpty(), qPrintable(sums));
      if (controller.status()->dealOver()) {
        QVERIFY2(isTitledByItsEnding(controller, info), qPrintable(controller.summary()->title()));
        if (controller.status()->gameOver() || ++deals > kDeals) return;
        QVERIFY(controller.undoHistory()->nextDeal());
        continue;
      }
      QCOMPARE(controller.coach()->mayHint(), controller.status()->yourTurn());
      if (controller.coach()->mayHint() && random.below(12) == 0) {
        // Waits for the signal instead of the text: if another player declares double, the hint is
        // hidden again.
        QSignalSpy advised(controller.coach(), &TableCoach::advised);
        controller.coach()->hint();
        QTRY_VERIFY_WITH_TIMEOUT(!advised.isEmpty(), 60'000);
        QVERIFY2(!controller.coach()->hintText().contains(u'{'),
                 qPrintable(controller.coach()->hintText()));
      }
      if (random.below(25) == 0 && controller.undoHistory()->mayUndo()) {
        QVERIFY(controller.undoHistory()->undo());
        homes.clear();
        continue;
      }
      const std::vector<Action> legal = sessionOf(controller).view(0)->legal();
      QVERIFY(!legal.empty());
      const Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      const auto position = sessionOf(controller).position();
      const bool made = make(controller, info, action);
      // A simultaneous choice enters the record once all players have chosen.
      const bool done = sessionOf(controller).position() > position ||
                        !sessionOf(controller).actors().contains(0);
      QVERIFY2(made && done, qPrintable(QString::fromStdString(actionText(action, info)) + u": "_s +
                                        controller.coach()->refusal()));
      QCOMPARE(controller.coach()->refusal(), QString());
    }
    QFAIL("the deal does not end");
  }

  // If a card in a hand is hidden only from its holder, the other players see it face up in front
  // of the holder.
  void cardsThatOnlyTheirHolderCannotSeeAreShownFaceUpToOthers() {
    const CatalogEntry* game = findGame("up-and-down");
    if (game == nullptr) QSKIP("no game in the catalog has blind cards");
    RecordHeader header = headerOf(*game->info, 3, 21);
    header.options[*findOption(game->info->options, "blindOne")] = 1;
    Table table;
    QVERIFY(
        tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
    table.controller.pace()->hurry();
    int hands = 0;
    for (const CardRow& row : table.cards()) {
      if (row.zone != "hands"_L1) continue;
      ++hands;
      QCOMPARE(row.turnedUp, !row.isOwn);
      QCOMPARE(row.face.isEmpty(), row.isOwn);
      QCOMPARE(row.label.contains(u"face up"_s), !row.isOwn);
    }
    QCOMPARE(hands, 3);
  }

  // In a deal without trumps, the usual place of the trump suit says "no trumps".
  void dealWithoutTrumpsSaysSoInPlaceOfTheSuit() {
    const CatalogEntry* game = findGame("up-and-down");
    if (game == nullptr) QSKIP("no game in the catalog has trumps");
    RecordHeader header = headerOf(*game->info, 3, 21);
    for (const char* one : {"noTrump", "peak"})
      // With noTrump=peak and peak=1, each deal has as many cards as the peak, and so no trumps.
      header.options[*findOption(game->info->options, one)] = 1;
    Table table;
    QVERIFY(
        tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
    table.controller.pace()->hurry();
    Random random(3);
    for (const bool isOver : {false, true}) {
      while (isOver && !table.controller.status()->dealOver()) {
        makeRandomMove(table.controller, random);
      }
      const QVariantMap fact = table.controller.status()->facts().constFirst().toMap();
      QCOMPARE(fact[u"name"_s].toString(), u"trump"_s);
      QCOMPARE(fact[u"text"_s].toString(), u"No trumps"_s);
      QCOMPARE(fact[u"suit"_s].toString(), QString());
    }
  }

  // A player without cards is marked as out while the other players continue the deal.
  void playerWithoutCardsIsMarkedAsOut() {
    const CatalogEntry* game = findGame("ultimate-loser");
    if (game == nullptr) QSKIP("no game in the catalog lets players go out early");
    const GameInfo& info = *game->info;
    Table table;
    TableController& controller = table.controller;
    QVERIFY(tests::begin(controller, table.settings, headerOf(info, 4, 21),
                         std::make_unique<MemoryJournal>()));
    Random random(17);
    std::set<int> out;
    while (!controller.status()->dealOver()) {
      makeRandomMove(controller, random);
      for (const PlayerRow& row : controller.players()->rows()) {
        QCOMPARE(row.isOut, row.cardCount == 0);
        QCOMPARE(row.label.contains(u"out of the deal"_s), row.isOut);
        if (row.isOut) out.insert(row.player);
      }
    }
    QVERIFY(out.size() >= 3);
  }
};

DOWNPILE_TEST(TestEveryGame, .tier = tests::Tier::both, .thoroughSeconds = 15);
#include "tst_every_game.moc"
