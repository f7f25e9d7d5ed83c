// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between the core's Value and Qt's JSON.
#pragma once

#include <QByteArray>
#include <QJsonValue>

#include "rules/value.h"

namespace downpile {

QJsonValue jsonOf(const Value& value);
// Serialises without building a JSON tree; members keep the order of the value.
QByteArray jsonText(const Value& value);
// Numbers that are fractional or too large to be exact become double.
Value valueOf(const QJsonValue& json);

}  // namespace downpile
