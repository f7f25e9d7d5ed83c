// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files that only their owner may access.
#pragma once

#include <QFileDevice>
#include <QString>

namespace downpile {

// 0600, so that only the owner can read it.
inline constexpr QFileDevice::Permissions kOwnFile =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner;

// 0700, so that only the owner can enter it.
inline constexpr QFileDevice::Permissions kOwnFolder = kOwnFile | QFileDevice::ExeOwner;

// Creates the folder and its missing parents. All created folders, and an existing folder itself,
// get permissions for the owner only. Returns false if the folder could not be created.
bool makeOwnFolder(const QString& path);

// Returns whether files can be created in the folder or, if the folder is missing, whether it can
// be created with files in it.
bool mayWriteIn(const QString& folder);

// Removes relative paths from the variables of the XDG base directories (XDG_DATA_HOME and the
// like), as the specification demands. Call it before these directories are used.
void ignoreRelativeBaseFolders();

}  // namespace downpile
