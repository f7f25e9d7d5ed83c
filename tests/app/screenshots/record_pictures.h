// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the page of records: with many, with none, with long names and what is wrong.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takeRecords(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
