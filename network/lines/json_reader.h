// SPDX-License-Identifier: GPL-3.0-or-later
// Reads untrusted JSON. After the first error isGood() is false and the result must be discarded.
// Returned values are always within their bounds.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <algorithm>
#include <cstdint>
#include <limits>

#include "table/player.h"

namespace downpile {

class JsonReader {
 public:
  bool isGood() const { return isGood_; }
  void fail() { isGood_ = false; }

  int number(const QJsonValue& json, int least, int most) {
    const double number = json.toDouble(std::numeric_limits<double>::quiet_NaN());
    // A non-numeric JSON value becomes NaN. The comparison is false for NaN, so it is an error.
    if (!(number >= least && number <= most) || static_cast<int>(number) != number) {
      fail();
      return least;
    }
    return static_cast<int>(number);
  }
  // Reads an index into a container of `size` elements; `size` must be above 0.
  template <class Index = std::uint8_t>
  Index index(const QJsonValue& json, std::size_t size) {
    return static_cast<Index>(number(json, 0, static_cast<int>(size) - 1));
  }
  // Reads the number of a player. Returns kNoPlayer for null or a missing value.
  std::uint8_t playerOrNone(const QJsonValue& json, int players) {
    if (json.isNull() || json.isUndefined()) return kNoPlayer;
    return static_cast<std::uint8_t>(number(json, 0, players - 1));
  }
  // Reads a word from the list `words`. Returns its index in `words`.
  template <class Words>
  std::size_t word(const QJsonValue& json, const Words& words) {
    const auto found = std::find(words.begin(), words.end(), json.toString());
    if (found == words.end()) {
      fail();
      return 0;
    }
    return static_cast<std::size_t>(found - words.begin());
  }
  QString text(const QJsonValue& json, qsizetype most) {
    const QString text = json.toString();
    if (!json.isString() || text.size() > most) {
      fail();
      return {};
    }
    return text;
  }
  QJsonObject object(const QJsonValue& json) {
    if (!json.isObject()) fail();
    return json.toObject();
  }
  QJsonArray array(const QJsonValue& json, qsizetype most) {
    QJsonArray array = json.toArray();
    if (!json.isArray() || array.size() > most) {
      fail();
      return {};
    }
    return array;
  }

 private:
  bool isGood_ = true;
};

}  // namespace downpile
