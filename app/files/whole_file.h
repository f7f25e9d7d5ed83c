// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are written in one go, and names beside them for what lies in the way.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

namespace downpile {

// `path` with `ending` after it, or with a number before that where such a file exists.
QString freePath(const QString& path, const QString& ending);

// A name under which a file that is not what it should be is kept, beside where it lay.
QString damagedPath(const QString& path);

// The file that a path leads to: links are followed, also to a file that does not exist yet.
// Nothing if they lead in a circle.
std::optional<QString> fileOfLink(const QString& path);

// Moves a file that is not what it should be to damagedPath(). A link stays where it is. Returns
// the new path, empty if the file could not be moved.
QString setAside(const QString& path);

enum class FileKind : std::uint8_t {
  own,       // of the program: its folder is made, and a new file is for its owner alone
  exported,  // to a folder that the user chose: new files have the usual permissions
};

// Writes a whole file, synced, in one go: the old one or the new one exists, whatever happens
// meanwhile. Links are followed, and an existing file keeps its permissions. A file that the user
// may not write to is not replaced. On failure `reason` is what the system says.
bool writeWhole(const QString& path, const QByteArray& text, FileKind kind = FileKind::own,
                QString* reason = nullptr);

// The same for a file that is to be new, never in the place of another: `taken` where there is one
// by then, as when another machine writes into the same folder.
enum class NewFile { written, taken, failed };
NewFile writeNew(const QString& path, const QByteArray& text);

}  // namespace downpile
