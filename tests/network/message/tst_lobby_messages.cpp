// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of the lobby: each type survives writing and reading, and invalid ones are rejected.
#include <QJsonDocument>
#include <QJsonObject>
#include <set>

#include "damaged.h"
#include "member_values.h"
#include "message/lobby_messages.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

Fingerprint key(char letter) {
  return *Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, letter));
}

std::vector<VisitorMessage> visitorMessages() {
  return {Enter{.name = u"Sena"_s,
                .portrait = 3,
                .knows = {.friends = {key('a')}, .blocked = {key('b'), key('c')}}},
          Enter{.name = u"Mira"_s, .call = {u"p"_s, 2}},
          NewTable{.name = u"Sunday"_s, .header = "header\n", .access = Access::friends},
          NewTable{.name = u"Sunday"_s, .header = "header\n", .rulesName = u"Ours"_s}};
}

TableNow tableNow() {
  return {.id = u"ab1"_s,
          .name = u"Sunday"_s,
          .header = "header\n",
          .access = Access::friends,
          .seats =
              {{.state = SeatNow::State::connected, .name = u"A"_s, .portrait = 3, .key = key('a')},
               {.state = SeatNow::State::disconnected,
                .name = u"B"_s,
                .key = key('b'),
                .originalPlayer = u"C"_s,
                .colour = SeatNow::Colour::red},
               {.state = SeatNow::State::computer, .name = u"D"_s, .kind = "fair"}},
          .free = 1,
          .watching = 2,
          .isPlaying = true,
          .isYours = true,
          .rulesName = u"Ours"_s};
}

std::vector<LobbyMessage> lobbyMessages() {
  return {LobbyNow{.room = u"Club"_s, .tables = {tableNow(), {.id = u"c"_s}}},
          LobbyNow{.waits = true},
          TableChanged{tableNow()},
          TableRemoved{u"ab1"_s},
          TableRemoved{.table = u"ab1"_s, .closed = u"Sunday"_s},
          Opened{u"ab1"_s},
          Refused{Refused::Reason::tooManyOwn},
          Goodbye{Goodbye::Reason::tooMuch}};
}

// Returns one copy of the message for each of its members. In the copy, this member has a value of
// a wrong type.
std::vector<QByteArray> withMembersOfWrongType(const QByteArray& text) {
  std::vector<QByteArray> wrong;
  for (const QString& member : QJsonDocument::fromJson(text).object().keys()) {
    wrong.push_back(withMember(text, member, QJsonObject{{u"x"_s, 1}}));
  }
  return wrong;
}

}  // namespace

class TestLobbyMessages : public QObject {
  Q_OBJECT

