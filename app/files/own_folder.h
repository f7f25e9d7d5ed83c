// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files accessible only to their owner.
#pragma once

#include <QFileDevice>
#include <QString>

namespace downpile {

// Permissions of a private file: only the owner can read and write it (0600).
inline constexpr QFileDevice::Permissions kOwnFile =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner;

// Permissions of a private folder: only the owner can enter it (0700).
inline constexpr QFileDevice::Permissions kOwnFolder = kOwnFile | QFileDevice::ExeOwner;

// Creates the folder and its missing parents. Created folders, and an existing folder of this user,
// get permissions for the owner only. Returns false if the folder could not be created.
bool makeOwnFolder(const QString& path);

// Returns whether files can be created in the folder. If the folder is missing, returns whether it
// can be created with files in it.
bool mayWriteIn(const QString& folder);

// Removes relative paths from the environment variables of the XDG base directories (XDG_DATA_HOME
// and the like), as the specification demands. Call it before these directories are used.
void ignoreRelativeBaseFolders();

}  // namespace downpile
