// SPDX-License-Identifier: GPL-3.0-or-later
// Runs downpile-cli inside the test process with arguments and an input, and returns its exit
// status, output and error messages.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <sstream>

#include "console/console.h"

namespace downpile {

struct ConsoleRun {
  int status = 0;
  QByteArray output;
  QByteArray errors;

  // The lines of the output, parsed as JSON.
  QList<QJsonObject> lines() const {
    QList<QJsonObject> objects;
    for (const QByteArray& line : output.split('\n')) {
      if (!line.isEmpty()) objects.append(QJsonDocument::fromJson(line).object());
    }
    return objects;
  }
  QJsonObject object() const { return QJsonDocument::fromJson(output).object(); }
};

inline ConsoleRun runWith(const QStringList& words, const QByteArray& input = {}) {
  std::istringstream in(input.toStdString());
  std::ostringstream out;
  std::ostringstream errors;
  const int status = runConsole(QStringList("downpile-cli") + words, in, out, errors);
  return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

inline QJsonObject fromText(const char* text) { return QJsonDocument::fromJson(text).object(); }

inline QByteArray toText(const QJsonObject& object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

}  // namespace downpile
