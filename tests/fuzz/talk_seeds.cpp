// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk_seeds.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "discovery/datagrams.h"
#include "host/table_state.h"
#include "invitation/invitation.h"
#include "message/lobby_messages.h"
#include "network/support/overheard.h"
#include "people/people_text.h"
#include "support/random_options.h"

namespace downpile::test {

using namespace downpile::tests;

namespace {

QString typeOf(const QByteArray& message) {
  return QJsonDocument::fromJson(message).object()["type"].toString();
}

// Adds messages received by one guest, sampled over the game.
void addHeard(const AddSeed& add, const std::string& name, const QByteArrayList& heard,
              bool watches) {
  constexpr qsizetype kTogether = 6;
  QByteArray welcome;
  QByteArray seats;
  for (qsizetype i = 0; i < heard.size(); ++i) {
    const QString type = typeOf(heard[i]);
    if (type == "welcome") welcome = heard[i];
    if (type == "seats") seats = heard[i];
    const bool isSampled = i < 20 || i % 40 == 0 || i + 10 > heard.size();
    if (!isSampled) continue;
    add("message", name + "-h" + std::to_string(i), "h" + heard[i].toStdString());
    if (i % 5 != 0) continue;
    QByteArrayList lines{watches ? "!w" : "!", welcome, seats};
    for (qsizetype more = i; more < std::min(i + kTogether, heard.size()); ++more) {
      lines << heard[more] << QByteArrayList{"!m", "!s", "!u", "!c"}[more % 4];
    }
    add("host", name + "-" + std::to_string(i), lines.join('\n').toStdString());
  }
}

// Adds the first messages of all players, in turns. `name` starts the names of the inputs; `game`
// is the id of the game and its house rules.
void addSaid(const AddSeed& add, const std::string& name, const std::string& game,
             const RecordedMessages& all) {
  for (const char* kind : {"r", "h"}) {
    QByteArrayList lines{QByteArray(kind) + QByteArray::fromStdString(game), "!0", "!1", "!2"};
    for (qsizetype i = 0; i < 12; ++i) {
      for (std::size_t player = 0; player < all.sent.size(); ++player) {
        if (i < all.sent[player].size()) lines << QByteArray::number(player) + all.sent[player][i];
      }
    }
    lines << "1{\"type\":\"leave\"}"
          << "."
          << "."
          << "!1";
    add("guest", name + kind, lines.join('\n').toStdString());
  }
  for (std::size_t player = 0; player < all.sent.size(); ++player) {
    for (qsizetype i = 0; i < std::min(qsizetype{12}, all.sent[player].size()); ++i) {
      add("message", name + "-g" + std::to_string(player) + "-" + std::to_string(i),
          "g" + all.sent[player][i].toStdString());
    }
  }
}

void addRest(const AddSeed& add) {
  const auto message = [&](const std::string& name, char kind, const QByteArray& text) {
    add("message", name, kind + text.toStdString());
  };
  const RecordHeader header = withoutSecrets(partyHeader("underwear", 3, 1));
  message("visitor-enter", 'v',
          visitorMessage(Enter{.name = "Sena", .knows = {.friends = {keyOf(1)}}}));
  message("visitor-table", 'v',
          visitorMessage(NewTable{.name = "Sunday", .header = headerText(header)}));
  const TableNow table{
      .id = "abc",
      .name = "Sunday",
      .header = headerText(header),
      .seats = {{.state = SeatNow::State::disconnected, .name = "Mira", .key = keyOf(1)},
                {.name = "Bot", .kind = "fair"}},
      .free = 1};
  message("lobby", 'l', lobbyMessage(LobbyNow{.room = "Club", .tables = {table, table}}));
  message("lobby-table", 'l', lobbyMessage(TableChanged{table}));
  const Bytes32 bytes{};
  const QByteArray deck = hostMessage(DeckMessage{bytes});
  const QByteArray cuts =
      hostMessage(CutsMessage{.deck = bytes, .commitments = {bytes, {}, bytes}});
  message("deck", 'h', deck);
  message("cuts", 'h', cuts);
  message("goodbye", 'h', hostMessage(Goodbye{}));
  message("cut", 'g', guestMessage(CutMessage{}));
  message("open", 'g', guestMessage(OpenMessage{}));
  message("send-away", 'g', guestMessage(RemoveMessage{.player = 1}));
  const QByteArray welcome = hostMessage(
      Welcome{.table = "Table", .header = headerText(header), .you = 0, .isBegun = false});
  add("host", "deck", QByteArrayList{"!", welcome, deck, cuts, deck}.join('\n').toStdString());
  message("lobby-refused", 'l', lobbyMessage(Refused{}));
  message("header", 'w', QByteArray::fromStdString(headerText(header)));
  message("ask", 'q', writeAsk(77));
  message("answer", 'a',
          writeAnswer({.nonce = 77,
                       .notice = {.name = "Table",
                                  .game = "life",
                                  .seats = 4,
                                  .free = 2,
                                  .port = 28657,
                                  .table = "abc",
                                  .host = keyOf(2),
                                  .protocol = 1}}));
  const Invitation invitation{.hosts = {"cards.example.org", "192.168.1.7", "fe80::1"},
                              .table = "abc",
                              .fingerprint = keyOf(3)};
  message("invitation", 'i', invitation.text().toUtf8());
  message("address", 'i', "[2001:db8::1]:1234");
  message("name", 'n', "Se\u202Ena \u0301\u0301 \U0001F469\u200D\U0001F680");
  message("people", 'p',
          peopleText({{.key = keyOf(1), .name = "Mira", .seen = 1'600'000'000, .games = 3}}));
  message("state", '3',
          tableStateText(
              {.game = 2,
               .savedSeats = {.token = "t",
                              .occupants = {HostedTable::Occupant{.key = keyOf(1), .name = "Mira"},
                                            std::nullopt, std::nullopt},
                              .removed = {keyOf(5)}},
               .friends = {keyOf(4)},
               .table = "abc",
               .name = "Mira’s table",
               .seats = {{.name = "Mira"}, {.kind = "fair"}, {.kind = "rules"}}}));
}

}  // namespace

void addTalk(const AddSeed& add) {
  for (const CatalogEntry& entry : catalog()) {
    const std::string game(entry.info->id);
    const int players = std::max(2, entry.info->minPlayers);
    Random random(5);
    for (const char* name : {"", "-a", "-b", "-c"}) {
      RecordHeader header = shortGame(peopleHeader(game, players, 5));
      if (*name != '\0') {
        header.options = randomOptions(*entry.info, entry.refuse, players, random);
        header = shortGame(header);
      }
      const std::string rules = differingText(entry.info->options, header.options);
      add("message", game + name + "-rules", "o" + game + " " + rules);
      add("message", game + name + "-wanted", "w" + headerText(withoutSecrets(header)));
      const RecordedMessages all = recordMessages(header);
      addSaid(add, game + name, game + " " + rules, all);
      for (std::size_t player = 0; player < all.received.size(); ++player) {
        addHeard(add, game + name + "-" + std::to_string(player), all.received[player],
                 player == all.received.size() - 1);
      }
    }
  }
  addRest(add);
}

}  // namespace downpile::test
