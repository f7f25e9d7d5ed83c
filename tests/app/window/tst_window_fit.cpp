// SPDX-License-Identifier: GPL-3.0-or-later
// fitted() moves and shrinks a window until it is fully visible, but no further. Its arguments are
// the window and the free areas of all screens.

#include "runner/test_class.h"
#include "window/window_fit.h"

using namespace downpile;

class TestWindowFit : public QObject {
  Q_OBJECT

 private slots:
  void fitsWindowIntoTheScreens_data();
  void fitsWindowIntoTheScreens();
};

void TestWindowFit::fitsWindowIntoTheScreens_data() {
  QTest::addColumn<QRect>("window");
  QTest::addColumn<QList<QRect>>("areas");
  QTest::addColumn<QRect>("place");
  const QRect laptop(0, 0, 1366, 736);  // a screen with a panel of 32 pixels at the bottom
  const QRect top(0, 28, 1280, 772);    // a screen with a panel of 28 pixels at the top
  const QRect left(0, 0, 1920, 1080);
  const QRect right(1920, 0, 1280, 1024);
  const QList<QRect> two{left, right};

  QTest::newRow("already visible")
      << QRect(20, 10, 1288, 700) << QList{laptop} << QRect(20, 10, 1288, 700);
  QTest::newRow("as large as the screen") << laptop << QList{laptop} << laptop;
  QTest::newRow("too high") << QRect(20, 10, 1288, 830) << QList{laptop} << QRect(20, 0, 1288, 736);
  QTest::newRow("too wide") << QRect(20, 10, 2000, 600) << QList{laptop} << QRect(0, 10, 1366, 600);
  QTest::newRow("behind the panel")
      << QRect(0, 0, 1000, 700) << QList{top} << QRect(0, 28, 1000, 700);
  QTest::newRow("too far down") << QRect(0, 200, 1000, 700) << QList{top}
                                << QRect(0, 100, 1000, 700);
  QTest::newRow("too far right") << QRect(1200, 40, 1000, 700) << QList{top}
                                 << QRect(280, 40, 1000, 700);
  QTest::newRow("too far left") << QRect(-900, 40, 1000, 700) << QList{top}
                                << QRect(0, 40, 1000, 700);
  QTest::newRow("on both screens")
      << QRect(1500, 50, 1000, 800) << two << QRect(1500, 50, 1000, 800);
  QTest::newRow("on both screens, below one")
      << QRect(1500, 250, 1000, 800) << two << QRect(1500, 224, 1000, 800).translated(420, 0);
  QTest::newRow("below the other screen")
      << QRect(2000, 900, 1000, 800) << two << QRect(2000, 224, 1000, 800);
  QTest::newRow("a removed screen")
      << QRect(5000, 100, 1000, 800) << two << QRect(460, 140, 1000, 800);
  QTest::newRow("removed screen, and too large")
      << QRect(5000, 100, 3000, 800) << QList{laptop} << QRect(0, 0, 1366, 736);
  QTest::newRow("no screen") << QRect(1, 2, 3, 4) << QList<QRect>{} << QRect(1, 2, 3, 4);
}

void TestWindowFit::fitsWindowIntoTheScreens() {
  QFETCH(QRect, window);
  QFETCH(QList<QRect>, areas);
  QTEST(downpile::fitted(window, areas), "place");
}

DOWNPILE_TEST(TestWindowFit);
#include "tst_window_fit.moc"
