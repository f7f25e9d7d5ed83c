// SPDX-License-Identifier: GPL-3.0-or-later
// `show`: its output and the displayed position. The output for a player shows no cards hidden from
// this player.
#include <utility>

#include "console_run.h"
#include "recorded.h"
#include "rules/json_text.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// A record of Underwear with two players: player 1 draws a card, undoes this move, and draws again.
constexpr const char* kShort = R"(downpile 1
game underwear
rules 1
players 2
seed 1
botseed 2
seat 0 person 3 Jürgen
seat 1 rules:careful 4 Nora
begin
chance 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH 2H 3H 4H 5H 6H AC KH 7S JS 8S 9S TS QS KS AS 2S 3S 4S 5S 6S 7H 8H 9H TH JH QH
move 1 draw
undo 1
move 1 draw
)";

// Returns the lines of `text` between a heading and the next empty line.
QByteArrayList block(const QByteArray& text, const QByteArray& heading) {
  const QByteArrayList lines = text.split('\n');
  const auto start = lines.indexOf(heading);
  if (start < 0) return {};
  return lines.mid(start + 1, lines.indexOf("", start) - start - 1);
}

// Returns the moves listed in a block of legal moves. A row begins with a verb, followed by its
// possible arguments.
QByteArrayList movesOf(const QByteArrayList& rows) {
  QByteArrayList moves;
  QByteArray verb;
  for (const QByteArray& row : rows) {
    QByteArray rest = row.mid(2);
    if (!rest.startsWith(' ')) {
      verb = rest.split(' ').first();
      rest = rest.mid(verb.size());
    }
    if (rest.trimmed().isEmpty()) moves << verb;
    for (const QByteArray& argument : rest.split(',')) {
      if (!argument.trimmed().isEmpty()) moves << verb + ' ' + argument.trimmed();
    }
  }
  return moves;
}

// Whether `text` contains `card` as a whole word.
bool names(const QByteArray& text, const std::string& card) {
  return text.simplified().split(' ').contains(QByteArray::fromStdString(card));
}

// Verifies that each printed field of the state is printed differently if its value is different in
// the player's view.
void verifyFieldsDiffer(const QByteArray& open, const QByteArray& seen, const Value& state,
                        const Value& view) {
  const auto rowsOf = [](const QByteArray& output, const std::string& name) {
    QByteArrayList rows;
    for (const QByteArray& row : block(output, "State")) {
      if (row.startsWith(("  " + name + " ").c_str())) rows << row.simplified();
    }
    return rows;
  };
  for (const auto& [name, value] : *state.object()) {
    if (value == *view.find(name) || rowsOf(open, name).isEmpty()) continue;
    QVERIFY2(rowsOf(open, name) != rowsOf(seen, name), name.c_str());
  }
}

}  // namespace

class TestConsoleShow : public QObject {
  Q_OBJECT

