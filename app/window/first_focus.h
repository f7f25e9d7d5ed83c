// SPDX-License-Identifier: GPL-3.0-or-later
// Reports the keyboard focus again when a screen reader connects, and when the window becomes
// active while one is connected. Reports before the connection are lost, so a newly started program
// would seem to have no focus.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>

namespace downpile {

class FirstFocus : public QObject, private QAccessible::ActivationObserver {
  Q_OBJECT

 public:
  // `window` must outlive this object.
  explicit FirstFocus(QQuickWindow& window);
  ~FirstFocus() override;

 signals:
  // Emitted each time after the focus on `item` was reported to screen readers again.
  void announced(QQuickItem* item);

 private:
  void accessibilityActiveChanged(bool active) override;
  void announce();

  QQuickWindow& window_;
};

}  // namespace downpile
