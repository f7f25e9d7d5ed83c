// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between the core's Value and Qt's JSON.
#pragma once

#include <QByteArray>
#include <QJsonValue>

#include "rules/value.h"

namespace downpile {

QJsonValue jsonOf(const Value& value);
// Writes the value as JSON text without building a JSON tree. Members keep the order of the value.
QByteArray jsonText(const Value& value);
// Converts a JSON value. Fractional numbers, and those too large to be exact, become double.
Value valueOf(const QJsonValue& json);

}  // namespace downpile
