// SPDX-License-Identifier: GPL-3.0-or-later
// People and networks banned from this server by the operator, in the file `banned` of the data
// folder: a key or a network on each line, and the time of the ban.
#pragma once

#include <QMap>
#include <QString>

#include "identity/fingerprint.h"

namespace downpile {

class BanList {
 public:
  // Reads the list of banned keys and networks from the data folder. If the file is missing, the
  // list is empty. If it cannot be read, sets `trouble` to an error message.
  BanList(const QString& folder, QString& trouble);

  bool contains(const Fingerprint& key, const QString& place) const;
  // Banned keys and networks (networkPlace), each with the time of the ban.
  const QMap<QString, QString>& all() const { return banned_; }

  // Add or remove a key or network. They return an empty string, or the reason why the list could
  // not be written. A change that was not written holds only until the server ends.
  QString add(const QString& who, const QString& time);
  QString remove(const QString& who);

 private:
  QString write() const;

  QString path_;
  QMap<QString, QString> banned_;
};

}  // namespace downpile
