// SPDX-License-Identifier: GPL-3.0-or-later
// The first window fits the screen. A restored window fits the present screen, even if it was saved
// on a larger one. The tests simulate the screen of a small laptop and a screen of 1920 x 1080
// pixels at 200 %. Windows have a frame.
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QTemporaryDir>
#include <string>

#include "runner/test_class.h"
#include "settings/settings.h"
#include "window/window_state.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

constexpr QRect kScreen(0, 0, 1366, 768);

bool isMaximized(const QVariantMap& properties) {
  return properties.value(u"visibility"_s, QWindow::Windowed).toInt() == QWindow::Maximized;
}

QRect placeOf(const QVariantMap& properties) {
  return {properties[u"x"_s].toInt(), properties[u"y"_s].toInt(), properties[u"width"_s].toInt(),
          properties[u"height"_s].toInt()};
}

}  // namespace

class TestWindowState : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QCOMPARE(QGuiApplication::primaryScreen()->availableGeometry(), kScreen); }
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void firstWindowFillsASmallScreen();
  void restoresGeometryOfTheLastWindow();
  void restoredWindowFitsASmallerScreen();
  void savedWindowGeometryOutOfRangeIsIgnored();
  void shownWindowIsMovedAndReducedToFitTheScreen();
  void windowMovesIntoViewIfItsScreenDisappears();
  void windowStartsInFullScreenIfTheSettingIsOn();

 private:
  QString file() const { return folder_->filePath(u"settings.ini"_s); }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestWindowState::firstWindowFillsASmallScreen() {
  Settings settings(file());
  const QVariantMap properties = WindowState(settings).initialProperties();
  QVERIFY(isMaximized(properties));
  QCOMPARE(properties[u"width"_s].toInt(), 1280);
  // The height of the window leaves room for a title bar on the screen.
  const int height = properties[u"height"_s].toInt();
  QVERIFY2(height < 740 && height > 680, qPrintable(QString::number(height)));
  QVERIFY(!properties.contains(u"x"_s));
  QCOMPARE_LE(properties[u"minimumHeight"_s].toInt(), 500);
  QCOMPARE_LE(properties[u"minimumWidth"_s].toInt(), 900);
}

void TestWindowState::restoresGeometryOfTheLastWindow() {
  const QRect place(40, 30, 1000, 600);
  QMargins border;
  {
    Settings settings(file());
    WindowState state(settings);
    QQuickWindow window;
    state.follow(window);
    window.setGeometry(place);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.setGeometry(place);
    QTRY_COMPARE(settings.remembered(u"window/geometry"_s).toRect(), place);
    border = window.frameMargins();
    QVERIFY(border.top() > 0);
    QTRY_COMPARE(settings.remembered(u"window/bordered"_s).toRect(), place.marginsAdded(border));
  }
  Settings settings(file());
  const QVariantMap properties = WindowState(settings).initialProperties();
  QCOMPARE(placeOf(properties), place);
  QVERIFY(!isMaximized(properties));
}

void TestWindowState::restoredWindowFitsASmallerScreen() {
  Settings settings(file());
  settings.remember(u"window/geometry"_s, QRect(1200, 60, 1280, 800));
  settings.remember(u"window/bordered"_s, QRect(1198, 30, 1284, 832));
  QCOMPARE(placeOf(WindowState(settings).initialProperties()), QRect(84, 30, 1280, 736));
  QVERIFY(!isMaximized(WindowState(settings).initialProperties()));
  // The saved geometry is on a screen that no longer exists.
  settings.remember(u"window/geometry"_s, QRect(5200, 60, 1000, 600));
  settings.remember(u"window/bordered"_s, QRect(5198, 30, 1004, 632));
  const QRect place = placeOf(WindowState(settings).initialProperties());
  QCOMPARE(place.size(), QSize(1000, 600));
  QVERIFY(kScreen.contains(place));
}

