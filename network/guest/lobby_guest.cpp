// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest/lobby_guest.h"

#include <QPointer>
#include <algorithm>
#include <utility>

#include "invitation/invitation.h"

namespace downpile {

namespace {

// Maximum number of tables in the guest's list: twice the maximum of a room, because the room may
// announce new tables before it reports removed ones.
constexpr std::size_t kMostTables = 2 * kMostTablesListed;

bool isId(const QString& table) { return !table.isEmpty() && isTableName(table); }

}  // namespace

LobbyGuest::LobbyGuest(Enter enter, QObject* parent)
    : LinkedGuest(parent), enter_(std::move(enter)) {
  connect(this, &LinkedGuest::reachedChanged, this, [this] {
    if (!isReached()) giveUp();
  });
}

QByteArray LobbyGuest::greeting() {
  enter_.call = nextCall();
  return visitorMessage(enter_);
}

void LobbyGuest::open(const NewTable& table) {
  if (!isReached() || std::exchange(isOpening_, true)) return;
  sendMessage(visitorMessage(table));
  emit openingChanged();
}

// Stops waiting for the answer to a request to open a table. Returns true if the guest was waiting.
bool LobbyGuest::stopOpening() {
  if (!std::exchange(isOpening_, false)) return false;
  emit openingChanged();
  return true;
}

void LobbyGuest::giveUp() {
  const QPointer guard(this);
  if (stopOpening() && guard) emit unanswered();
}

// ---- messages of the room ----------------------------------------------------------------------

void LobbyGuest::receive(const QByteArray& text) {
  const auto message = readLobbyMessage(text);
  const bool isFirst = message && (std::holds_alternative<LobbyNow>(*message) ||
                                   std::holds_alternative<Goodbye>(*message));
  if (!message || (!hasAnswered() && !isFirst)) return end(Goodbye::Reason::notUnderstood);
  std::visit([this](const auto& content) { take(content); }, *message);
}

void LobbyGuest::take(const LobbyNow& lobby) {
  const auto hasId = [](const TableNow& table) { return isId(table.id); };
  if (!std::ranges::all_of(lobby.tables, hasId)) return end(Goodbye::Reason::notUnderstood);
  room_ = lobby.room;
  // Tables already in the list keep their order.
  std::erase_if(tables_, [&lobby](const TableNow& known) {
    return std::ranges::find(lobby.tables, known.id, &TableNow::id) == lobby.tables.end();
  });
  for (const TableNow& table : lobby.tables) put(table);
  isWelcome_ = true;
  const QPointer guard(this);
  setReached(true);
  if (guard) emit tablesChanged();
  if (guard) emit welcomed();
}

void LobbyGuest::put(const TableNow& table) {
  const auto known = std::ranges::find(tables_, table.id, &TableNow::id);
  if (known == tables_.end()) {
    tables_.push_back(table);
  } else {
    *known = table;
  }
}

void LobbyGuest::take(const TableChanged& changed) {
  if (!isId(changed.table.id)) return end(Goodbye::Reason::notUnderstood);
  put(changed.table);
  if (tables_.size() > kMostTables) return end(Goodbye::Reason::tooMuch);
  emit tablesChanged();
}

void LobbyGuest::take(const TableRemoved& removed) {
  std::erase_if(tables_, [&removed](const TableNow& table) { return table.id == removed.table; });
  const QPointer guard(this);
  emit tablesChanged();
  if (guard && !removed.closed.isEmpty()) emit closed(removed.closed);
}

void LobbyGuest::take(const Opened& opened) {
  if (!isId(opened.table)) return end(Goodbye::Reason::notUnderstood);
  const QPointer guard(this);
  if (stopOpening() && guard) emit this->opened(opened.table);
}

void LobbyGuest::take(const Refused& refused) {
  const QPointer guard(this);
  if (stopOpening() && guard) emit this->refused(refused.reason);
}

}  // namespace downpile

#include "moc_lobby_guest.cpp"
