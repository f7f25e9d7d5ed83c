// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the time to open a record of 2,000 moves and to jump to 200 of its positions: once for
// computing the position only, once for showing it on the table. Prints the maximum and the mean of
// the jumps.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTextStream>

#include "replay/replay_control.h"
#include "replays.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

template <class Work>
double millisecondsOf(const Work& work) {
  QElapsedTimer timer;
  timer.start();
  work();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

struct Times {
  double most = 0;
  double sum = 0;
  int count = 0;
  void add(double time) {
    most = std::max(most, time);
    sum += time;
    ++count;
  }
  QString text() const {
    return QStringLiteral("%1 ms at most, %2 ms on average")
        .arg(most, 0, 'f', 2)
        .arg(sum / count, 0, 'f', 2);
  }
};

}  // namespace

int main(int argc, char* argv[]) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication application(argc, argv);
  QTextStream out(stdout);
  std::shared_ptr<const Timeline> timeline;
  const double opened =
      millisecondsOf([&] { timeline = std::make_shared<const Timeline>(longGame(2000)); });
  Table table;
  ReplayControl control(table.controller, table.settings);
  const double seated =
      millisecondsOf([&] { table.controller.sit(ReplaySource::open(timeline, table.settings)); });
  Times positions;
  Times tables;
  for (std::size_t i = 0; i < 200; ++i) {
    const std::size_t stop = (i * 977 + 63) % timeline->stops().size();
    positions.add(millisecondsOf([&] { timeline->at(stop); }));
    tables.add(millisecondsOf([&] { control.goTo(static_cast<int>(stop)); }));
  }
  out << timeline->stops().size() << " stops; played and opened in " << opened
      << " ms, put on the table in " << seated << " ms" << Qt::endl
      << "a position: " << positions.text() << Qt::endl
      << "the table there: " << tables.text() << Qt::endl;
  return 0;
}
