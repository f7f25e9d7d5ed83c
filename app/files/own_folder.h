// SPDX-License-Identifier: GPL-3.0-or-later
// Folders and files that are nobody's business but their owner's.
#pragma once

#include <QFileDevice>
#include <QString>

namespace downpile {

// 0600: nobody else may read it.
inline constexpr QFileDevice::Permissions kOwnFile =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner;

// 0700.
inline constexpr QFileDevice::Permissions kOwnFolder = kOwnFile | QFileDevice::ExeOwner;

// Makes the folder, and those that it lies in where they are missing; all that are made, and the
// folder itself where it exists already, are the owner's alone. False where there is none then.
bool makeOwnFolder(const QString& path);

// Whether files can be made there, now or once makeOwnFolder has made it.
bool mayWriteIn(const QString& folder);

// Paths of the desktop's base directories (XDG_DATA_HOME and the like) that are not absolute do not
// count: the specification has them ignored. To be called before anybody asks for them.
void ignoreRelativeBaseFolders();

}  // namespace downpile
