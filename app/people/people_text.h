// SPDX-License-Identifier: GPL-3.0-or-later
// People who were met, as the text of a file: for this machine, and to be taken to another one.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <vector>

#include "people/known_person.h"

namespace downpile {

// More than the largest book takes.
inline constexpr qint64 kMostPeopleBytes = 4 << 20;

QByteArray peopleText(const std::vector<KnownPerson>& people);

struct PeopleReading {
  enum class Status : std::uint8_t {
    good,
    newer,    // of a version that this program does not know: nothing was read
    damaged,  // `people` are those of whom all could be read
  };
  Status status = Status::good;
  std::vector<KnownPerson> people{};
};

// Names are cleaned, and what is said to have been later than `now` (seconds since 1970) was now.
// Members that are not known are passed over.
PeopleReading readPeople(const QByteArray& text, qint64 now);

}  // namespace downpile
