// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of hosts and guests: each type survives writing and reading, and invalid ones are
// rejected.
#include <QJsonDocument>
#include <QJsonObject>
#include <set>

#include "damaged.h"
#include "game/json_value.h"
#include "member_values.h"
#include "message/messages.h"
#include "message/phrases.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

Fingerprint keyFrom(char letter) {
  return *Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, letter));
}

std::vector<GuestMessage> guestMessages() {
  return {Hello{.name = u"Sena"_s,
                .portrait = 3,
                .table = u"ab1"_s,
                .token = u"t"_s,
                .seen = 412,
                .played = 400,
                .you = 2,
                .knows = {.friends = {keyFrom('a'), keyFrom('b')}, .blocked = {keyFrom('c')}}},
          Hello{.name = u"Mira"_s, .call = {u"p"_s, 2}},
          Hello{.name = u"Nuno"_s, .watches = true},
          MoveMessage{.id = 7, .position = 12, .actions = {"play 4H", "draw"}},
          RequestMessage{.id = 8, .request = GameRequest::restartDeal},
          RequestMessage{.id = 9, .request = GameRequest::undo, .position = 5},
          Vote{true},
          Following{1200},
          Chat{.phrase = 2},
          Chat{.phrase = {}, .text = u"Hello there"_s},
          CutMessage{.deck = Bytes32{1}, .commitment = Bytes32{2}},
          OpenMessage{.deck = Bytes32{1}, .number = Bytes32{3}},
          AdviceRequest{.position = 12},
          Leaving{},
          BeginMessage{},
          AllowMessage{{.writing = false, .computersHold = true}},
          AllowMessage{{.thinking = 300}},
          RemoveMessage{3},
          FillInMessage{2},
          RemoveMessage{.spectator = keyFrom('s')}};
}

std::vector<HostMessage> hostMessages() {
  SeatsNow seats{
      .seats = {{.state = SeatNow::State::connected,
                 .name = u"A"_s,
                 .key = keyFrom('a'),
                 .thinks = 29'999},
                {.state = SeatNow::State::disconnected,
                 .name = u"B"_s,
                 .portrait = 2,
                 .key = keyFrom('b'),
                 .originalPlayer = u"C"_s,
                 .colour = SeatNow::Colour::blue,
                 .left = 1234,
                 .isFilled = true,
                 .movesMadeFor = 2,
                 .isFailing = true},
                {.state = SeatNow::State::computer, .name = u"D"_s, .kind = "fair"}},
      .waits = true,
      .watching = {{.name = u"E"_s, .portrait = 4, .key = keyFrom('e')},
                   {.name = u"F"_s, .key = keyFrom('f')}},
      .allowed = {.writing = false, .computersHold = true, .hints = true, .thinking = 60},
      .owner = 1};
  PositionNow position{.number = 9, .isFresh = true};
  position.view = Value::Object{{"cards", Value::List{"D1", "??", {}}}, {"seenBy", 1}};
  position.steps = {1, 2};
  position.deals = QJsonArray{3};
  position.open = {4};
  position.may = {GameRequest::nextDeal, GameRequest::undo};
  position.answers = 7;
  position.jump = Jump{.request = GameRequest::redo, .by = 2};
  SeatsNow forSpectator = seats;
  forSpectator.open = {1, 2};
  SeatsNow fillable = seats;
  fillable.fillable = {0, 1};
  SeatsNow afterRemoval = seats;
  afterRemoval.removed = keyFrom('r');
  SeatsNow afterFailure = seats;
  afterFailure.hasNotBegun = true;
  return {Welcome{.table = u"Table"_s,
                  .header = "header\n",
                  .you = 1,
                  .isBegun = true,
                  .token = u"t"_s,
                  .lastId = 3,
                  .isYours = true,
                  .rulesName = u"Friday"_s},
          Welcome{.table = u"Table"_s, .you = kSpectator},
          seats,
          forSpectator,
          fillable,
          afterRemoval,
          afterFailure,
          SeatsNow{},
          position,
          PositionNow{.number = 1},
          AnswerMessage{.id = 7, .kind = Answer::Kind::waits},
          VoteMessage{},
          VoteMessage{OpenVote{.request = GameRequest::undo, .by = 2, .awaited = {0, 1}}},
          VoteMessage{OpenVote{.by = 2, .awaited = {0, 1}, .played = 12}},
          VoteMessage{.openVote = OpenVote{.by = 1, .awaited = {0}},
                      .failed = FailedRequest{.request = GameRequest::nextDeal}},
          VoteMessage{.openVote = {},
                      .failed = FailedRequest{.by = 2, .reason = Answer::Kind::notSaved}},
          VoteMessage{.openVote = {}, .failed = FailedRequest{.by = 2, .declinedBy = 1}},
          ChatMessage{.player = 1, .name = u"B"_s, .phrase = 0},
          ChatMessage{.player = kNoPlayer, .name = u"B"_s, .phrase = {}, .text = u"x"_s},
          DeckMessage{Bytes32{4}},
          CutsMessage{.deck = Bytes32{4}, .commitments = {Bytes32{5}, std::nullopt}},
          AdviceMessage{.position = 12,
                        .action = "play 4H",
                        .reason = 3,
                        .card = "5H",
                        .player = 2,
                        .number = -7,
                        .instead = "draw"},
          AdviceMessage{.position = 12, .action = "draw"},
          RecordMessage{"record\n"},
          Goodbye{Goodbye::Reason::closed},
          Goodbye{.reason = Goodbye::Reason::full, .substitute = u"G"_s},
          Goodbye{.reason = Goodbye::Reason::closed, .isForGood = true},
          Redirect{u"downpile://x"_s}};
}

}  // namespace

