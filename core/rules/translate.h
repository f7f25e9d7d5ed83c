// SPDX-License-Identifier: GPL-3.0-or-later
// Marks texts for translation in code that links no Qt; lupdate knows the name. For the .cpp files
// that hold texts only, never for a header, so that it does not meet Qt's macro of this name. It is
// written like Qt's to the letter: even where they meet, in either order, that is no conflict.
#pragma once

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
