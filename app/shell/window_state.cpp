// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window_state.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

#include "settings/settings.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kGeometryKey = u"window/geometry"_s;
const QString kMaximizedKey = u"window/maximized"_s;
constexpr int kSaveDelay = 500;  // milliseconds after the last change
constexpr int kGrip = 64;        // pixels of a window that must be on a screen to get hold of it

// The screen on which one can get hold of the window, if there is any.
const QScreen* screenOf(const QRect& window) {
  for (const QScreen* screen : QGuiApplication::screens()) {
    const QRect seen = screen->availableGeometry().intersected(window);
    if (seen.width() >= kGrip && seen.height() >= kGrip) return screen;
  }
  return nullptr;
}

}  // namespace

WindowState::WindowState(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      normal_(settings.remembered(kGeometryKey).toRect()),
      maximized_(settings.remembered(kMaximizedKey).toBool()) {
  saveTimer_.setSingleShot(true);
  saveTimer_.setInterval(kSaveDelay);
  connect(&saveTimer_, &QTimer::timeout, this, &WindowState::save);
}

QVariantMap WindowState::initialProperties() const {
  QVariantMap properties;
  if (const QScreen* screen = screenOf(normal_)) {
    // All screens together are room enough: a larger one is damage, and would cost memory.
    const QSize most = screen->availableVirtualSize();
    properties[u"x"_s] = normal_.x();
    properties[u"y"_s] = normal_.y();
    properties[u"width"_s] = std::min(normal_.width(), most.width());
    properties[u"height"_s] = std::min(normal_.height(), most.height());
  }
  if (settings_.fullScreen()) {
    properties[u"visibility"_s] = QWindow::FullScreen;
  } else if (maximized_) {
    properties[u"visibility"_s] = QWindow::Maximized;
  }
  return properties;
}

void WindowState::follow(QQuickWindow& window) {
  window_ = &window;
  connect(&window, &QWindow::xChanged, this, &WindowState::note);
  connect(&window, &QWindow::yChanged, this, &WindowState::note);
  connect(&window, &QWindow::widthChanged, this, &WindowState::note);
  connect(&window, &QWindow::heightChanged, this, &WindowState::note);
  connect(&window, &QWindow::visibilityChanged, this, &WindowState::note);
  connect(qGuiApp, &QGuiApplication::aboutToQuit, this, &WindowState::save);
}

// The size of a window that is maximized is not the one to come back to.
void WindowState::note() {
  if (window_.isNull() || !window_->isVisible()) return;
  if (window_->visibility() == QWindow::Windowed) normal_ = window_->geometry();
  if (window_->visibility() != QWindow::Minimized) {
    if (window_->visibility() != QWindow::FullScreen) {
      maximized_ = window_->visibility() == QWindow::Maximized;
    }
    settings_.setFullScreen(window_->visibility() == QWindow::FullScreen);
  }
  saveTimer_.start();
}

void WindowState::save() {
  if (normal_.isValid()) settings_.remember(kGeometryKey, normal_);
  settings_.remember(kMaximizedKey, maximized_);
}

}  // namespace downpile
