// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/datagrams.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <algorithm>
#include <limits>

#include "invitation/invitation.h"
#include "lines/clean_text.h"
#include "lines/json_reader.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;
constexpr int kMostPort = std::numeric_limits<std::uint16_t>::max();
constexpr qsizetype kNonceDigits = 16;
constexpr int kHexadecimal = 16;

QString nonceText(std::uint64_t nonce) {
  return QString::number(nonce, kHexadecimal).rightJustified(kNonceDigits, u'0');
}

std::optional<std::uint64_t> readNonce(const QJsonValue& value) {
  const QString text = value.toString();
  const auto isDigit = [](QChar letter) {
    return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f');
  };
  if (text.size() != kNonceDigits || !std::all_of(text.begin(), text.end(), isDigit)) {
    return std::nullopt;
  }
  return text.toULongLong(nullptr, kHexadecimal);
}

// Returns the JSON object in a datagram, or an empty object if the datagram is malformed, too long
// or in another version of this format.
QJsonObject readObject(const QByteArray& datagram) {
  if (datagram.size() > kMostDatagram) return {};
  const QJsonObject object = QJsonDocument::fromJson(datagram).object();
  return object.value("downpile"_L1).toInt() == kVersion ? object : QJsonObject();
}

bool isGameId(QStringView id) {
  const auto isGood = [](QChar letter) {
    return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9') ||
           letter == u'_' || letter == u'-';
  };
  return std::all_of(id.begin(), id.end(), isGood);
}

std::optional<TableNotice> readNotice(const QJsonObject& object) {
  JsonReader reader;
  TableNotice notice;
  notice.name = cleanText(object.value("name"_L1).toString(), TableNotice::kMostName);
  notice.game = reader.text(object.value("game"_L1), TableNotice::kMostGame);
  notice.seats = reader.number(object.value("seats"_L1), 0, TableNotice::kMostSeats);
  notice.free = reader.number(object.value("free"_L1), 0, notice.seats);
  notice.port = static_cast<std::uint16_t>(reader.number(object.value("port"_L1), 1, kMostPort));
  notice.table = reader.text(object.value("table"_L1), Invitation::kMostTableLength);
  notice.protocol = reader.number(object.value("protocol"_L1), 1, kMostPort);
  // Later versions may send house rules in a form unreadable to this version. Such rules count as
  // missing, and the table is still listed.
  const QJsonValue rules = object.value("rules"_L1);
  if (rules.isString() && rules.toString().size() <= TableNotice::kMostRules) {
    notice.rules = rules.toString();
  }
  const auto host = Fingerprint::fromText(object.value("key"_L1).toString());
  if (!reader.isGood() || !host || notice.name.isEmpty() || !isGameId(notice.game) ||
      !isTableName(notice.table)) {
    return std::nullopt;
  }
  notice.host = *host;
  return notice;
}

}  // namespace

QByteArray writeAsk(std::uint64_t nonce) {
  const QJsonObject ask{{u"downpile"_s, kVersion}, {u"ask"_s, nonceText(nonce)}};
  return QJsonDocument(ask).toJson(QJsonDocument::Compact).leftJustified(kMostDatagram, ' ');
}

std::optional<std::uint64_t> readAsk(const QByteArray& datagram) {
  if (datagram.size() != kMostDatagram) return std::nullopt;
  return readNonce(readObject(datagram).value("ask"_L1));
}

QByteArray writeAnswer(const TableAnswer& answer) {
  const TableNotice& notice = answer.notice;
  const int seats = std::clamp(notice.seats, 0, TableNotice::kMostSeats);
  const QString name = cleanText(notice.name, TableNotice::kMostName);
  QJsonObject object{{u"downpile"_s, kVersion},
                     {u"answer"_s, nonceText(answer.nonce)},
                     {u"name"_s, name.isEmpty() ? u"?"_s : name},
                     {u"game"_s, notice.game.left(TableNotice::kMostGame)},
                     {u"seats"_s, seats},
                     {u"free"_s, std::clamp(notice.free, 0, seats)},
                     {u"port"_s, notice.port},
                     {u"table"_s, notice.table.left(Invitation::kMostTableLength)},
                     {u"key"_s, notice.host.text()},
                     {u"protocol"_s, std::clamp(notice.protocol, 1, kMostPort)}};
  const QByteArray withoutRules = QJsonDocument(object).toJson(QJsonDocument::Compact);
  if (!notice.rules || notice.rules->size() > TableNotice::kMostRules) return withoutRules;
  object.insert(u"rules"_s, *notice.rules);
  const QByteArray datagram = QJsonDocument(object).toJson(QJsonDocument::Compact);
  return datagram.size() <= kMostDatagram ? datagram : withoutRules;
}

std::optional<TableAnswer> readAnswer(const QByteArray& datagram) {
  const QJsonObject object = readObject(datagram);
  const auto nonce = readNonce(object.value("answer"_L1));
  const auto notice = nonce ? readNotice(object) : std::nullopt;
  if (!notice) return std::nullopt;
  return TableAnswer{*nonce, *notice};
}

}  // namespace downpile
