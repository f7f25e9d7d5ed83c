// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody at a hosted table who says whatever a test wants.
#pragma once

#include "party.h"
#include "record/fresh_seal.h"

namespace downpile::tests {

// Says what it wants, and keeps what it hears.
struct Stranger {
  Stranger(Party& party, const Fingerprint& who) {
    auto [here, there] = MemoryConnection::pair();
    way = std::move(here);
    QObject::connect(way.get(), &Connection::received, way.get(), [this](const QByteArray& text) {
      const auto message = readHostMessage(text);
      if (message && std::holds_alternative<Goodbye>(*message)) {
        reason = std::get<Goodbye>(*message).reason;
      }
    });
    QObject::connect(way.get(), &Connection::closed, way.get(), [this] { isClosed = true; });
    party.table->come(std::move(there), who);
  }
  void say(const QByteArray& text) {
    way->send(text);
    Party::settle();
  }

  std::unique_ptr<MemoryConnection> way;
  std::optional<Goodbye::Reason> reason;
  bool isClosed = false;
};

inline QByteArray hello(const QString& table = {}, int protocol = kProtocol) {
  return guestMessage(Hello{.protocol = protocol, .name = u"Stranger"_s, .table = table});
}

// It is this guest's turn, or one may act: something is played.
inline bool playAnything(Party& party) {
  for (auto& guest : party.guests) {
    if (!guest->isReached() || guest->view().legal().empty()) continue;
    const Action action = choiceOf(*guest);
    bool isDone = false;
    guest->send({&action, 1}, guest->position(),
                [&](const Answer& answer) { isDone = answer.isDone(); });
    Party::settle();
    return isDone;
  }
  return false;
}

inline SeatNow seatOf(const Party& party, int player) {
  return party.table->seats().seats[static_cast<std::size_t>(player)];
}

// A table in a room, of computer players; the owner is keyOf(0).
inline HostedTable::Terms roomTerms(const std::string& game = "underwear", int players = 3) {
  HostedTable::Terms terms{.name = u"Table"_s, .header = partyHeader(game, players, 1)};
  terms.header.seats[0].kind = "fair";
  sealAnew(terms.header);
  terms.isInRoom = true;
  return terms;
}

}  // namespace downpile::tests
