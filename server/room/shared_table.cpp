// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/shared_table.h"

#include <algorithm>

#include "message/message_parts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

class NoticeReader : public MessageReader {
 public:
  using MessageReader::MessageReader;

  SharedTable notice() {
    const QJsonDocument table(object(body()[u"table"_s]));
    const auto message = readLobbyMessage(table.toJson(QJsonDocument::Compact));
    const auto* changed = message ? std::get_if<TableChanged>(&*message) : nullptr;
    const auto owner = Fingerprint::fromText(body()[u"owner"_s].toString());
    if (changed == nullptr || !owner) fail();
    return {.table = changed == nullptr ? TableNow() : changed->table,
            .owner = owner.value_or(Fingerprint()),
            .friends = keys(u"friends"_s, kMostNumber),
            .seated = keys(u"seated"_s, kMostNumber),
            .blocked = keys(u"blocked"_s, kMostNumber)};
  }
};

}  // namespace

bool SharedTable::maySee(const Fingerprint& key) const {
  return table.access != Access::friends || key == owner || friends.contains(key) ||
         seated.contains(key);
}

bool SharedTable::isShownTo(const Fingerprint& key) const {
  return table.access != Access::invitation && maySee(key);
}

// A blocked person sees the table as full and does not learn the reason. The person may
// nevertheless take over some seats of disconnected players. The notice does not list them, so they
// are not counted.
int SharedTable::freeFor(const Fingerprint& key) const {
  if (key != owner && blocked.contains(key)) return 0;
  // For others, this person's own seat counts as free once anyone may take it.
  const auto own = std::ranges::find(table.seats, key, &SeatNow::key);
  const bool isOwnFree = own != table.seats.end() && own->colour == SeatNow::Colour::red;
  return std::max(0, table.free - (isOwnFree ? 1 : 0));
}

std::optional<TableNow> SharedTable::shownTo(const Fingerprint& key) const {
  if (!isShownTo(key)) return std::nullopt;
  TableNow shown = table;
  shown.isYours = key == owner;
  shown.free = freeFor(key);
  return shown;
}

QByteArray sharedTableText(const SharedTable& notice) {
  const QByteArray table = lobbyMessage(TableChanged{notice.table});
  const QJsonObject body{{u"table"_s, QJsonDocument::fromJson(table).object()},
                         {u"owner"_s, notice.owner.text()},
                         {u"friends"_s, keysJson(notice.friends)},
                         {u"seated"_s, keysJson(notice.seated)},
                         {u"blocked"_s, keysJson(notice.blocked)}};
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

std::optional<SharedTable> readSharedTable(const QByteArray& text) {
  NoticeReader reader(QJsonDocument::fromJson(text).object());
  SharedTable notice = reader.notice();
  if (!reader.isGood()) return std::nullopt;
  return notice;
}

}  // namespace downpile
