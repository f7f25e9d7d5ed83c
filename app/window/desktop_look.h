// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the desktop whether its user wants high contrast and little motion, and hears when that
// changes: the settings portal (GNOME, KDE and others), and the files in which KDE and GTK keep it.
// Nobody waits for an answer, and none is no error.
#pragma once

#include <QDBusConnection>
#include <QFileSystemWatcher>
#include <QObject>
#include <QVariantMap>

#include "settings/settings.h"

class QDBusMessage;

namespace downpile {

// What all that the desktop said comes to. The keys are a namespace and a name,
// `org.freedesktop.appearance/contrast`; what is not known is ignored.
DesktopWishes wishesFrom(const QVariantMap& said);

class DesktopLook : public QObject {
  Q_OBJECT

 public:
  // `configFolder` has the desktops' own files (~/.config); it need not exist.
  explicit DesktopLook(const QString& configFolder, QObject* parent = nullptr);

  // Reads the files, and asks the portal by this connection; `service` is empty where the portal is
  // at the other end of it. A connection that is none is fine.
  void ask(QDBusConnection connection, const QString& service);
  // The same by the session's bus, if there is one.
  void askSession();

  const DesktopWishes& wishes() const { return wishes_; }

 signals:
  // Once when the desktop has answered, or when nobody will; then whenever it is something else.
  void known(const DesktopWishes& wishes);

 private slots:
  void settingChanged(const QDBusMessage& change);

 private:
  void readFiles();
  void answered();
  void reckon();

  QString configFolder_;
  QFileSystemWatcher files_;
  QVariantMap saidByFiles_;
  QVariantMap saidByPortal_;
  DesktopWishes wishes_;
  bool answered_ = false;
};

}  // namespace downpile
