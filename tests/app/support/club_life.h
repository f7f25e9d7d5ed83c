// SPDX-License-Identifier: GPL-3.0-or-later
// A room (a club of people on the network) with people at four tables: three are open to everybody,
// one is by invitation only.
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "club.h"
#include "games/catalog.h"
#include "guest/guest_table.h"
#include "guest/lobby_guest.h"
#include "met_people.h"

namespace downpile::tests {

class ClubLife : public QObject {
 public:
  explicit ClubLife(QObject* parent) : QObject(parent) {
    const QString first = openTable({.number = 0, .name = u"Sena"_s, .game = "life", .players = 5});
    sit({.number = 1, .name = u"Bert"_s}, first);
    openTable({.number = 2, .name = u"Maximiliane Freifrau von Hohenstaufen"_s, .players = 4});
    const QString third =
        openTable({.number = 3, .name = u"Zoe"_s, .game = "up-and-down", .players = 4});
    sit({.number = 4, .name = u"Ida"_s}, third);
    begin();
    openTable({.number = 5, .name = u"Otto"_s, .access = Access::invitation});
  }

  Club& club() { return club_; }
  QString address() const { return club_.address(); }
  // Lets the owner of the second table, its only guest, leave it.
  void leaveSecond() { guests_[2]->leave(); }

 private:
  struct Wanted {
    int number = 0;  // number of the person opening or joining the table
    QString name{};
    std::string game = "underwear";
    int players = 3;
    Access access = Access::everybody;
  };

  template <class Fits>
  static void await(const Fits& fits) {
    if (!QTest::qWaitFor(fits)) qFatal("The club does not react");
  }

  QString openTable(const Wanted& wanted) {
    RecordHeader header;
    header.game = wanted.game;
    header.players = wanted.players;
    const GameInfo& info = *findGame(header.game)->info;
    header.options = standardValues(info.options);
    if (const auto target = findOption(info.options, "target")) header.options[*target] = 30;
    const char* names[] = {"Ada", "Wim", "Nora", "Lou", "Kim", "Eve", "Max", "Ria"};
    for (int player = 0; player < header.players; ++player) {
      header.seats.push_back({player % 2 == 0 ? "fair" : "sharp", player + 1, names[player]});
    }
    LobbyGuest lobby({.name = wanted.name});
    club_.letIn(lobby, keyOf(wanted.number));
    await([&] { return lobby.isReached(); });
    QString id;
    connect(&lobby, &LobbyGuest::opened, this, [&id](const QString& table) { id = table; });
    lobby.open({.name = wanted.name + u"’s table"_s,
                .header = headerText(header),
                .access = wanted.access});
    await([&] { return !id.isEmpty(); });
    sit(wanted, id);
    return id;
  }

  void sit(const Wanted& person, const QString& table) {
    auto* guest =
        new GuestTable({.name = person.name, .portrait = person.number % 12 + 1}, table, this);
    guests_.push_back(guest);
    club_.letIn(*guest, keyOf(person.number));
    await([&] { return guest->isWelcome() && !guest->seats().seats.empty(); });
  }

  // Begins the game at the table where the last two people sat down: its owner and one guest.
  void begin() {
    GuestTable* owner = *(guests_.end() - 2);
    owner->begin();
    await([&] { return owner->isPlaying(); });
  }

  Club club_{u"The Thursday Club"_s};
  std::vector<GuestTable*> guests_;
};

}  // namespace downpile::tests
