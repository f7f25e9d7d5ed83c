// SPDX-License-Identifier: GPL-3.0-or-later
// `moves` and `apply`: they agree with traces move by move, refuse illegal moves, and reject
// invalid positions.

#include "console_run.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// A partial position of Underwear (most cards are missing) with two players. Player 0 is on turn
// and holds `hand`; player 1 holds two cards.
QJsonObject position(const QStringList& hand, const QStringList& downpile) {
  QJsonObject state = fromText(R"({"partial":true,"turn":0,"hands":[[],["2C","KS"]]})");
  QJsonArray hands = state["hands"].toArray();
  hands[0] = QJsonArray::fromStringList(hand);
  state["hands"] = hands;
  state["downpile"] = QJsonArray::fromStringList(downpile);
  return {{"game", "underwear"}, {"players", 2}, {"state", state}};
}

QJsonObject with(QJsonObject source, const QJsonObject& changes) {
  for (auto it = changes.begin(); it != changes.end(); ++it) source[it.key()] = it.value();
  return source;
}

// Returns `source` with changes to some members of its state, and to some members beside the state.
QJsonObject changed(QJsonObject source, const char* state, const char* beside = "{}") {
  source["state"] = with(source["state"].toObject(), fromText(state));
  return with(source, fromText(beside));
}

// A position with all 52 cards: player 0 holds the aces, all other cards are in the stock.
QJsonObject wholeDeck() {
  QJsonArray stock;
  for (const char suit : {'C', 'D', 'H', 'S'}) {
    for (const char rank : std::string("A23456789TJQK")) {
      if (rank != 'A') stock.append(QString(QChar(rank)) + QChar(suit));
    }
  }
  QJsonObject state = fromText(R"({"turn":0,"hands":[["AC","AD","AH","AS"],[]]})");
  state["stock"] = stock;
  return {{"game", "underwear"}, {"players", 2}, {"state", state}};
}

// Returns true if the move draws from an empty stock. The game then shuffles the discard pile, so
// the next state is random.
bool shuffles(const QJsonObject& line) {
  return line["move"].toString() == "draw" && line["state"]["stock"].toArray().isEmpty();
}

void expectOneLine(const ConsoleRun& run, const QString& message) {
  QCOMPARE(run.status, 2);
  QVERIFY2(run.errors.contains(message.toUtf8()), run.errors);
  QCOMPARE(run.errors.count('\n'), 1);
  QVERIFY(run.errors.size() < 400);
  QVERIFY(run.output.isEmpty());
}

}  // namespace

class TestPositions : public QObject {
  Q_OBJECT

