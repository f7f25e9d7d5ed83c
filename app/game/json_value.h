// SPDX-License-Identifier: GPL-3.0-or-later
// The core's values as Qt's JSON and back.
#pragma once

#include <QByteArray>
#include <QJsonValue>

#include "rules/value.h"

namespace downpile {

QJsonValue jsonOf(const Value& value);
// The same as text, without the tree between; members stand in the order of the value.
QByteArray jsonText(const Value& value);
// A number that is not whole, or too large to be exact, comes out as double.
Value valueOf(const QJsonValue& json);

}  // namespace downpile
