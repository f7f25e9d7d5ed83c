// SPDX-License-Identifier: GPL-3.0-or-later
#include "owner_commands.h"

#include <QDateTime>
#include <QSet>
#include <utility>

#include "connection/network_place.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Minimum number of letters if a command names a key or table by the beginning of its id. A shorter
// beginning could match the wrong person or table.
constexpr qsizetype kLeastLetters = 4;

QString timeText(qint64 milliseconds) {
  return QDateTime::fromMSecsSinceEpoch(milliseconds).toUTC().toString(Qt::ISODate);
}

// Returns the network (networkPlace) of an address or of a text by networkPlaceText(). Returns an
// empty string for other texts.
QString readPlace(QString text) {
  if (!text.contains(u'.') && !text.contains(u':')) return {};
  if (text.endsWith(kNetworkEnd)) text.chop(kNetworkEnd.size());
  const QHostAddress address(text);
  return address.isNull() ? QString() : networkPlace(address);
}

// Returns a line about a person. The four words of the key distinguish people with the same name;
// the players' programs show them, too.
QString personText(const Fingerprint& key, const QString& place, const QString& name) {
  return u"%1  %2  %3 (%4)\n"_s.arg(key.text(), place.isEmpty() ? u"-"_s : networkPlaceText(place),
                                    name, key.words().join(u' '));
}

// Returns `beginning` if `all` contains it, else the only text in `all` beginning with it. Returns
// an empty string if no text or more than one text begins with it, or if `beginning` is shorter
// than kLeastLetters.
QString only(const QSet<QString>& all, const QString& beginning) {
  if (all.contains(beginning)) return beginning;
  QString found;
  if (beginning.size() < kLeastLetters) return found;
  for (const QString& each : all) {
    if (!each.startsWith(beginning)) continue;
    if (!found.isEmpty()) return {};
    found = each;
  }
  return found;
}

}  // namespace

OwnerCommands::OwnerCommands(Room& room, BanList& bans, const QString& invitation,
                             Room::Dependencies::Date date, Room::Dependencies::Note note)
    : room_(room),
      bans_(bans),
      invitation_(invitation),
      date_(std::move(date)),
      note_(std::move(note)) {}

LocalAnswer OwnerCommands::run(const QStringList& words) {
  const QString verb = words.value(0);
  if (verb == u"list" && words.size() == 1) return {true, list()};
  if (verb == u"close" && words.size() == 2) return close(words[1]);
  if (verb == u"ban" && words.size() == 2) return ban(words[1]);
  if (verb == u"unban" && words.size() == 2) return unban(words[1]);
  return {false, u"This server does not know the command \"%1\"."_s.arg(words.join(u' '))};
}

QString OwnerCommands::list() const {
  QString text = u"Invitation: %1\n"_s.arg(invitation_);
  if (room_.isWaiting()) text += u"The database does not answer.\n"_s;
  const auto visitors = room_.visitors();
  text += u"People in the lobby: %1\n"_s.arg(visitors.size());
  for (const Lobby::Person& each : visitors) {
    text += u"  "_s + personText(each.key, each.place, each.name);
  }
  const auto tables = room_.reports();
  text += u"Tables: %1\n"_s.arg(tables.size());
  for (const Room::TableReport& table : tables) {
    text += u"  %1  %2, for %3%4, opened %5: %6\n"_s.arg(
        table.id, QString::fromStdString(table.game), accessWord(table.access),
        table.isPlaying ? u", playing"_s : QString(), timeText(table.created), table.name);
    text += u"    owner    %1\n"_s.arg(table.owner.text());
    for (const HostedTable::Participant& each : table.participants) {
      const QString seat =
          each.player == kSpectator ? u"watching"_s : u"seat %1  "_s.arg(each.player + 1);
      text += u"    %1 "_s.arg(seat) + personText(each.key, each.place, each.name);
    }
  }
  text += u"Banned: %1\n"_s.arg(bans_.all().size());
  for (auto each = bans_.all().cbegin(); each != bans_.all().cend(); ++each) {
    text += u"  %1  %2\n"_s.arg(networkPlaceText(each.key()), each.value());
  }
  return text;
}

LocalAnswer OwnerCommands::close(const QString& table) {
  QSet<QString> ids;
  for (const Room::TableReport& each : room_.reports()) ids << each.id;
  if (!room_.closeTable(only(ids, table))) {
    return {false, u"This server has no table \"%1\", or several that begin so."_s.arg(table)};
  }
  return {true, u"The table is closed.\n"_s};
}

LocalAnswer OwnerCommands::ban(const QString& who) {
  QString banned = readPlace(who);
  if (banned.isEmpty() && Fingerprint::fromText(who)) banned = who;
  if (banned.isEmpty()) {
    QSet<QString> keys;
    for (const Lobby::Person& each : room_.visitors()) keys << each.key.text();
    for (const Room::TableReport& table : room_.reports()) {
      keys << table.owner.text();
      for (const auto& each : table.participants) keys << each.key.text();
    }
    banned = only(keys, who);
  }
  if (banned.isEmpty()) {
    return {false,
            u"\"%1\" is neither a key, nor the beginning of the key of one person here, nor an"
            " address."_s.arg(who)};
  }
  const QString trouble = bans_.add(banned, timeText(date_()));
  room_.removeBanned();
  note_(u"The operator banned %1."_s.arg(networkPlaceText(banned)));
  return {trouble.isEmpty(),
          trouble.isEmpty() ? u"Banned: %1\n"_s.arg(networkPlaceText(banned)) : trouble};
}

LocalAnswer OwnerCommands::unban(const QString& who) {
  const QString place = readPlace(who);
  const QStringList banned = bans_.all().keys();
  const QString found = only({banned.begin(), banned.end()}, place.isEmpty() ? who : place);
  if (found.isEmpty()) return {false, u"\"%1\" is not banned."_s.arg(who)};
  const QString trouble = bans_.remove(found);
  note_(u"The operator let %1 in again."_s.arg(networkPlaceText(found)));
  return {trouble.isEmpty(),
          trouble.isEmpty() ? u"No longer banned: %1\n"_s.arg(networkPlaceText(found)) : trouble};
}

}  // namespace downpile
