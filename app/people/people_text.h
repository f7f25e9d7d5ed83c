// SPDX-License-Identifier: GPL-3.0-or-later
// File format of known people, for storage and export.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <vector>

#include "people/known_person.h"

namespace downpile {

// Maximum size of the contact list file in bytes; a full contact list needs less.
inline constexpr qint64 kMostPeopleBytes = 4 << 20;

QByteArray peopleText(const std::vector<KnownPerson>& people);

struct PeopleReading {
  enum class Status : std::uint8_t {
    good,
    newer,    // the file has the format of a newer program version; nothing was read
    damaged,  // the file is damaged; `people` has only its valid entries
  };
  Status status = Status::good;
  std::vector<KnownPerson> people{};
};

// Reads a contact list file. Sanitises names, and clamps times to `now` (seconds since 1970).
// Ignores unknown members.
PeopleReading readPeople(const QByteArray& text, qint64 now);

}  // namespace downpile
