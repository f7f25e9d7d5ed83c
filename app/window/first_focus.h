// SPDX-License-Identifier: GPL-3.0-or-later
// Tells screen readers once more where the keyboard is when one comes to listen, and when the
// window comes to be used while one does: what was told before they were connected is lost, and a
// program that has just been started would have nothing in it.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>

namespace downpile {

class FirstFocus : public QObject, private QAccessible::ActivationObserver {
  Q_OBJECT

 public:
  // `window` must outlive it.
  explicit FirstFocus(QQuickWindow& window);
  ~FirstFocus() override;

 signals:
  // Told anew that `item` has the keyboard, to whoever listens.
  void told(QQuickItem* item);

 private:
  void accessibilityActiveChanged(bool active) override;
  void tell();

  QQuickWindow& window_;
};

}  // namespace downpile
