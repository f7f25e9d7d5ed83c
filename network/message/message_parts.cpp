// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/message_parts.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "lines/clean_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kStates = {"here"_L1, "cutOff"_L1, "computer"_L1};
constexpr std::array kColours = {"none"_L1, "blue"_L1, "red"_L1};
constexpr std::array kReasons = {
    "newerHost"_L1, "olderHost"_L1,     "noSuchTable"_L1, "full"_L1, "elsewhere"_L1, "sentAway"_L1,
    "noNumber"_L1,  "notUnderstood"_L1, "tooMuch"_L1,     "away"_L1, "closed"_L1};

// Maximum of a remaining time in a message, in milliseconds: one day.
constexpr int kMostLeft = 24 * 60 * 60'000;

}  // namespace

// ---- writing -----------------------------------------------------------------------------------

QJsonArray keysJson(const QSet<Fingerprint>& keys) {
  QStringList texts;
  for (const Fingerprint& key : keys) texts << key.text();
  texts.sort();
  return QJsonArray::fromStringList(texts);
}

void addAcquaintances(const Acquaintances& knows, QJsonObject& body) {
  if (!knows.friends.isEmpty()) body[u"friends"_s] = keysJson(knows.friends);
  if (!knows.blocked.isEmpty()) body[u"blocked"_s] = keysJson(knows.blocked);
}

void addCall(const Call& call, QJsonObject& body) {
  if (call.program.isEmpty()) return;
  body[u"program"_s] = call.program;
  body[u"call"_s] = call.number;
}

void addThinkingTime(int seconds, QJsonObject& body) {
  if (seconds > 0) body[u"thinking"_s] = seconds;
}

QJsonObject seatJson(const SeatNow& seat) {
  QJsonObject json{{u"state"_s, wordOf(kStates, seat.state)},
                   {u"name"_s, seat.name},
                   {u"portrait"_s, seat.portrait}};
  if (!seat.kind.empty()) json[u"kind"_s] = QString::fromStdString(seat.kind);
  if (seat.key) json[u"key"_s] = seat.key->text();
  if (!seat.originalPlayer.isEmpty()) json[u"for"_s] = seat.originalPlayer;
  if (seat.thinks > 0) json[u"thinks"_s] = seat.thinks;
  if (seat.movesMadeFor > 0) json[u"madeFor"_s] = seat.movesMadeFor;
  if (seat.isFailing) json[u"failing"_s] = true;
  if (seat.state == SeatNow::State::disconnected) {
    json[u"colour"_s] = wordOf(kColours, seat.colour);
    json[u"left"_s] = seat.left;
    if (seat.isFilled) json[u"filled"_s] = true;
  }
  return json;
}

QJsonObject goodbyeJson(const Goodbye& goodbye) {
  QJsonObject json{{u"reason"_s, wordOf(kReasons, goodbye.reason)}};
  if (goodbye.isForGood) json[u"forGood"_s] = true;
  if (!goodbye.substitute.isEmpty()) json[u"substitute"_s] = goodbye.substitute;
  return json;
}

// ---- reading -----------------------------------------------------------------------------------

bool MessageReader::flag(const QString& name) {
  const QJsonValue value = body_[name];
  if (!value.isBool()) fail();
  return value.toBool();
}

QString MessageReader::name(const QJsonValue& json) {
  return cleanText(text(json, kMostLongName), kMostNameLength);
}

QString MessageReader::tableName(const QJsonValue& json) {
  return cleanText(text(json, kMostLongName), kMostTableNameLength);
}

QString MessageReader::rulesName() {
  return body().contains(u"rulesName"_s) ? name(body()[u"rulesName"_s]) : QString();
}

QSet<Fingerprint> MessageReader::keys(const QString& name, qsizetype most) {
  QSet<Fingerprint> keys;
  if (!body_.contains(name)) return keys;
  for (const QJsonValue& each : array(body_[name], most)) {
    const auto key = Fingerprint::fromText(each.toString());
    if (!key) fail();
    keys << key.value_or(Fingerprint());
  }
  return keys;
}

std::optional<Fingerprint> MessageReader::fingerprint(const QJsonValue& json) {
  auto key = Fingerprint::fromText(json.toString());
  if (!key) fail();
  return key;
}

SpectatorNow MessageReader::spectator(const QJsonObject& json) {
  return {.name = name(json[u"name"_s]),
          .portrait = number(json[u"portrait"_s], 0, kMostPortrait),
          .key = fingerprint(json[u"key"_s])};
}

SeatNow MessageReader::seat(const QJsonObject& json) {
  SeatNow seat{.state = static_cast<SeatNow::State>(word(json[u"state"_s], kStates)),
               .name = name(json[u"name"_s]),
               .portrait = number(json[u"portrait"_s], 0, kMostPortrait)};
  if (json.contains(u"kind"_s)) {
    seat.kind = text(json[u"kind"_s], kMostNameLength).toStdString();
  }
  if (json.contains(u"key"_s)) seat.key = fingerprint(json[u"key"_s]);
  if (json.contains(u"for"_s)) seat.originalPlayer = name(json[u"for"_s]);
  if (json.contains(u"thinks"_s)) seat.thinks = number(json[u"thinks"_s], 0, kMostLeft);
  if (json.contains(u"madeFor"_s)) seat.movesMadeFor = number(json[u"madeFor"_s], 0, kMostNumber);
  seat.isFailing = json[u"failing"_s].toBool();
  if (seat.state != SeatNow::State::disconnected) return seat;
  seat.colour = static_cast<SeatNow::Colour>(word(json[u"colour"_s], kColours));
  seat.left = number(json[u"left"_s], 0, kMostLeft);
  seat.isFilled = json[u"filled"_s].toBool();
  return seat;
}

Call MessageReader::call() {
  if (!body_.contains(u"program"_s)) return {};
  return {text(body_[u"program"_s], kMostTokenLength), number(body_[u"call"_s], 0, kMostNumber)};
}

int MessageReader::thinkingTime() {
  const QJsonValue json = body_[u"thinking"_s];
  const auto found = std::ranges::find(kThinkingTimes, json.toInt());
  return found == std::end(kThinkingTimes) ? 0 : *found;
}

Goodbye MessageReader::goodbye() {
  Goodbye goodbye{static_cast<Goodbye::Reason>(word(body_[u"reason"_s], kReasons))};
  goodbye.isForGood = body_.contains(u"forGood"_s) && flag(u"forGood"_s);
  if (body_.contains(u"substitute"_s)) goodbye.substitute = name(body_[u"substitute"_s]);
  return goodbye;
}

}  // namespace downpile
