// SPDX-License-Identifier: GPL-3.0-or-later
// Atomic writing of whole files, and free names for files set aside.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>

namespace downpile {

// Returns `path` + `ending`. If that file exists, inserts a number before the ending, so that the
// name is free.
QString freePath(const QString& path, const QString& ending);

// Returns a free name beside `path`, to which a damaged file can be renamed.
QString damagedPath(const QString& path);

// Returns the file to which a chain of links leads, or `path` if it is not a link. The file need
// not exist. Returns nullopt if the chain is too long, as a cycle is.
std::optional<QString> fileOfLink(const QString& path);

// Renames a damaged file to damagedPath(). If `path` is a link, renames its target, not the link.
// Returns the new path, or an empty string on failure.
QString setAside(const QString& path);

enum class FileKind : std::uint8_t {
  own,       // file of the program: creates its folder; only the owner may read a new file
  exported,  // file in a folder chosen by the user: a new file gets the usual permissions
};

// Replaces a file atomically and syncs it: after a crash, either the old or the new file exists.
// Follows links and keeps the permissions of an existing file. Refuses a file that the user may not
// write to. On failure, `reason` has the system's error message.
bool writeWhole(const QString& path, const QByteArray& text, FileKind kind = FileKind::own,
                QString* reason = nullptr);

// Writes a new file atomically and syncs it, but never replaces one. Returns `taken` if the file
// exists, for example because another machine has created it in the meantime.
enum class NewFile { written, taken, failed };
NewFile writeNew(const QString& path, const QByteArray& text);

}  // namespace downpile
