// SPDX-License-Identifier: GPL-3.0-or-later
// Links the QML module of the program into the test program.
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(DownpilePlugin)
