// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_state.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

#include "settings/settings.h"
#include "window/window_fit.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kGeometryKey = u"window/geometry"_s;
// Settings key of the window's rectangle, including title bar and border.
const QString kBorderedKey = u"window/bordered"_s;
const QString kMaximizedKey = u"window/maximized"_s;
constexpr int kSaveDelay = 500;  // milliseconds between the last change and saving
constexpr QSize kFirstSize(1280, 800);
// Minimum size at which the whole program is usable; reduced if the screen has less free space. A
// screen of 1920 x 1080 pixels at a scale of 200 % has 960 x 540, less panels and title bar.
constexpr QSize kMinimumSize(800, 500);
// Width of the border assumed for a window not shown yet: the largest one of common desktops.
constexpr QMargins kLikelyBorder(6, 44, 6, 6);

// Returns the area of each screen left free by desktop panels. The screen on which new windows
// appear is the first.
QList<QRect> freeAreas() {
  QList<QRect> areas;
  for (const QScreen* screen : QGuiApplication::screens()) areas << screen->availableGeometry();
  return areas;
}

// Returns the stored rectangle of the window. It is invalid if the stored value is missing or
// damaged. No screen is so small that the program would have stored a smaller window.
QRect rememberedPlace(const Settings& settings) {
  constexpr QRect kWorld(-100'000, -100'000, 200'000, 200'000);
  constexpr QSize kLeast(200, 150);
  const QRect place = settings.remembered(kGeometryKey).toRect();
  const bool isLargeEnough = place.size().boundedTo(kLeast) == kLeast;
  return kWorld.contains(place) && isLargeEnough ? place : QRect();
}

QMargins rememberedBorder(const Settings& settings) {
  const QRect outer = settings.remembered(kBorderedKey).toRect();
  const QRect inner = rememberedPlace(settings);
  constexpr QMargins kMost(100, 100, 100, 100);
  if (!outer.contains(inner) || !inner.marginsAdded(kMost).contains(outer)) return kLikelyBorder;
  return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
          outer.bottom() - inner.bottom()};
}

}  // namespace

WindowState::WindowState(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      normal_(rememberedPlace(settings)),
      border_(normal_.isValid() ? rememberedBorder(settings) : kLikelyBorder),
      maximized_(settings.remembered(kMaximizedKey).toBool()) {
  saveTimer_.setSingleShot(true);
  saveTimer_.setInterval(kSaveDelay);
  connect(&saveTimer_, &QTimer::timeout, this, &WindowState::save);
}

QVariantMap WindowState::initialProperties() const {
  QVariantMap properties;
  const QList<QRect> areas = freeAreas();
  bool maximized = maximized_;
  QSize size;
  if (normal_.isValid()) {
    const QRect place = fitted(normal_.marginsAdded(border_), areas).marginsRemoved(border_);
    properties[u"x"_s] = place.x();
    properties[u"y"_s] = place.y();
    size = place.size();
  } else {
    // If no rectangle is stored, the desktop chooses the position. If the screen is too small for
    // the default size, the window is maximized.
    const QSize room = areas.value(0, QRect({}, kFirstSize)).marginsRemoved(border_).size();
    size = kFirstSize.boundedTo(room);
    maximized = size != kFirstSize;
  }
  properties[u"width"_s] = size.width();
  properties[u"height"_s] = size.height();
  const QSize minimum = kMinimumSize.boundedTo(size);
  properties[u"minimumWidth"_s] = minimum.width();
  properties[u"minimumHeight"_s] = minimum.height();
  if (settings_.fullScreen()) {
    properties[u"visibility"_s] = QWindow::FullScreen;
  } else if (maximized) {
    properties[u"visibility"_s] = QWindow::Maximized;
  }
  return properties;
}

void WindowState::follow(QQuickWindow& window) {
  window_ = &window;
  given_ = window.geometry();
  connect(&window, &QQuickWindow::frameSwapped, this, &WindowState::fit,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  connect(&window, &QWindow::xChanged, this, &WindowState::note);
  connect(&window, &QWindow::yChanged, this, &WindowState::note);
  connect(&window, &QWindow::widthChanged, this, &WindowState::note);
  connect(&window, &QWindow::heightChanged, this, &WindowState::note);
  connect(&window, &QWindow::visibilityChanged, this, &WindowState::note);
  connect(qGuiApp, &QGuiApplication::aboutToQuit, this, &WindowState::save);
  connect(qGuiApp, &QGuiApplication::screenAdded, this, &WindowState::followScreen);
  connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WindowState::fit, Qt::QueuedConnection);
  for (QScreen* screen : QGuiApplication::screens()) followScreen(screen);
}

void WindowState::followScreen(QScreen* screen) {
  connect(screen, &QScreen::availableGeometryChanged, this, &WindowState::fit,
          Qt::QueuedConnection);
}

void WindowState::fit() {
  if (window_.isNull() || !window_->isVisible()) return;
  const QMargins border = window_->frameMargins();
  const QRect place = fitted(window_->frameGeometry(), freeAreas()).marginsRemoved(border);
  // In full screen the minimum size is reduced, too. Otherwise it could exceed the screen.
  const QSize room = window_->screen()->availableSize().shrunkBy(border);
  window_->setMinimumSize(kMinimumSize.boundedTo(room));
  if (window_->visibility() != QWindow::Windowed) return;
  if (place != window_->geometry()) {
    given_ = place;
    window_->setGeometry(place);
  }
  note();
}

// Stores the window's geometry. The size of a maximized window, and a size set by fit() for a small
// screen, are not stored, to restore the user's own size later.
void WindowState::note() {
  if (window_.isNull() || !window_->isVisible()) return;
  if (window_->visibility() == QWindow::Windowed) {
    if (window_->geometry() != given_) normal_ = window_->geometry();
    border_ = window_->frameMargins();
  }
  if (window_->visibility() != QWindow::Minimized) {
    if (window_->visibility() != QWindow::FullScreen) {
      maximized_ = window_->visibility() == QWindow::Maximized;
    }
    settings_.setFullScreen(window_->visibility() == QWindow::FullScreen);
  }
  saveTimer_.start();
}

void WindowState::save() {
  if (normal_.isValid()) {
    settings_.remember(kGeometryKey, normal_);
    settings_.remember(kBorderedKey, normal_.marginsAdded(border_));
  }
  settings_.remember(kMaximizedKey, maximized_);
}

}  // namespace downpile

#include "moc_window_state.cpp"
