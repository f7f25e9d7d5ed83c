// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast and motion settings of desktops, read from a portal over a private D-Bus connection and
// from files.
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusServer>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "runner/test_class.h"
#include "window/desktop_settings.h"

using namespace downpile;
using namespace Qt::StringLiterals;

using Groups = QMap<QString, QVariantMap>;

namespace {

const QString kAppearance = u"org.freedesktop.appearance"_s;
const QString kGnome = u"org.gnome.desktop.interface"_s;

}  // namespace

class Portal : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  Groups groups;
  QStringList asked;

 public slots:
  Groups ReadAll(const QStringList& namespaces) {
    asked = namespaces;
    return groups;
  }

 signals:
  void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

class TestDesktopSettings : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { qDBusRegisterMetaType<Groups>(); }
  void readsContrastAndMotionSettings_data();
  void readsContrastAndMotionSettings();
  void readsThePortalAndFollowsItsChanges();
  void missingPortalUsesDefaults();
  void readsDesktopFilesAndFollowsTheirChanges();
};

void TestDesktopSettings::readsContrastAndMotionSettings_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QVariant>("value");
  QTest::addColumn<bool>("highContrast");
  QTest::addColumn<bool>("reducedMotion");
  const auto row = [](const char* key, const QVariant& value, bool contrast, bool motion) {
    QTest::addRow("%s %s", key, qPrintable(value.toString()))
        << QString::fromLatin1(key) << value << contrast << motion;
  };
  row("org.freedesktop.appearance/contrast", 1U, true, false);
  row("org.freedesktop.appearance/contrast", 0U, false, false);
  row("org.gnome.desktop.a11y.interface/high-contrast", true, true, false);
  row("org.gnome.desktop.interface/gtk-theme", u"HighContrastInverse"_s, true, false);
  row("org.gnome.desktop.interface/gtk-theme", u"Adwaita"_s, false, false);
  row("org.gnome.desktop.interface/enable-animations", false, false, true);
  row("org.gnome.desktop.interface/enable-animations", true, false, false);
  row("org.kde.kdeglobals.KDE/AnimationDurationFactor", u"0"_s, false, true);
  row("org.kde.kdeglobals.KDE/AnimationDurationFactor", u"0.5"_s, false, false);
  row("org.kde.kdeglobals.KDE/AnimationDurationFactor", u"fast"_s, false, false);
  row("gtk/gtk-enable-animations", u"false"_s, false, true);
  row("gtk/gtk-theme-name", u"HighContrast"_s, true, false);
  row("unknown/contrast", 1U, false, false);
}

void TestDesktopSettings::readsContrastAndMotionSettings() {
  QFETCH(QString, key);
  QFETCH(QVariant, value);
  QFETCH(bool, highContrast);
  QFETCH(bool, reducedMotion);
  const DesktopPreferences preferences = preferencesFrom({{key, value}});
  QCOMPARE(preferences.highContrast, highContrast);
  QCOMPARE(preferences.reducedMotion, reducedMotion);
}

void TestDesktopSettings::readsThePortalAndFollowsItsChanges() {
  Portal portal;
  portal.groups = {{kAppearance, {{u"contrast"_s, 1U}}},
                   {kGnome, {{u"enable-animations"_s, true}}}};
  QDBusServer server;
  // Keeps the server's connections, because a connection closes when its last copy is destroyed.
  QList<QDBusConnection> others;
  server.setAnonymousAuthenticationAllowed(true);
  connect(&server, &QDBusServer::newConnection, this, [&](QDBusConnection connection) {
    others << connection;
    QVERIFY(connection.registerObject(
        u"/org/freedesktop/portal/desktop"_s, &portal,
        QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
  });
  const auto connection = QDBusConnection::connectToPeer(server.address(), u"test"_s);
  DesktopSettings desktop(u"/nowhere"_s);
  QSignalSpy known(&desktop, &DesktopSettings::known);
  desktop.ask(connection, {});
  QCOMPARE(known.size(), 0);  // nothing has arrived, so the call did not wait for the answer
  QTRY_COMPARE(known.size(), 1);
  QVERIFY(portal.asked.contains(kAppearance));
  QCOMPARE(desktop.preferences(), (DesktopPreferences{.highContrast = true}));

  emit portal.SettingChanged(kGnome, u"enable-animations"_s, QDBusVariant(false));
  QTRY_COMPARE(known.size(), 2);
  QCOMPARE(desktop.preferences(),
           (DesktopPreferences{.highContrast = true, .reducedMotion = true}));
  emit portal.SettingChanged(kAppearance, u"contrast"_s, QDBusVariant(0U));
  QTRY_COMPARE(known.size(), 3);
  QCOMPARE(desktop.preferences(), (DesktopPreferences{.reducedMotion = true}));
  QDBusConnection::disconnectFromPeer(u"test"_s);
}

void TestDesktopSettings::missingPortalUsesDefaults() {
  DesktopSettings desktop(u"/nowhere"_s);
  QSignalSpy known(&desktop, &DesktopSettings::known);
  desktop.ask(QDBusConnection(u"none"_s), u"org.example.Nobody"_s);
  QCOMPARE(known.size(), 1);
  QCOMPARE(desktop.preferences(), DesktopPreferences());
}

void TestDesktopSettings::readsDesktopFilesAndFollowsTheirChanges() {
  QTemporaryDir folder;
  const auto write = [&folder](const QString& name, const QByteArray& text) {
    QVERIFY(QDir(folder.path()).mkpath(QFileInfo(name).path()));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  };
  write(u"kdeglobals"_s, "[KDE]\nAnimationDurationFactor=0\n");
  write(u"gtk-3.0/settings.ini"_s, "[Settings]\ngtk-theme-name=HighContrast\n");
  DesktopSettings desktop(folder.path());
  QSignalSpy known(&desktop, &DesktopSettings::known);
  desktop.ask(QDBusConnection(u"none"_s), {});
  QCOMPARE(desktop.preferences(),
           (DesktopPreferences{.highContrast = true, .reducedMotion = true}));
  write(u"kdeglobals"_s, "[KDE]\nAnimationDurationFactor=0.25\n");
  QTRY_COMPARE(desktop.preferences(), (DesktopPreferences{.highContrast = true}));
  QCOMPARE(known.size(), 2);
}

DOWNPILE_TEST(TestDesktopSettings);
#include "tst_desktop_settings.moc"