class TestMessages : public QObject {
  Q_OBJECT

 private slots:
  void writtenMessagesOfEveryTypeAreReadBack() {
    std::set<std::size_t> kinds;
    for (const GuestMessage& message : guestMessages()) {
      const QByteArray text = guestMessage(message);
      const auto read = readGuestMessage(text);
      QVERIFY2(read.has_value(), text.constData());
      QCOMPARE(read->index(), message.index());
      QCOMPARE(QJsonDocument::fromJson(guestMessage(*read)), QJsonDocument::fromJson(text));
      QVERIFY(!readHostMessage(text).has_value());
      kinds.insert(message.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<GuestMessage>);
    kinds.clear();
    for (const HostMessage& message : hostMessages()) {
      const QByteArray text = hostMessage(message);
      const auto read = readHostMessage(text);
      QVERIFY2(read.has_value(), text.constData());
      QCOMPARE(read->index(), message.index());
      QCOMPARE(QJsonDocument::fromJson(hostMessage(*read)), QJsonDocument::fromJson(text));
      if (const auto* seats = std::get_if<SeatsNow>(&message)) {
        QVERIFY(std::get<SeatsNow>(*read).allowed == seats->allowed);
        QVERIFY(std::get<SeatsNow>(*read).watching == seats->watching);
        QVERIFY(std::get<SeatsNow>(*read).open == seats->open);
        QVERIFY(std::get<SeatsNow>(*read).fillable == seats->fillable);
        QVERIFY(std::get<SeatsNow>(*read).removed == seats->removed);
        QCOMPARE(std::get<SeatsNow>(*read).hasNotBegun, seats->hasNotBegun);
      }
      QVERIFY(!readGuestMessage(text).has_value());
      kinds.insert(message.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<HostMessage>);
  }

  void ignoresMembersOfNewerVersions() {
    const auto read =
        readGuestMessage(R"({"type":"vote","agrees":true,"why":["because"],"later":{}})");
    QVERIFY(read.has_value());
    QVERIFY(std::get<Vote>(*read).agrees);
  }

  // If the time limit in a message has an unknown value, players have no limit (0).
  void unknownThinkingTimeMeansNoLimit() {
    const auto thinking = [](const QByteArray& value) {
      const auto read =
          readGuestMessage(R"({"type":"allow","allowed":[],"thinking":)" + value + "}");
      return read ? std::get<AllowMessage>(*read).allowed.thinking : -1;
    };
    for (const int seconds : kThinkingTimes) {
      QCOMPARE(thinking(QByteArray::number(seconds)), seconds);
    }
    for (const char* other : {"1", "31", "-30", "30.5", "1e300", "\"30\"", "null", "[30]"}) {
      QCOMPARE(thinking(other), 0);
    }
  }

  void rejectsInvalidGuestMessage_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("nothing", "");
    row("not an object", "[]");
    row("no type", "{}");
    row("unknown type", R"({"type":"fly"})");
    row("type is a number", R"({"type":3})");
    row("no name", R"({"type":"hello","protocol":1,"portrait":0,"table":""})");
    row("long name",
        QByteArray(R"({"type":"hello","protocol":1,"portrait":0,"table":"","name":"~"})")
            .replace('~', QByteArray(2000, 'x')));
    row("negative portrait",
        R"({"type":"hello","protocol":1,"portrait":-1,"table":"","name":"a"})");
    row("fractional protocol version",
        R"({"type":"hello","protocol":1.5,"portrait":0,"table":"","name":"a"})");
    row("invalid key",
        R"({"type":"hello","protocol":1,"portrait":0,"table":"","name":"a","friends":["x"]})");
    row("no moves", R"({"type":"move","id":1,"position":0,"actions":[]})");
    row("move is a number", R"({"type":"move","id":1,"position":0,"actions":[1]})");
    row("request id 0", R"({"type":"move","id":0,"position":0,"actions":["draw"]})");
    row("negative position", R"({"type":"move","id":1,"position":-1,"actions":["draw"]})");
    row("unknown request", R"({"type":"wish","id":1,"wish":"win"})");
    row("no vote", R"({"type":"vote"})");
    row("vote is a string", R"({"type":"vote","agrees":"yes"})");
    row("time is a string", R"({"type":"following","milliseconds":"1"})");
    row("permissions are a string", R"({"type":"allow","allowed":"writing"})");
    row("invalid seat", R"({"type":"sendAway","player":8})");
    row("invalid seat to fill", R"({"type":"fillIn","player":8})");
    row("invalid phrase", R"({"type":"say","phrase":-1})");
    row("empty chat message", R"({"type":"say"})");
  }
  void rejectsInvalidGuestMessage() {
    QFETCH(QByteArray, text);
    QVERIFY(!readGuestMessage(text).has_value());
  }

  // Members that hosts or guests of older versions do not send.
  void optionalMembersAreCheckedOneByOne_data() {
    QTest::addColumn<QByteArray>("message");  // valid, with the member
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonArray>("valid");  // those of memberValues() that are accepted
    QTest::addColumn<bool>("isOfGuest");
    const QString hostile = hostileText();
    const QJsonArray texts{QString(), u"undo"_s, hostile};
    const QJsonArray lists{QJsonArray(),    QJsonArray{1},       QJsonArray{9},
                           QJsonArray{1e6}, QJsonArray{hostile}, QJsonArray{QJsonValue::Null}};
    const QByteArray ballot =
        hostMessage(VoteMessage{OpenVote{.by = 2, .awaited = {0, 1}, .played = 12}});
    PositionNow position{.number = 9};
    position.open = {4};
    position.jump = Jump{.request = GameRequest::redo, .by = 2};
    const auto row = [](const char* name, const QByteArray& message, const QString& member,
                        const QJsonArray& valid, bool isOfGuest = false) {
      QTest::newRow(name) << message << member << valid << isOfGuest;
    };
    row("open seats", hostMessage(SeatsNow{.seats = {}, .open = {{1, 2}}}), u"open"_s,
        {QJsonArray(), QJsonArray{1}});
    row("fillable seats", hostMessage(SeatsNow{.seats = {}, .fillable = {1, 2}}), u"fillable"_s,
        {QJsonArray(), QJsonArray{1}});
    row("failed beginning", hostMessage(SeatsNow{.seats = {}, .hasNotBegun = true}), u"notBegun"_s,
        {true});
    row("removed person", hostMessage(SeatsNow{.seats = {}, .removed = keyFrom('r')}), u"removed"_s,
        {});
    // Lists of any content are valid here: the guest checks the cards later, with the rules of its
    // game (placesOf).
    row("open cards", hostMessage(position), u"open"_s, lists);
    row("request of a position", hostMessage(position), u"wish"_s, {u"undo"_s});
    row("player of a position", hostMessage(position), u"by"_s, {7});
    row("request of a ballot", ballot, u"wish"_s, {u"undo"_s});
    row("player of a ballot", ballot, u"by"_s, {QJsonValue::Null, 7});
    row("entries of a ballot", ballot, u"played"_s, {7, 1e6});
    row("failed request",
        hostMessage(VoteMessage{.openVote = {}, .failed = FailedRequest{.by = 1}}), u"failed"_s,
        {});
    row("name of rules", hostMessage(Welcome{.table = u"T"_s, .rulesName = u"Friday"_s}),
        u"rulesName"_s, texts);
    row("entries seen by a guest",
        guestMessage(Hello{.name = u"Sena"_s, .token = u"t"_s, .seen = 4, .played = 3}),
        u"played"_s, {7, 1e6}, true);
    row("request of a guest", guestMessage(RequestMessage{.id = 1, .request = GameRequest::redo}),
        u"wish"_s, {u"undo"_s}, true);
    row("position of a request",
        guestMessage(RequestMessage{.id = 1, .request = GameRequest::redo, .position = 3}),
        u"position"_s, {7, 1e6}, true);
  }
  void optionalMembersAreCheckedOneByOne() {
    QFETCH(QByteArray, message);
    QFETCH(QString, member);
    QFETCH(QJsonArray, valid);
    QFETCH(bool, isOfGuest);
    const auto readAgain = [isOfGuest](const QByteArray& text) -> std::optional<QByteArray> {
      if (isOfGuest) {
        const auto read = readGuestMessage(text);
        return read ? std::optional(guestMessage(*read)) : std::nullopt;
      }
      const auto read = readHostMessage(text);
      return read ? std::optional(hostMessage(*read)) : std::nullopt;
    };
    for (const QJsonValue& value : memberValues()) {
      const QByteArray text = withMember(message, member, value);
      const auto read = readAgain(text);
      QVERIFY2(read.has_value() == valid.contains(value), text.left(300).constData());
      if (read)
        QVERIFY2(!QString::fromUtf8(*read).contains(QChar(0x202e)) || value.isArray(),
                 read->constData());
    }
    // A message without the member is read as one of an older version, and written without the
    // member. Exceptions: a message that needs the member is rejected, and `by` and `played` are
    // always written.
    const QByteArray older = withoutMember(message, member);
    const auto read = readAgain(older);
    const bool isNeeded = isOfGuest && member != u"position"_s;
    const bool isHalf = member == u"by"_s && message.contains("position");
    QCOMPARE(read.has_value(), !isNeeded && !isHalf);
    if (read)
      QVERIFY(!QJsonDocument::fromJson(*read).object().contains(member) || member == u"by"_s ||
              member == u"played"_s);
  }

  void rejectsTooManyActions() {
    const auto read = [](int count) {
      MoveMessage move{.id = 1, .position = 0, .actions = {}};
      for (int i = 0; i < count; ++i) move.actions.emplace_back("draw");
      return readGuestMessage(guestMessage(move));
    };
    QVERIFY(read(kMostActions).has_value());
    QVERIFY(!read(kMostActions + 1).has_value());
  }

  void limitsFriendsAndBlockedKeys() {
    const auto read = [](int friends, int blocked) {
      Hello hello{.name = u"Sena"_s};
      for (int i = 0; i < friends + blocked; ++i) {
        QByteArray bytes(Fingerprint::kBytes, '\0');
        bytes[0] = static_cast<char>(i);
        bytes[1] = static_cast<char>(i / 256);
        const Fingerprint key = *Fingerprint::fromBytes(bytes);
        (i < friends ? hello.knows.friends : hello.knows.blocked).insert(key);
      }
      return readGuestMessage(guestMessage(hello));
    };
    QVERIFY(read(100, 150).has_value());
    QVERIFY(!read(101, 0).has_value());
    QVERIFY(!read(0, 151).has_value());
  }

  // hostMessage() writes a view as text itself, so this must agree with the JSON parser.
  void writtenViewIsReadBackWithValuesOfEveryType() {
    PositionNow now{.number = 1};
    now.view = Value::Object{{"a", "\"q\" \\ \n \x01 \xC3\xBC"},
                             {"b", Value::List{1, -2, true, false, {}, Value::Object(), 0.5}},
                             {"c", std::int64_t{1} << 52U},
                             {"d", Value::List()}};
    const auto read = readHostMessage(hostMessage(now));
    QVERIFY(read.has_value());
    QVERIFY(std::get<PositionNow>(*read).view == now.view);
    QCOMPARE(QJsonDocument::fromJson(jsonText(now.view)).object(), jsonOf(now.view).toObject());
  }

  void sanitizesNamesAndChat() {
    const QByteArray text = guestMessage(Hello{.name = u"  Se\u202Ena\n"_s + QString(100, u'x')});
    const auto read = readGuestMessage(text);
    QVERIFY(read.has_value());
    const QString name = std::get<Hello>(*read).name;
    QVERIFY(name.startsWith(u"Sena"_s));
    QVERIFY(name.size() <= kMostNameLength);
    QCOMPARE(
        std::get<Chat>(*readGuestMessage(guestMessage(Chat{.phrase = {}, .text = u"a\nb"_s}))).text,
        u"a b"_s);
  }

  // A damaged message is rejected, or is a valid message within all bounds.
  void damagedMessagesAreRejectedOrValid() {
    Random random(5);
    const std::vector<GuestMessage> guest = guestMessages();
    const std::vector<HostMessage> host = hostMessages();
    int read = 0;
    const int most = tests::effort(5'000, 30'000);
    for (int i = 0; i < most; ++i) {
      const auto size = static_cast<std::uint32_t>(guest.size());
      const auto sample =
          readGuestMessage(damaged(guestMessage(guest[random.below(size)]), random));
      const auto hostSize = static_cast<std::uint32_t>(host.size());
      const auto other =
          readHostMessage(damaged(hostMessage(host[random.below(hostSize)]), random));
      if (sample) {
        ++read;
        QVERIFY(readGuestMessage(guestMessage(*sample)).has_value());
      }
      if (other) QVERIFY(readHostMessage(hostMessage(*other)).has_value());
    }
    QVERIFY(read > 100);
  }
};

DOWNPILE_TEST(TestMessages, .tier = Tier::both, .thoroughSeconds = 2);
#include "tst_messages.moc"
