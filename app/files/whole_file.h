// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are written in one go, and names beside them for what lies in the way.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

// `path` with `ending` after it, or with a number before that where such a file exists.
QString freePath(const QString& path, const QString& ending);

// A name under which a file that is not what it should be is kept, beside where it lay.
QString damagedPath(const QString& path);

// Writes a whole file for its owner alone, synced, in one go: there is the old one or the new one,
// whatever happens meanwhile.
bool writeWhole(const QString& path, const QByteArray& text);

// The same for a file that is to be new, never in the place of another: `taken` where there is one
// by then, as when another machine writes into the same folder.
enum class NewFile { written, taken, failed };
NewFile writeNew(const QString& path, const QByteArray& text);

}  // namespace downpile
