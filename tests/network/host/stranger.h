// SPDX-License-Identifier: GPL-3.0-or-later
// A peer at a hosted table, sending raw messages.
#pragma once

#include "party.h"
#include "record/fresh_seal.h"

namespace downpile::tests {

// A client without GuestTable: sends any message, valid or not. Stores the reason with which the
// host dismisses it.
struct Stranger {
  Stranger(Party& party, const Fingerprint& key) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way = std::move(guestEnd);
    QObject::connect(way.get(), &Connection::received, way.get(), [this](const QByteArray& text) {
      const auto message = readHostMessage(text);
      if (message && std::holds_alternative<Goodbye>(*message)) {
        reason = std::get<Goodbye>(*message).reason;
        substitute = std::get<Goodbye>(*message).substitute;
      }
    });
    QObject::connect(way.get(), &Connection::closed, way.get(), [this] { isClosed = true; });
    party.table->accept(std::move(hostEnd), key);
  }
  void send(const QByteArray& text) {
    way->send(text);
    Party::settle();
  }

  std::unique_ptr<MemoryConnection> way;
  std::optional<Goodbye::Reason> reason;
  QString substitute;
  bool isClosed = false;
};

inline QByteArray hello(const QString& table = {}, int protocol = kProtocol) {
  return guestMessage(Hello{.protocol = protocol, .name = u"Stranger"_s, .table = table});
}

// Makes a move for the first guest allowed to act. Returns false if no guest may act, or if the
// host refuses the move.
inline bool playAnything(Party& party) {
  for (auto& guest : party.guests) {
    if (!guest->isReached() || guest->view().legal().empty()) continue;
    const Action action = choiceOf(*guest);
    // Shared, because the answer may arrive after this function has returned.
    const auto isDone = std::make_shared<bool>(false);
    guest->send({&action, 1}, guest->position(),
                [isDone](const Answer& answer) { *isDone = answer.isDone(); });
    Party::settle();
    return *isDone;
  }
  return false;
}

inline SeatNow seatOf(const Party& party, int player) {
  return party.table->seats().seats[static_cast<std::size_t>(player)];
}

// Returns the settings of a table in a room. Computer players have all seats, and the person with
// keyOf(0) owns the table.
inline HostedTable::Setup roomSetup(const std::string& game = "underwear", int players = 3) {
  HostedTable::Setup setup{.name = u"Table"_s, .header = partyHeader(game, players, 1)};
  setup.header.seats[0].kind = "fair";
  reseal(setup.header);
  setup.isInRoom = true;
  return setup;
}

}  // namespace downpile::tests
