// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/position_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "game/json_value.h"
#include "games/catalog.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct PositionSentences {
  Q_DECLARE_TR_FUNCTIONS(Replay)
};

QJsonObject optionsOf(const RecordHeader& header) {
  const auto& options = findGame(header.game)->info->options;
  QJsonObject object;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const QString text = QString::fromStdString(optionText(options[i], header.options[i]));
    QJsonValue value = text;
    if (options[i].kind == OptionKind::onOff) value = text == u"on"_s;
    if (options[i].kind == OptionKind::number) value = text.toInt();
    object[QString::fromUtf8(options[i].key)] = value;
  }
  return object;
}

}  // namespace

QByteArray positionText(const Timeline& timeline, std::size_t stop, std::optional<int> viewer) {
  if (!timeline.access().isOpen()) return {};
  const Record record = timeline.recordTo(stop);
  QJsonObject object{{u"game"_s, QString::fromStdString(record.header.game)},
                     {u"players"_s, record.header.players},
                     {u"options"_s, optionsOf(record.header)},
                     {u"state"_s, jsonOf(timeline.at(stop)->write())},
                     {u"record"_s, QString::fromStdString(recordText(record))}};
  if (viewer) object[u"viewer"_s] = *viewer;
  const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
  return text.size() > kMostPositionBytes ? QByteArray() : text;
}

OpenedRecord openPosition(const QByteArray& text, const RecordUser& user) {
  const QString name = PositionSentences::tr("The text on the clipboard",
                                             "%1 of sentences such as `%1 is damaged on line 5.`");
  if (text.size() > kMostPositionBytes) {
    return {.problem =
                PositionSentences::tr("The text on the clipboard is too long to be a position.")};
  }
  QByteArray record = text.trimmed() + '\n';
  OpenedRecord opened;
  if (const QJsonDocument document = QJsonDocument::fromJson(text); document.isObject()) {
    const QJsonObject object = document.object();
    record = object.value(u"record"_s).toString().toUtf8();
    if (record.isEmpty() && object.contains(u"state"_s)) {
      return {.problem = PositionSentences::tr(
                  "The position on the clipboard does not include the moves that led to it, so the "
                  "table cannot show it.")};
    }
    if (record.isEmpty())
      return {.problem = PositionSentences::tr("There is no position on the clipboard.")};
    opened = openRecord(record, name, {.key = user.key, .mayHaveAll = true});
    opened.viewer = object.value(u"viewer"_s).toInt(-1);
    opened.allOpen = !object.contains(u"viewer"_s);
  } else if (record.startsWith("downpile ")) {
    opened = openRecord(record, name, user);
  } else if (record.startsWith('{') && record.contains("\"game\":")) {  // the first member
    return {.problem = PositionSentences::tr("The position on the clipboard is damaged.")};
  } else {
    return {.problem = PositionSentences::tr("There is no position on the clipboard.")};
  }
  opened.atEnd = true;
  return opened;
}

}  // namespace downpile