 private slots:
  void showWithoutAPlayerPrintsAllHandsPilesAndLegalMoves() {
    const ConsoleRun run = runWith({"show", "-"}, kShort);
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(run.output, QByteArray(R"(Underwear, deal 1, after 1 move, open
To act: Jürgen (player 0).

                     total
> Jürgen (player 0)      0  dealer
  Nora (player 1)        0

Table
  Stock          36  2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D
                     8D 9D TD JD QD KD AH 2H 3H 4H 5H 6H AC KH 7S JS 8S
  Discard pile    0
  Downpile        1  TS

Jürgen (player 0)
  Hand            7  7H 9H JH AS 3S 5S QS

Nora (player 1)
  Hand            8  8H TH QH 2S 4S 6S 9S KS

State
  chairs       0 1
  doubles      0 0
  doublesUsed  no no
  passes       0
  turns        1

Legal moves of Jürgen (player 0)
  down    AS, 3S, 5S
  royals  JH, JH QS
  draw
)"));
  }

  void showsThePositionSeenByAPlayer() {
    const ConsoleRun run = runWith({"show", "-", "--player", "0", "--move", "0"}, kShort);
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(run.output, QByteArray(R"(Underwear, deal 1, after 0 moves, seen by Jürgen (player 0)
To act: Nora (player 1).

                     total
  Jürgen (player 0)      0  dealer
> Nora (player 1)        0

Table
  Stock          37  ?? x 37
  Discard pile    0
  Downpile        1  TS

Jürgen (player 0)
  Hand            7  7H 9H JH AS 3S 5S QS

Nora (player 1)
  Hand            7  ?? ?? ?? ?? ?? ?? ??

State
  chairs       0 1
  doubles      0 0
  doublesUsed  no no
  passes       0
  turns        0
)"));
  }

  void showsTheLegalMovesOfEveryGame_data() {
    QTest::addColumn<const CatalogEntry*>("entry");
    QTest::addColumn<int>("players");
    for (const CatalogEntry& entry : catalog()) {
      for (int players : {entry.info->minPlayers, entry.info->maxPlayers}) {
        QTest::addRow("%s %d", entry.info->id.data(), players) << &entry << players;
      }
    }
  }
  // At every move of a game, `show` lists the next recorded move among the legal moves. The view of
  // the acting player lists the same moves.
  void showsTheLegalMovesOfEveryGame() {
    QFETCH(const CatalogEntry*, entry);
    QFETCH(int, players);
    const QByteArray text = recordedGame(*entry->info, players, 120);
    int number = 0;
    bool newDeal = false;
    for (const QByteArray& line : text.split('\n')) {
      newDeal = newDeal || line == "next";
      if (!line.startsWith("move ")) continue;
      const QString player = line.mid(5, 1);
      const QStringList words{"show", "-", "--move", QString::number(number)};
      const QByteArray heading =
          "Legal moves of Player " + player.toUtf8() + " (player " + player.toUtf8() + ")";
      const ConsoleRun open = runWith(words, text);
      QVERIFY2(open.status == 0, open.output + open.errors);
      ++number;
      // If the requested move is the last one of a deal, `show` prints the result of the deal.
      if (std::exchange(newDeal, false)) {
        QVERIFY2(open.output.contains("\nThe deal is over"), open.output);
        continue;
      }
      const QByteArrayList moves = movesOf(block(open.output, heading));
      QVERIFY2(moves.contains(line.mid(7)), line + "\n" + open.output);

      const ConsoleRun seen = runWith(words + QStringList{"--player", player}, text);
      QCOMPARE(seen.output.count("\nLegal moves of "), 1);
      QCOMPARE(movesOf(block(seen.output, heading)), moves);
    }
    QVERIFY(number > players);
    QCOMPARE(runWith({"show", "-", "--move", QString::number(number + 1)}, text).status, 2);
  }

  // The output of `show` for a player names only cards in this player's view. The output for the
  // open position names all cards.
  void hidesUnseenCards_data() { showsTheLegalMovesOfEveryGame_data(); }
  void hidesUnseenCards() {
    QFETCH(const CatalogEntry*, entry);
    QFETCH(int, players);
    const CardFamily family = entry->info->family;
    for (const int length : {0, 3, 17, 60}) {
      const QByteArray text = recordedGame(*entry->info, players, length);
      const auto game = replay(readRecord(text.toStdString()).record).game;
      const QByteArray open = runWith({"show", "-"}, text).output;
      for (int player = 0; player < players; ++player) {
        QByteArray shown = runWith({"show", "-", "--player", QString::number(player)}, text).output;
        shown.replace(',', ' ');
        const auto view = game->view(player);
        std::string known;
        writeJson(known, view->write());
        for (const PlaceContents& contents : view->places()) {
          for (Card card : contents.cards) {
            QVERIFY(!card.known() || names(shown, cardText(card, family)));
          }
        }
        verifyFieldsDiffer(open, shown, game->write(), view->write());
        for (const PlaceContents& contents : game->places()) {
          for (Card card : contents.cards) {
            const std::string name = cardText(card, family);
            QVERIFY2(names(open, name), name.c_str());
            const bool isKnown = known.find('"' + name + '"') != std::string::npos;
            QVERIFY2(isKnown || !names(shown, name), name.c_str());
          }
        }
      }
    }
  }

  // With the house rule `blindOne`, players in a deal of one card see only the cards of the others.
  void hidesThePlayersOwnCardInABlindDeal() {
    RecordHeader header = headerFor("up-and-down", 2, 7);
    for (const char* on : {"blindOne", "bidding"})
      header.options[*findOption(findGame("up-and-down")->info->options, on)] = 1;
    const QByteArray text = recordedGame(header, 3);
    const auto movesIn = [](const QByteArray& output) {
      return block(output, "Legal moves of Player 0 (player 0)");
    };
    QCOMPARE(movesIn(runWith({"show", "-", "--player", "0"}, text).output),
             QByteArrayList{"  play  ??"});
    QVERIFY(!movesIn(runWith({"show", "-"}, text).output).join().contains('?'));
  }

  void showsTheResultOfADeal() {
    const QByteArray text = recordedGame(underwear(), 3, 100000);
    const auto game = replay(readRecord(text.toStdString()).record).game;
    const QByteArray output = runWith({"show", "-"}, text).output;
    QVERIFY(output.contains("\nThe game is over, won by Player "));
    QVERIFY(!output.contains("Legal moves"));
    const Standing standing = game->standing();
    for (int player = 0; player < 3; ++player) {
      const auto at = static_cast<std::size_t>(player);
      const QString row = QString("  Player %1 (player %1)%2%3")
                              .arg(player)
                              .arg(standing.totals[at], 7)
                              .arg(standing.scores[at], 7);
      QVERIFY2(output.contains(row.toUtf8()), output);
    }
    // For the last move of a deal, `show` prints the scores and not yet the next deal.
    const QByteArray deal = text.left(text.indexOf("scores "));
    const auto moves = deal.count("\nmove ");
    const QByteArray first = runWith({"show", "-", "--move", QString::number(moves)}, text).output;
    QVERIFY2(first.contains("deal 1") && first.contains("\nThe deal is over."), first);
    const QByteArray next =
        runWith({"show", "-", "--move", QString::number(moves + 1)}, text).output;
    QVERIFY2(next.contains("deal 2") && next.contains("\nTo act: "), next);
  }

  void namesPlayersWhoMayMoveOutOfTurn() {
    QByteArray text = recordedGame(underwear(), 3, 40);
    text.replace("set doubling off", "set doubling on");
    bool found = false;
    for (int move = 0; move <= 40; ++move) {
      const QByteArray output =
          runWith({"show", "-", "--move", QString::number(move)}, text).output;
      found = found || output.contains("; also out of turn: ");
      QCOMPARE(output.contains("; also out of turn: "), output.count("\n> ") == 2);
    }
    QVERIFY(found);
  }

  // `show` does not know which player runs it. So for an unfinished game with more than
  // one person, it prints the view of a spectator.
  void unfinishedGameOfTwoPeopleHidesHands() {
    QByteArray record = kShort;
    record.replace("rules:careful 4", "person 4");
    // In a second record, three cards hidden from spectators have changed places: one of each hand
    // and one of the stock. The output must be the same.
    QByteArray other = record;
    other.replace(" 5S ", " xx ").replace(" 6S ", " 5S ").replace(" 2D ", " 6S ");
    other.replace(" xx ", " 2D ");
    for (const char* move : {"0", "1"}) {
      const ConsoleRun shown = runWith({"show", "-", "--move", move}, record);
      QCOMPARE(shown.status, 0);
      QVERIFY2(shown.output.contains("seen by spectators"), shown.output);
      QVERIFY(!shown.output.contains("Legal moves"));
      QCOMPARE(runWith({"show", "-", "--move", move}, other).output, shown.output);
    }
    for (const QStringList& words :
         {QStringList{"show", "-", "--player", "0"}, QStringList{"review", "-"}}) {
      const ConsoleRun refused = runWith(words, record);
      QCOMPARE(refused.status, 2);
      QVERIFY2(refused.errors.contains("game with people"), refused.errors);
      QVERIFY(refused.output.isEmpty());
    }
    QVERIFY(runWith({"verify", "-"}, record).output.contains("good"));
  }

  void controlCharactersInPlayerNamesAreShownAsQuestionMarks() {
    QByteArray text = kShort;
    text.replace("Nora", "\x1b[2J\xe2\x80\xae\xff\t" + QByteArray(500, 'x'));
    const ConsoleRun run = runWith({"show", "-"}, text);
    QCOMPARE(run.status, 0);
    for (const char byte : run.output) QVERIFY(byte == '\n' || byte < 0 || byte >= ' ');
    QVERIFY(!run.output.contains("\xe2\x80\xae"));
    QVERIFY(run.output.contains("[2J"));
    for (const QByteArray& line : run.output.split('\n')) {
      QVERIFY2(QString::fromUtf8(line).size() <= 79, line);
    }
    text.replace("seat 0 person 3 Jürgen", "seat 0 person 3 ");
    QVERIFY(runWith({"show", "-"}, text).output.contains("To act: player 0.\n"));
  }

  void reportsIllegalMoves() {
    QByteArray text = kShort;
    text.replace("undo 1\nmove 1 draw", "undo 1\nmove 0 draw");
    const ConsoleRun run = runWith({"show", "-"}, text);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.output.startsWith("standard input:13: rule G7 forbids \"0 draw\""), run.output);
    QCOMPARE(runWith({"show", "-", "--move", "0"}, text).status, 0);
    QCOMPARE(runWith({"show", "-"}, QByteArray(kShort) + "hello\n").status, 2);
  }

  void rejectsBadArguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("player") << QStringList{"--player", "2"} << QByteArray("from 0 to 1 in this");
    QTest::newRow("no such player") << QStringList{"--player", "8"} << QByteArray("from 0 to 7");
    QTest::newRow("negative player") << QStringList{"--player", "-1"} << QByteArray("from 0 to 7");
    QTest::newRow("no player") << QStringList{"--player", "Nora"} << QByteArray("from 0 to 7");
    QTest::newRow("huge player") << QStringList{"--player", "99999999999999999999"}
                                 << QByteArray("from 0 to 7");
    QTest::newRow("move") << QStringList{"--move", "2"} << QByteArray("from 0 to 1 in this");
    QTest::newRow("negative move") << QStringList{"--move", "-1"} << QByteArray("from 0 to");
    QTest::newRow("half a move") << QStringList{"--move", "0.5"} << QByteArray("from 0 to");
    QTest::newRow("huge move") << QStringList{"--move", "4294967296"} << QByteArray("from 0 to");
    QTest::newRow("empty move") << QStringList{"--move", ""} << QByteArray("from 0 to");
    QTest::newRow("no value") << QStringList{"--move"} << QByteArray("move");
    QTest::newRow("other option") << QStringList{"--seed", "1"} << QByteArray("seed");
  }
  void rejectsBadArguments() {
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const ConsoleRun run = runWith(QStringList{"show", "-"} + words, kShort);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains(message), run.errors);
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY(run.output.isEmpty());
  }
};

DOWNPILE_TEST(TestConsoleShow);
#include "tst_console_show.moc"
