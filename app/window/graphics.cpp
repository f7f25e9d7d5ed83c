// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/graphics.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>
#include <algorithm>
#include <array>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

bool userHasChosen() {
  constexpr std::array kVariables{"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND",
                                  "QT_OPENGL", "QSG_RHI_PREFER_SOFTWARE_RENDERER"};
  return std::ranges::any_of(kVariables,
                             [](const char* name) { return qEnvironmentVariableIsSet(name); });
}

#ifdef Q_OS_LINUX
// Returns true if OpenGL can use a graphics processor. Linux has device files for graphics
// processors. If the program can open none of them, or LIBGL_ALWAYS_SOFTWARE is set, OpenGL is
// simulated in software.
bool hasGraphicsProcessor() {
  if (qEnvironmentVariableIntValue("LIBGL_ALWAYS_SOFTWARE") != 0) return false;
  QFileInfoList devices =
      QDir(u"/dev/dri"_s).entryInfoList({u"renderD*"_s}, QDir::System | QDir::Files);
  devices << QFileInfo(u"/dev/nvidiactl"_s);
  return std::ranges::any_of(devices, [](const QFileInfo& device) {
    return device.exists() && device.isReadable() && device.isWritable();
  });
}
#else
bool hasGraphicsProcessor() { return true; }
#endif

}  // namespace

void chooseGraphics() {
  if (userHasChosen() || hasGraphicsProcessor()) return;
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

}  // namespace downpile