 private slots:
  // For each position of a trace, `moves` prints the legal moves of the trace, and `apply` prints
  // the next position of the trace. The position after a shuffle is random and not compared.
  void movesAndApplyGiveTheLegalMovesAndPositionsOfATrace_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("usual") << QStringList{"--seed", "1"};
    QTest::newRow("two") << QStringList{"--seed", "2", "--players", "2", "--set", "goingOut=any"};
    QTest::newRow("all on") << QStringList{"--seed",    "3",
                                           "--players", "5",
                                           "--set",     "doubling=on",
                                           "--set",     "royaltiesOnUpPiles=on",
                                           "--set",     "seatChanges=on",
                                           "--set",     "openWithRun=on"};
    QTest::newRow("limit") << QStringList{
        "--seed", "4", "--set", "doubling=on", "--set", "doublingLimit=game", "--set", "packs=2"};
    QTest::newRow("eight") << QStringList{"--seed", "5", "--players", "8", "--deals", "2"};
    QTest::newRow("sensible") << QStringList{"--seed", "6", "--bot", "rules"};
  }
  void movesAndApplyGiveTheLegalMovesAndPositionsOfATrace() {
    QFETCH(QStringList, words);
    const auto lines = runWith(QStringList{"trace", "underwear"} + words).lines();
    QVERIFY(lines.size() > 50);
    const QJsonObject header = lines.first();
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
      const QJsonObject& line = lines[i];
      if (line["type"].toString() != "move") continue;
      const QByteArray source = toText({{"game", header["game"]},
                                        {"players", header["players"]},
                                        {"options", header["options"]},
                                        {"state", line["state"]}});
      QCOMPARE(runWith({"moves"}, source).object(), line["legal"].toObject());

      const QString move =
          QString("%1 %2").arg(line["player"].toInt()).arg(line["move"].toString());
      const ConsoleRun run = runWith({"apply", move, "--seed", "1"}, source);
      QCOMPARE(run.status, 0);
      const QJsonObject answer = run.object();
      const QJsonObject& next = lines[i + 1];
      if (!shuffles(line)) QCOMPARE(answer["state"], next["state"]);
      if (next["type"].toString() != "deal") {
        QCOMPARE(answer.keys(), QStringList("state"));
        continue;
      }
      QJsonObject deal = next;
      deal.remove("state");
      QCOMPARE(answer["deal"].toObject(), deal);
      const bool won = !lines.last()["winners"].toArray().isEmpty() && i + 2 == lines.size() - 1;
      QCOMPARE(answer.contains("end"), won);
      if (won) QCOMPARE(answer["end"].toObject(), lines.last());
    }
  }

  void refusesIllegalMoves_data() {
    QTest::addColumn<QJsonObject>("source");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("refused");
    const QJsonObject usual = position({"9H", "5H", "2H", "AH", "3S", "KH", "4C"}, {"4H"});
    QTest::newRow("no player")
        << usual << "draw"
        << R"({"rule":"G7","reason":"no-such-player","text":"First name the player who moves, from 0 to 1."})";
    QTest::newRow("nothing") << usual << ""
                             << R"({"rule":"G7"})";
    QTest::newRow("player number too high") << usual << "2 draw"
                                            << R"({"rule":"G7","reason":"no-such-player"})";
    QTest::newRow("huge player number") << usual << "99999999999 draw"
                                        << R"({"rule":"G7"})";
    QTest::newRow("negative") << usual << "-1 draw"
                              << R"({"rule":"G7"})";
    QTest::newRow("no verb") << usual << "0"
                             << R"({"rule":"G9","reason":"no-move"})";
    QTest::newRow("no such verb") << usual << "0 dance"
                                  << R"({"rule":"G9","reason":"no-move"})";
    QTest::newRow("draw with cards") << usual << "0 draw 5H"
                                     << R"({"rule":"G9"})";
    QTest::newRow("down without cards") << usual << "0 down"
                                        << R"({"rule":"G9"})";
    QTest::newRow("no card") << usual << "0 down 1H"
                             << R"({"rule":"G9"})";
    QTest::newRow("no place") << usual << "0 up 5H"
                              << R"({"rule":"G9"})";
    QTest::newRow("not your turn")
        << usual << "1 draw"
        << R"({"rule":"G7","reason":"not-your-turn","player":0,"text":"It is player 0’s turn, not yours."})";
    QTest::newRow("wrong turn and unknown verb") << usual << "1 dance"
                                                 << R"({"rule":"G7"})";
    QTest::newRow("not held")
        << usual << "0 down 3H"
        << R"({"rule":"G8","reason":"not-held","card":"3H","cards":["3H"],"text":"You do not hold the 3 of hearts."})";
    QTest::newRow("card named twice") << usual << "0 down 2H 2H"
                                      << R"({"rule":"G8"})";
    QTest::newRow("card named three times") << usual << "0 down 2H 2H 2H"
                                            << R"({"rule":"G8","reason":"not-held","card":"2H"})";
    QTest::newRow("suit")
        << usual << "0 down 3S"
        << R"({"rule":"U4","reason":"wrong-suit","card":"3S","top":"4H","suit":"hearts","text":"The 3 of spades cannot be played down: the downpile takes only hearts."})";
    QTest::newRow("not lower")
        << usual << "0 down 9H"
        << R"({"rule":"U4","reason":"not-lower","card":"9H","top":"4H","text":"The 9 of hearts is not lower than the 4 of hearts on the downpile."})";
    QTest::newRow("no run")
        << usual << "0 down AH 9H"
        << R"({"rule":"U4","reason":"not-a-run","cards":["AH","9H"],"text":"The ace and 9 of hearts are not a run: the values must follow each other without a gap."})";
    QTest::newRow("royalty") << usual << "0 down KH"
                             << R"({"rule":"U11","reason":"royalty","card":"KH"})";
    QTest::newRow("royals") << usual << "0 royals KH 9H"
                            << R"({"rule":"U7","reason":"not-royalties","card":"9H"})";
    QTest::newRow("steal") << usual << "0 steal 5H"
                           << R"({"rule":"U8","reason":"not-same-value","card":"5H","top":"4H"})";
    QTest::newRow("steal with two cards")
        << usual << "0 steal 4C 5H"
        << R"({"rule":"U8","reason":"steal-takes-one-card","cards":["4C","5H"]})";
    QTest::newRow("open") << usual << "0 open 5H"
                          << R"({"rule":"U9","reason":"downpile-there"})";
    QTest::newRow("open with two cards") << position({"5H", "6H"}, {}) << "0 open 5H 6H"
                                         << R"({"rule":"U9","reason":"open-takes-one-card"})";
    QTest::newRow("no up-pile") << usual << "0 up 0 5H"
                                << R"({"rule":"U5","reason":"not-your-up-pile"})";
    QTest::newRow("up-pile number too high") << usual << "0 up 300 5H"
                                             << R"({"rule":"U5","reason":"not-your-up-pile"})";
    const QJsonObject up =
        changed(position({"3D", "8D", "9C", "QD"}, {}),
                R"({"upPiles":[[{"cards":["5D"]},{"cards":["AD","TD"],"faceDown":true}],[]]})");
    QTest::newRow("not higher") << up << "0 up 0 3D"
                                << R"({"rule":"U5","reason":"not-higher","card":"3D","top":"5D"})";
    QTest::newRow("up suit") << up << "0 up 0 9C"
                             << R"({"rule":"U5","reason":"wrong-suit","suit":"diamonds"})";
    QTest::newRow("closed") << up << "0 up 1 8D"
                            << R"({"rule":"U6","reason":"up-pile-closed"})";
    QTest::newRow("royalty up") << up << "0 up 0 QD"
                                << R"({"rule":"U11","reason":"royalty"})";
    QTest::newRow("pass") << changed(usual, R"({"stock":["8S"]})") << "0 pass"
                          << R"({"rule":"U12","reason":"stock-has-cards"})";
    QTest::newRow("draw") << usual << "0 draw"
                          << R"({"rule":"U12","reason":"nothing-to-draw"})";
    QTest::newRow("doubling off") << usual << "1 double"
                                  << R"({"rule":"U17","reason":"doubling-off"})";
    const QJsonObject doubling = changed(usual, "{}", R"({"options":{"doubling":true}})");
    QTest::newRow("not most")
        << doubling << "1 double"
        << R"({"rule":"U17","reason":"not-most-cards","player":0,"number":7,"text":"To double you need more cards than anyone else, and player 0 has 7."})";
    QTest::newRow("doubled") << changed(doubling, R"({"doublesUsed":[true,false]})") << "0 double"
                             << R"({"rule":"U17","reason":"already-doubled"})";
    QTest::newRow("over") << changed(position({}, {"4H"}), R"({"turn":null})") << "0 draw"
                          << R"({"rule":"G7","reason":"nobody-moves"})";
  }
  void refusesIllegalMoves() {
    QFETCH(QJsonObject, source);
    QFETCH(QString, move);
    QFETCH(QString, refused);
    const ConsoleRun run = runWith({"apply", move}, toText(source));
    QVERIFY2(run.status == 1, run.errors + run.output);
    QCOMPARE(run.object().keys(), QStringList("refused"));
    QVERIFY(run.errors.isEmpty());
    const QJsonObject reply = run.object()["refused"].toObject();
    QVERIFY(reply.contains("rule") && reply.contains("reason"));
    QVERIFY(reply["text"].toString().endsWith('.'));
    const QJsonObject expected = fromText(refused.toUtf8());
    QVERIFY(!expected.isEmpty());
    for (auto it = expected.begin(); it != expected.end(); ++it) {
      QVERIFY2(reply[it.key()] == it.value(), run.output);
    }
  }

  void applyAcceptsMovesWithCardsInAnyOrderAndExtraSpaces() {
    const QByteArray source = toText(position({"JH", "QD", "KC", "3H", "4H"}, {"9H"}));
    QCOMPARE(runWith({"moves"}, source).object()["0"].toArray().size(), 3 + 3 + 1);
    for (const char* move :
         {"0 royals KC", "0 royals KC JH", "0 down 4H 3H", "0 down 3H 4H", "  0   down  3H "}) {
      QCOMPARE(runWith({"apply", move}, source).status, 0);
    }
  }

  void legalMovesDependOnTheHouseRulesInThePosition_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<bool>("mayDouble");
    QTest::newRow("on") << R"({"doubling":true,"target":30,"packs":"2"})" << true;
    QTest::newRow("off") << R"({"doubling":false})" << false;
    QTest::newRow("left out") << "{}" << false;
  }
  void legalMovesDependOnTheHouseRulesInThePosition() {
    QFETCH(QString, options);
    QFETCH(bool, mayDouble);
    QJsonObject source = position({"5H", "6H", "7H"}, {"4H"});
    source["options"] = fromText(options.toUtf8());
    const ConsoleRun run = runWith({"moves"}, toText(source));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.object()["0"].toArray().contains("double"), mayDouble);
  }

  void applyReportsTheEndOfTheGame() {
    const QJsonObject source =
        changed(position({"3H"}, {"4H"}),
                R"({"totals":[45,7],"deal":3,"dealer":1,"upPiles":[[{"cards":["5D","6D"]}],[]]})");
    const QJsonObject answer = runWith({"apply", "0 down 3H"}, toText(source)).object();
    QVERIFY(answer["state"]["turn"].isNull());
    QCOMPARE(answer["state"]["totals"].toArray(), QJsonArray({49, 7}));
    QCOMPARE(answer["deal"].toObject(),
             fromText(R"({"type":"deal","deal":3,"scores":[4,0],"totals":[49,7]})"));
    QCOMPARE(answer["end"].toObject(), fromText(R"({"type":"end","totals":[49,7],"winners":[0]})"));
    const QByteArray after = toText(changed(source, R"({"turn":null,"hands":[[],["2C","KS"]]})"));
    QCOMPARE(runWith({"moves"}, after).output, QByteArray("{}\n"));
  }

  void applyReportsVoidDeals() {
    QJsonObject source = changed(position({"3H"}, {"2H"}), R"({"passes":1})");
    const QJsonObject byPasses = runWith({"apply", "0 pass"}, toText(source)).object();
    QCOMPARE(byPasses["deal"].toObject(), fromText(R"({"type":"deal","deal":1,"scores":[0,0],
                                                       "totals":[0,0],"void":true})"));
    QVERIFY(!byPasses.contains("end"));

    source = changed(source, R"({"passes":0,"turns":4999,"stock":["8S"]})");
    const QJsonObject byTurns = runWith({"apply", "0 draw"}, toText(source)).object();
    QCOMPARE(byTurns["deal"]["void"], QJsonValue(true));
    QCOMPARE(byTurns["state"]["turns"].toInt(), 5000);

    // A deal is not void if a player wins it with the last turn allowed by the rules.
    source = changed(source, R"({"downpile":["4H"]})");
    const QJsonObject won = runWith({"apply", "0 down 3H"}, toText(source)).object();
    QCOMPARE(won["deal"].toObject().contains("void"), false);
    QCOMPARE(won["deal"]["scores"].toArray(), QJsonArray({2, 0}));
  }

  void applyShufflesWithTheGivenSeed() {
    const QByteArray source = toText(
        changed(position({"3H"}, {"2H"}), R"({"discard":["AC","3C","4C","5C","6C","7C","8C"]})"));
    const auto drawn = [&](const char* seed) {
      return runWith({"apply", "0 draw", "--seed", seed}, source).object()["state"].toObject();
    };
    const QJsonObject state = drawn("1");
    QVERIFY(state["discard"].toArray().isEmpty());
    QCOMPARE(state["stock"].toArray().size(), 6);
    QCOMPARE(state["hands"][0].toArray().size(), 2);
    QCOMPARE(drawn("1"), state);
    QVERIFY(drawn("2") != state);
    QCOMPARE(runWith({"apply", "0 draw"}, source).status, 0);
  }

  void missingCardsAreAllowedOnlyInPartialPositions() {
    const QJsonObject whole = wholeDeck();
    QCOMPARE(runWith({"moves"}, toText(whole)).status, 0);
    QJsonArray stock = whole["state"]["stock"].toArray();
    stock.removeFirst();
    QJsonObject state = whole["state"].toObject();
    state["stock"] = stock;
    QJsonObject source = with(whole, {{"state", state}});
    expectOneLine(runWith({"moves"}, toText(source)), "missing");
    source["partial"] = true;
    QCOMPARE(runWith({"moves"}, toText(source)).status, 0);
    // With two packs, a card may occur twice in a position, but not three times.
    source["options"] = fromText(R"({"packs":"2"})");
    source = changed(source, R"({"discard":["AC"]})");
    QCOMPARE(runWith({"moves"}, toText(source)).status, 0);
    source = changed(source, R"({"discard":["AC","AC"]})");
    expectOneLine(runWith({"moves"}, toText(source)), "AC");
  }

  void rejectsBadPositions_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("message");
    const QJsonObject good = position({"5H", "6H"}, {"4H"});
    const auto row = [](const char* name, const QJsonObject& source, const char* message) {
      QTest::newRow(name) << toText(source) << message;
    };
    const auto state = [&](const char* change, const char* message) {
      QTest::newRow(change) << toText(changed(good, change)) << message;
    };
    const auto beside = [&](const char* change, const char* message) {
      QTest::newRow(change) << toText(changed(good, "{}", change)) << message;
    };
    row("nothing", {}, "game is missing");
    beside(R"({"game":"poker"})", "no game 'poker'");
    beside(R"({"game":7})", "game must be a string");
    beside(R"({"players":1})", "players must be");
    beside(R"({"players":9})", "players must be");
    beside(R"({"players":-3})", "players must be");
    beside(R"({"players":2.5})", "players must be");
    beside(R"({"players":1e300})", "players must be");
    beside(R"({"players":"2"})", "players must be");
    beside(R"({"players":null})", "players must be");
    beside(R"({"options":[]})", "options must be an object");
    beside(R"({"options":{"jokers":1}})", "no house rule 'jokers'");
    beside(R"({"options":{"target":9}})", "target must be 10 to 200");
    beside(R"({"options":{"target":1e18}})", "target must be");
    beside(R"({"options":{"target":49.5}})", "target must be");
    beside(R"({"options":{"doubling":1}})", "doubling must be true or false");
    beside(R"({"options":{"doubling":"on"}})", "doubling must be true or false");
    beside(R"({"options":{"target":"49"}})", "target must be a whole number");
    beside(R"({"options":{"packs":1}})", "packs must be a string");
    beside(R"({"options":{"packs":"3"}})", "packs must be auto, 1 or 2");
    beside(R"({"options":{"packs":[1]}})", "packs must be");
    beside(R"({"players":8,"options":{"packs":"1"}})", "packs=1 is not possible for 8 players");
    beside(R"({"state":[]})", "state must be an object");
    beside(R"({"state":{"partial":true}})", "turn is missing");
    beside(R"({"partial":"yes"})", "partial must be true or false");
    state(R"({"partial":1})", "partial must be true or false");
    state(R"({"partial":false})", "missing");
    state(R"({"turn":2})", "turn");
    state(R"({"turn":-1})", "turn");
    state(R"({"turn":"0"})", "turn");
    state(R"({"turn":true})", "turn");
    state(R"({"turn":0.5})", "turn");
    state(R"({"turn":256})", "turn");
    state(R"({"turn":4294967296})", "turn");
    state(R"({"dealer":null})", "dealer");
    state(R"({"dealer":2})", "dealer");
    state(R"({"deal":0})", "deal");
    state(R"({"deal":65537})", "deal");
    state(R"({"totals":[1]})", "totals");
    state(R"({"totals":[1,-1]})", "totals");
    state(R"({"totals":[1,1e30]})", "totals");
    state(R"({"totals":{}})", "totals");
    state(R"({"chairs":[0,0]})", "chairs");
    state(R"({"chairs":[1,2]})", "chairs");
    state(R"({"chairs":[0,1,2]})", "chairs");
    state(R"({"hands":[["5H"]]})", "hands");
    state(R"({"hands":"5H"})", "hands");
    state(R"({"hands":[["5H"],{}]})", "hands");
    state(R"({"hands":[["5H"],["5H"]]})", "5H");
    state(R"({"hands":[["5H"],["??"]]})", "hands");
    state(R"({"hands":[["5H"],["XX"]]})", "hands");
    state(R"({"hands":[["5H"],["10H"]]})", "hands");
    state(R"({"hands":[["5H"],["5h"]]})", "hands");
    state(R"({"hands":[["5H"],[5]]})", "hands");
    state(R"({"hands":[["5H"],[null]]})", "hands");
    state(R"({"stock":["4H"]})", "4H");
    state(R"({"stock":null})", "stock");
    state(R"({"discard":[["2C"]]})", "discard");
    state(R"({"downpile":["KH"]})", "downpile");
    state(R"({"downpile":["2H","3H"]})", "downpile");
    state(R"({"downpile":["3H","2D"]})", "downpile");
    state(R"({"upPiles":[[]]})", "upPiles");
    state(R"({"upPiles":[["2D"],[]]})", "upPiles");
    state(R"({"upPiles":[[{}],[]]})", "upPiles");
    state(R"({"upPiles":[[{"cards":[]}],[]]})", "upPiles");
    state(R"({"upPiles":[[{"cards":["KD"]}],[]]})", "upPiles");
    state(R"({"upPiles":[[{"cards":["2D","3C"]}],[]]})", "upPiles");
    state(R"({"upPiles":[[{"cards":["2D"],"faceDown":0}],[]]})", "upPiles");
    state(R"({"doubles":[2,0]})", "doubles");
    state(R"({"doublesUsed":[0,1]})", "doublesUsed");
    state(R"({"passes":2})", "passes");
    state(R"({"passes":-1})", "passes");
    state(R"({"turns":5000})", "turns");
    state(R"({"turns":"many"})", "turns");
  }
  void rejectsBadPositions() {
    QFETCH(QByteArray, input);
    QFETCH(QString, message);
    expectOneLine(runWith({"moves"}, input), message);
    if (!QTest::currentTestFailed()) expectOneLine(runWith({"apply", "0 draw"}, input), message);
  }

  void rejectsBadJson_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("message");
    const QByteArray good = toText(position({"5H", "6H"}, {"4H"}));
    const auto nested = [&](int levels) {
      return good.chopped(1) + ",\"x\":" + QByteArray(levels - 1, '[') +
             QByteArray(levels - 1, ']') + '}';
    };
    QTest::newRow("empty") << QByteArray() << "not JSON";
    QTest::newRow("word") << QByteArray("hello") << "not JSON";
    QTest::newRow("cut off") << good.chopped(3) << "not JSON";
    QTest::newRow("more behind") << good + "{}"
                                 << "not JSON";
    QTest::newRow("list") << '[' + good + ']' << "must be a JSON object";
    QTest::newRow("number") << QByteArray("7") << "";
    QTest::newRow("huge number") << good.chopped(1) + ",\"x\":1e999}"
                                 << "not JSON";
    QTest::newRow("bytes") << good.chopped(1) + ",\"x\":\"\xc3\x28\"}"
                           << "not JSON";
    QTest::newRow("zero byte") << good.chopped(1) + QByteArray("\0}", 2) << "not JSON";
    QTest::newRow("twice") << good.chopped(1) + R"(,"players":3})"
                           << "twice";
    QTest::newRow("twice within") << good.chopped(1) + ",\"x\":[{\"a:\":1,\"\\u0061:\":2}]}"
                                  << "twice";
    QTest::newRow("deep") << nested(65) << "64 levels";
    QTest::newRow("very deep") << nested(400000) << "64 levels";
    QTest::newRow("open end") << QByteArray(900000, '[') << "64 levels";
    QTest::newRow("long") << good + QByteArray(1000000, ' ') << "1 MB";
  }
  void rejectsBadJson() {
    QFETCH(QByteArray, input);
    QFETCH(QString, message);
    expectOneLine(runWith({"moves"}, input), message);
  }

  void acceptsLargeAndDeeplyNestedJsonWithUnknownKeys() {
    const QByteArray good = toText(position({"5H", "6H"}, {"4H"}));
    const QByteArray answer = runWith({"moves"}, good).output;
    const QByteArray nested = QByteArray(63, '[') + QByteArray(63, ']');
    for (const QByteArray& input :
         {good + QByteArray(999999 - good.size(), '\n'), good.chopped(1) + ",\"x\":" + nested + '}',
          good.chopped(1) + ",\"x\":\"[[:{\\\"\\\\\",\"y\":1e300,\"z\":1.5}", "\n " + good}) {
      const ConsoleRun run = runWith({"moves"}, input);
      QVERIFY2(run.status == 0, run.errors);
      QCOMPARE(run.output, answer);
    }
  }
};

DOWNPILE_TEST(TestPositions);
#include "tst_console_positions.moc"
