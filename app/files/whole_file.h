// SPDX-License-Identifier: GPL-3.0-or-later
// Atomic writing of whole files, and renaming of damaged files.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

namespace downpile {

// Returns `path` + `ending`. If this file exists, inserts the first number before the ending that
// gives an unused name: `-2`, `-3` ...
QString freePath(const QString& path, const QString& ending);

// Returns an unused name in the folder of `path`, to which the damaged file at `path` can be
// renamed.
QString damagedPath(const QString& path);

// Returns the file to which a chain of links leads, or `path` if it is not a link. The file need
// not exist. Returns nullopt if the chain has more than 40 links, for example because of a cycle.
std::optional<QString> fileOfLink(const QString& path);

// Renames a damaged file to damagedPath(). If `path` is a link, renames its target, not the link.
// Returns the new path, or an empty string on failure.
QString setAside(const QString& path);

enum class FileKind : std::uint8_t {
  own,       // file of the program: creates its folder; only the owner may read a new file
  exported,  // file in a folder chosen by the user: a new file gets the usual permissions
};

// Writes a file, or replaces an existing one atomically, and syncs it. After a crash, either the
// old or the new file exists. Follows links and keeps the permissions of an existing file. Refuses
// a file without write permission. On failure, `reason` has the system's error message.
bool writeWhole(const QString& path, const QByteArray& text, FileKind kind = FileKind::own,
                QString* reason = nullptr);

// Writes a new file atomically and syncs it, but never replaces an existing file. Returns `taken`
// if the file exists, for example because another machine has created it in the meantime.
enum class NewFile { written, taken, failed };
NewFile writeNew(const QString& path, const QByteArray& text);

}  // namespace downpile
