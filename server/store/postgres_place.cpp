// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/postgres_place.h"

#include <QUrl>
#include <QUrlQuery>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool isUrl(const QString& text) {
  return text.startsWith("postgresql://"_L1) || text.startsWith("postgres://"_L1);
}

std::optional<PostgresPlace> placeOfUrl(const QString& text) {
  const QUrl url(text, QUrl::StrictMode);
  if (!url.isValid()) return std::nullopt;
  PostgresPlace place;
  const auto add = [&place](const QString& keyword, const QString& value) {
    if (!value.isEmpty()) place[keyword] = value;
  };
  const QUrlQuery query(url);
  for (const auto& [keyword, value] : query.queryItems(QUrl::FullyDecoded)) add(keyword, value);
  add(u"host"_s, url.host(QUrl::FullyDecoded));
  if (url.port() > 0) add(u"port"_s, QString::number(url.port()));
  add(u"user"_s, url.userName(QUrl::FullyDecoded));
  add(u"password"_s, url.password(QUrl::FullyDecoded));
  add(u"dbname"_s, url.path(QUrl::FullyDecoded).mid(1));
  return place;
}

// Parses the value, quoted or not, at index `at` of a connection string. Moves `at` behind the
// value.
std::optional<QString> valueAt(const QString& text, qsizetype& at) {
  const bool isQuoted = at < text.size() && text[at] == u'\'';
  if (isQuoted) ++at;
  QString value;
  for (; at < text.size(); ++at) {
    if (isQuoted ? text[at] == u'\'' : text[at].isSpace()) break;
    if (text[at] == u'\\' && ++at == text.size()) return std::nullopt;
    value += text[at];
  }
  if (isQuoted && at++ == text.size()) return std::nullopt;
  return value;
}

qsizetype afterBlanks(const QString& text, qsizetype at) {
  while (at < text.size() && text[at].isSpace()) ++at;
  return at;
}

std::optional<PostgresPlace> placeOfWords(const QString& text) {
  PostgresPlace place;
  qsizetype at = afterBlanks(text, 0);
  while (at < text.size()) {
    const qsizetype equals = text.indexOf(u'=', at);
    if (equals < 0) return std::nullopt;
    const QString keyword = text.mid(at, equals - at).trimmed();
    for (const QChar letter : keyword) {
      if (!(letter >= u'a' && letter <= u'z') && letter != u'_') return std::nullopt;
    }
    at = afterBlanks(text, equals + 1);
    const auto value = valueAt(text, at);
    if (keyword.isEmpty() || !value) return std::nullopt;
    place[keyword] = *value;
    at = afterBlanks(text, at);
  }
  return place;
}

}  // namespace

std::optional<PostgresPlace> readPostgresPlace(const QString& text) {
  const QString trimmed = text.trimmed();
  return isUrl(trimmed) ? placeOfUrl(trimmed) : placeOfWords(trimmed);
}

QString postgresName(const PostgresPlace& place) {
  const QString name = place.value(u"dbname"_s);
  const QString host = place.value(u"host"_s);
  const QString database = name.isEmpty() ? u"of PostgreSQL"_s : u'"' + name + u'"';
  return host.isEmpty() ? database : database + " at "_L1 + host;
}

}  // namespace downpile
