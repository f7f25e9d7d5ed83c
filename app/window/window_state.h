// SPDX-License-Identifier: GPL-3.0-or-later
// Restores the window of the last run: position, size, maximized or full screen. A window that the
// screens do not show completely, for example because it is below a panel, is moved, also after
// screens were removed or rearranged. On a small screen, its size and its minimum size are reduced.
#pragma once

#include <QMargins>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>
#include <QVariantMap>

namespace downpile {

class Settings;

class WindowState : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this object.
  explicit WindowState(Settings& settings, QObject* parent = nullptr);

  // Returns the initial properties for the program's window, such as its position and size.
  QVariantMap initialProperties() const;
  // Stores changes of the window's geometry from now on. Fits the window into the screen again once
  // it is shown and the size of its title bar is known.
  void follow(QQuickWindow& window);

 private:
  void followScreen(QScreen* screen);
  void fit();
  void note();
  void save();

  Settings& settings_;
  QPointer<QQuickWindow> window_;
  QTimer saveTimer_;
  // Last rectangle, without title bar and border, set by the user while the window was neither
  // maximized nor in full screen.
  QRect normal_;
  QMargins border_;  // widths of the window's title bar and border
  QRect given_;      // last geometry set by the program
  bool maximized_ = false;
};

}  // namespace downpile