void TestWindowState::savedWindowGeometryOutOfRangeIsIgnored() {
  Settings settings(file());
  for (const QRect& damaged :
       {QRect(0, 0, 2'000'000'000, 2'000'000'000), QRect(2'000'000'000, 7, 1000, 600),
        QRect(5, 5, -10, -10), QRect(-9999, 9999, 1, 1)}) {
    settings.remember(u"window/geometry"_s, damaged);
    QVERIFY(!WindowState(settings).initialProperties().contains(u"x"_s));
  }
  settings.remember(u"window/geometry"_s, QRect(100, 100, 1000, 600));
  settings.remember(u"window/bordered"_s, QRect(-2'000'000, -2'000'000, 9'000'000, 9'000'000));
  QCOMPARE(placeOf(WindowState(settings).initialProperties()), QRect(100, 100, 1000, 600));
}

// The size of a title bar is known only after the window is shown.
void TestWindowState::shownWindowIsMovedAndReducedToFitTheScreen() {
  Settings settings(file());
  WindowState state(settings);
  QQuickWindow window;
  window.setMinimumSize(QSize(800, 900));
  state.follow(window);
  window.setGeometry(QRect(500, 0, 1280, 900));
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  QTRY_VERIFY(kScreen.contains(window.frameGeometry()));
  QCOMPARE(window.geometry().width(), 1280);
  QCOMPARE(window.frameGeometry().height(), kScreen.height());
  // The adjusted size is not saved: only changes by the user are saved.
  QTRY_VERIFY(settings.remembered(u"window/bordered"_s).isValid());
  QCOMPARE(settings.remembered(u"window/geometry"_s).toRect().size(), QSize(1280, 900));
  window.setGeometry(QRect(50, 50, 900, 600));
  QTRY_COMPARE(settings.remembered(u"window/geometry"_s).toRect(), QRect(50, 50, 900, 600));
}

// A window outside all screens cannot be reached with the mouse.
void TestWindowState::windowMovesIntoViewIfItsScreenDisappears() {
  Settings settings(file());
  WindowState state(settings);
  QQuickWindow window;
  window.setGeometry(QRect(40, 30, 1000, 600));
  state.follow(window);
  window.show();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  QTRY_VERIFY(!window.minimumSize().isEmpty());  // the shown window was fitted to the screen
  QVERIFY(kScreen.contains(window.frameGeometry()));
  window.setGeometry(QRect(3000, 200, 1000, 600));
  QTRY_COMPARE(window.x(), 3000);
  emit QGuiApplication::primaryScreen()->availableGeometryChanged(kScreen);
  QTRY_VERIFY(kScreen.contains(window.frameGeometry()));
  QCOMPARE(window.size(), QSize(1000, 600));
}

void TestWindowState::windowStartsInFullScreenIfTheSettingIsOn() {
  Settings settings(file());
  settings.setFullScreen(true);
  QCOMPARE(WindowState(settings).initialProperties()[u"visibility"_s].toInt(),
           static_cast<int>(QWindow::FullScreen));
}

// On a screen of 1920 x 1080 pixels with a scale factor of 200 %, windows can use 960 x 540 logical
// pixels.
class TestWindowOnDenseScreen : public QObject {
  Q_OBJECT

 private slots:
  void firstWindowAndItsMinimumSizeFitASmallHighDpiScreen();
};

void TestWindowOnDenseScreen::firstWindowAndItsMinimumSizeFitASmallHighDpiScreen() {
  constexpr QRect kDense(0, 0, 960, 540);
  QCOMPARE(QGuiApplication::primaryScreen()->availableGeometry(), kDense);
  const QTemporaryDir folder;
  Settings settings(folder.filePath(u"settings.ini"_s));
  WindowState state(settings);
  const QVariantMap properties = state.initialProperties();
  QVERIFY(isMaximized(properties));
  QCOMPARE_LE(properties[u"width"_s].toInt(), kDense.width());
  QCOMPARE_LE(properties[u"height"_s].toInt(), kDense.height());
  const QSize minimum(properties[u"minimumWidth"_s].toInt(),
                      properties[u"minimumHeight"_s].toInt());
  QCOMPARE_LE(minimum.height(), properties[u"height"_s].toInt());
  QQuickWindow window;
  window.setMinimumSize(QSize(800, 560));
  state.follow(window);
  window.showFullScreen();
  QVERIFY(QTest::qWaitForWindowExposed(&window));
  // A full-screen window has no frame, so the program's usual minimum height of 500 pixels fits.
  QTRY_COMPARE(window.minimumSize(), QSize(800, 500));
}

static void describe(int width, int height) {
  static const QTemporaryDir folder;
  const QString screens = folder.filePath(u"screens.json"_s);
  QFile file(screens);
  if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the screen description");
  file.write(R"({"windowFrameMargins": true, "screens": [{"name": "screen", "x": 0, "y": 0,
      "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1, )");
  file.write(QByteArray::fromStdString("\"width\": " + std::to_string(width) +
                                       ", \"height\": " + std::to_string(height) + "}]}"));
  file.close();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.toUtf8());
}

DOWNPILE_TEST(
    TestWindowState, .prepare = [] { describe(kScreen.width(), kScreen.height()); });
DOWNPILE_TEST(
    TestWindowOnDenseScreen, .prepare = [] { describe(960, 540); });
#include "tst_window_state.moc"