 private slots:
  void writtenMessagesOfEveryTypeAreReadBack() {
    std::set<std::size_t> kinds;
    for (const VisitorMessage& message : visitorMessages()) {
      const QByteArray text = visitorMessage(message);
      const auto read = readVisitorMessage(text);
      QVERIFY2(read.has_value(), text.constData());
      QCOMPARE(read->index(), message.index());
      QCOMPARE(visitorMessage(*read), text);
      QVERIFY(!readLobbyMessage(text).has_value());
      kinds.insert(message.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<VisitorMessage>);
    kinds.clear();
    for (const LobbyMessage& message : lobbyMessages()) {
      const QByteArray text = lobbyMessage(message);
      const auto read = readLobbyMessage(text);
      QVERIFY2(read.has_value(), text.constData());
      QCOMPARE(read->index(), message.index());
      QCOMPARE(lobbyMessage(*read), text);
      kinds.insert(message.index());
    }
    QCOMPARE(kinds.size(), std::variant_size_v<LobbyMessage>);
    const auto changed = readLobbyMessage(lobbyMessage(TableChanged{tableNow()}));
    QVERIFY(std::get<TableChanged>(*changed).table == tableNow());
  }

  void detectsLobbyMessagesByType() {
    QVERIFY(isForLobby(visitorMessage(Enter{})));
    QVERIFY(isForLobby(R"({"type":"enter"})"));
    QVERIFY(!isForLobby(guestMessage(Hello{})));
    QVERIFY(!isForLobby("[]"));
    QVERIFY(!isForLobby(""));
  }

  void rejectsMembersOfWrongType() {
    for (const VisitorMessage& message : visitorMessages()) {
      for (const QByteArray& wrong : withMembersOfWrongType(visitorMessage(message))) {
        QVERIFY2(!readVisitorMessage(wrong).has_value(), wrong.constData());
      }
    }
    for (const LobbyMessage& message : lobbyMessages()) {
      for (const QByteArray& wrong : withMembersOfWrongType(lobbyMessage(message))) {
        QVERIFY2(!readLobbyMessage(wrong).has_value(), wrong.constData());
      }
    }
  }

  // A name of house rules comes from the visitor who opens the table, and is sent to all others.
  void nameOfHouseRulesIsCheckedInBothDirections() {
    const QByteArray opened = visitorMessage(NewTable{.name = u"a"_s, .rulesName = u"Ours"_s});
    const QByteArray listed = lobbyMessage(TableChanged{tableNow()});
    const auto nameIn = [](const QByteArray& text) -> std::optional<QString> {
      if (const auto read = readVisitorMessage(text)) return std::get<NewTable>(*read).rulesName;
      if (const auto read = readLobbyMessage(text)) {
        return std::get<TableChanged>(*read).table.rulesName;
      }
      return std::nullopt;
    };
    for (const QByteArray& message : {opened, listed}) {
      QCOMPARE(nameIn(withoutMember(message, u"rulesName"_s)), QString());
      for (const QJsonValue& value : memberValues()) {
        const bool isShort = value.isString() && value.toString().size() < 100;
        const auto name = nameIn(withMember(message, u"rulesName"_s, value));
        QCOMPARE(name.has_value(), isShort);
        if (name) QVERIFY(value.toString().contains(*name) && !name->contains(QChar(0x202e)));
      }
    }
  }

  void rejectsValuesOutOfBounds() {
    NewTable table{.name = u"a"_s, .header = std::string(64 << 10U, 'x')};
    QVERIFY(readVisitorMessage(visitorMessage(table)).has_value());
    table.header += 'x';
    QVERIFY(!readVisitorMessage(visitorMessage(table)).has_value());
    LobbyNow lobby{.tables = std::vector<TableNow>(kMostTablesListed)};
    QVERIFY(readLobbyMessage(lobbyMessage(lobby)).has_value());
    lobby.tables.emplace_back();
    QVERIFY(!readLobbyMessage(lobbyMessage(lobby)).has_value());
    QVERIFY(!readVisitorMessage(R"({"type":"newTable","name":"a","header":"","access":"me"})"));
  }

  void sanitizesNames() {
    const auto enter = readVisitorMessage(visitorMessage(Enter{.name = u" Se\u202Ena\n"_s}));
    QCOMPARE(std::get<Enter>(*enter).name, u"Sena"_s);
    const auto table = readVisitorMessage(visitorMessage(NewTable{.name = u"a\nb"_s}));
    QCOMPARE(std::get<NewTable>(*table).name, u"a b"_s);
  }

  void damagedMessagesAreRejectedOrValid() {
    Random random(6);
    const std::vector<VisitorMessage> visitor = visitorMessages();
    const std::vector<LobbyMessage> lobby = lobbyMessages();
    const int most = tests::effort(4'000, 20'000);
    for (int i = 0; i < most; ++i) {
      const auto& sample = visitor[random.below(static_cast<std::uint32_t>(visitor.size()))];
      const auto& other = lobby[random.below(static_cast<std::uint32_t>(lobby.size()))];
      const auto read = readVisitorMessage(damaged(visitorMessage(sample), random));
      const auto readOther = readLobbyMessage(damaged(lobbyMessage(other), random));
      if (read) QVERIFY(readVisitorMessage(visitorMessage(*read)).has_value());
      if (readOther) QVERIFY(readLobbyMessage(lobbyMessage(*readOther)).has_value());
    }
  }
};

DOWNPILE_TEST(TestLobbyMessages, .tier = Tier::both, .thoroughSeconds = 2);
#include "tst_lobby_messages.moc"
