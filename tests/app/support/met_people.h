// SPDX-License-Identifier: GPL-3.0-or-later
// Made-up people for tests and screenshots of the list of people.
#pragma once

#include "people/people.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

// Returns a made-up fingerprint, different for each number below 65536.
inline Fingerprint keyOf(int number) {
  QByteArray bytes(Fingerprint::kBytes, '\0');
  bytes[0] = static_cast<char>(number % 256);
  bytes[1] = static_cast<char>(number / 256);
  bytes[2] = 1;
  return *Fingerprint::fromBytes(bytes);
}

inline KnownPerson personOf(int number, const QString& name) {
  KnownPerson person;
  person.key = keyOf(number);
  person.name = name;
  person.portrait = number;
  return person;
}

// Lets the user meet people with these names: they sit at the user's table, and leave it.
inline void meet(People& people, const QStringList& names) {
  std::vector<People::Met> met;
  for (const QString& name : names) {
    const auto number = static_cast<int>(met.size());
    met.push_back({.key = keyOf(number), .name = name, .portrait = number % 12 + 1});
  }
  people.sitWith(met);
  people.sitWith({});
}

}  // namespace downpile::tests
