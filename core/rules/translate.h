// SPDX-License-Identifier: GPL-3.0-or-later
// Marks texts for translation (lupdate) in code without Qt. Include it only in .cpp files with
// texts, never in a header, to avoid meeting Qt's macro of the same name. The definition is
// identical to Qt's, so including both is still valid.
#pragma once

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
