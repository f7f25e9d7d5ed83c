// SPDX-License-Identifier: GPL-3.0-or-later
#include "people/people_text.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "lines/clean_text.h"
#include "lines/json_reader.h"
#include "people/contact_list.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVersion = 1;
constexpr int kMostPortrait = 1000;
constexpr qsizetype kMostLongName = 16 * kMostNameLength;
const QString kFormat = u"downpile-people"_s;

QString timeJson(qint64 seconds) {
  return QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(Qt::ISODate);
}

QJsonObject personJson(const KnownPerson& person) {
  QJsonObject json{{u"key"_s, person.key.text()},
                   {u"name"_s, person.name},
                   {u"portrait"_s, person.portrait},
                   {u"games"_s, person.games}};
  if (person.seen > 0) json[u"seen"_s] = timeJson(person.seen);
  if (!person.ownName.isEmpty()) json[u"ownName"_s] = person.ownName;
  if (person.named > 0) json[u"named"_s] = timeJson(person.named);
  if (person.list != KnownPerson::List::none) {
    json[u"list"_s] = QString(kListNames[static_cast<std::size_t>(person.list)]);
  }
  if (person.listed > 0) json[u"listed"_s] = timeJson(person.listed);
  return json;
}

class Reader : public JsonReader {
 public:
  explicit Reader(qint64 now) : now_(now) {}

  KnownPerson person(const QJsonValue& value) {
    const QJsonObject json = object(value);
    const auto key = Fingerprint::fromText(json[u"key"_s].toString());
    if (!key) fail();
    KnownPerson person{.key = key.value_or(Fingerprint()),
                       .name = name(json[u"name"_s]),
                       .portrait = number(json[u"portrait"_s], 0, kMostPortrait),
                       .seen = time(json[u"seen"_s]),
                       .games = number(json[u"games"_s], 0, ContactList::kMostGames)};
    if (person.name.isEmpty()) person.name = person.key.words().first();
    if (json.contains(u"ownName"_s)) person.ownName = name(json[u"ownName"_s]);
    person.named = time(json[u"named"_s]);
    if (json.contains(u"list"_s)) {
      person.list = static_cast<KnownPerson::List>(word(json[u"list"_s], kListNames));
    }
    person.listed = time(json[u"listed"_s]);
    return person;
  }

 private:
  QString name(const QJsonValue& json) {
    return cleanText(text(json, kMostLongName), kMostNameLength);
  }
  // Reads a time in ISO 8601 format. Returns it in seconds since 1970, at most `now_`, or 0 if it
  // is missing.
  qint64 time(const QJsonValue& json) {
    if (json.isUndefined()) return 0;
    const QDateTime time = QDateTime::fromString(json.toString(), Qt::ISODate);
    if (!time.isValid() || time.toSecsSinceEpoch() < 0) fail();
    return isGood() ? std::min(time.toSecsSinceEpoch(), now_) : 0;
  }

  qint64 now_;
};

}  // namespace

QByteArray peopleText(const std::vector<KnownPerson>& people) {
  QJsonArray list;
  for (const KnownPerson& person : people) list << personJson(person);
  const QJsonObject file{{u"format"_s, kFormat}, {u"version"_s, kVersion}, {u"people"_s, list}};
  return QJsonDocument(file).toJson();
}

PeopleReading readPeople(const QByteArray& text, qint64 now) {
  const QJsonObject file = QJsonDocument::fromJson(text).object();
  if (file[u"format"_s].toString() != kFormat) return {.status = PeopleReading::Status::damaged};
  const int version = file[u"version"_s].toInt();
  if (version > kVersion) return {.status = PeopleReading::Status::newer};
  if (version < 1 || !file[u"people"_s].isArray())
    return {.status = PeopleReading::Status::damaged};
  PeopleReading reading;
  const QJsonArray list = file[u"people"_s].toArray();
  for (const auto& each : list) {
    Reader reader(now);
    KnownPerson person = reader.person(each);
    if (reader.isGood()) {
      reading.people.push_back(std::move(person));
    } else {
      reading.status = PeopleReading::Status::damaged;
    }
  }
  return reading;
}

}  // namespace downpile
