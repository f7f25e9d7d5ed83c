// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the records page: many records, none, long names, and damaged records.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takeRecords(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
