// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/art_fragments.h"

#include <QFile>
#include <QHash>
#include <QLoggingCategory>
#include <QMutex>
#include <QMutexLocker>

namespace downpile {

QByteArray svgNumber(double value) {
  QByteArray text = QByteArray::number(value, 'f', 2);
  while (text.endsWith('0')) {
    text.chop(1);
  }
  if (text.endsWith('.')) {
    text.chop(1);
  }
  return text == "-0" ? QByteArray("0") : text;
}

QByteArray artFile(const QString& name) {
  static QMutex mutex;
  static QHash<QString, QByteArray> files;
  const QMutexLocker lock(&mutex);
  const auto known = files.constFind(name);
  if (known != files.constEnd()) {
    return *known;
  }
  QFile file(QStringLiteral(":/downpile/art/") + name);
  QByteArray content;
  if (file.open(QIODevice::ReadOnly)) {
    content = file.readAll();
  } else {
    qWarning("No drawing named %s", qUtf8Printable(name));
  }
  files.insert(name, content);
  return content;
}

QByteArray artFragment(const QString& name) {
  const QByteArray file = artFile(name);
  const qsizetype root = file.indexOf("<svg");
  const qsizetype begin = file.indexOf('>', root) + 1;
  const qsizetype end = file.lastIndexOf("</svg>");
  return root < 0 || begin <= 0 || end < begin ? QByteArray() : file.mid(begin, end - begin);
}

}  // namespace downpile
