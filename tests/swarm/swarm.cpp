// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how many tables a server can carry. Not a test: the results depend on the machine.
//   swarm --tables 2000 --seconds 60
#include <sys/resource.h>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <cstdio>

#include "../server/server_program.h"
#include "crowd.h"

using namespace downpile;
using namespace downpile::swarm;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRoundsPerQtEvents = 20;  // calls of Crowd::act between two runs of Qt's event loop

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Calls Crowd::act() until `condition()` is true. Ends the program if this takes more than
// `seconds`.
template <class Condition>
void actUntil(Crowd& crowd, Condition condition, double seconds, const char* task) {
  const auto start = Clock::now();
  for (int round = 0; !condition(); ++round) {
    crowd.act();
    if (round % kRoundsPerQtEvents == 0) QCoreApplication::processEvents();
    if (secondsSince(start) > seconds) qFatal("%s took too long.", task);
  }
}

void actFor(Crowd& crowd, double seconds) {
  const auto start = Clock::now();
  actUntil(
      crowd, [&] { return secondsSince(start) >= seconds; }, seconds + 60, "Playing");
}

// Returns the resident memory of the process with this id, in KiB.
qint64 memoryOf(qint64 process) {
  QFile file(u"/proc/%1/status"_s.arg(process));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : file.readAll().split('\n')) {
    if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').first().toLongLong();
  }
  return 0;
}

// Returns the processor time (user and system) of the process with this id, in seconds.
double timeOf(qint64 process) {
  QFile file(u"/proc/%1/stat"_s.arg(process));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  const QByteArray all = file.readAll();
  const auto fields = all.mid(all.lastIndexOf(')') + 2).split(' ');
  constexpr int kUser = 11;
  return static_cast<double>(fields[kUser].toLongLong() + fields[kUser + 1].toLongLong()) /
         static_cast<double>(::sysconf(_SC_CLK_TCK));
}

QByteArray loadNow() {
  QFile file(u"/proc/loadavg"_s);
  return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').first() : QByteArray();
}

void allowManyFiles() {
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

void report(Measurements measurements, double seconds) {
  if (measurements.answers.empty()) qFatal("No move was answered.");
  std::ranges::sort(measurements.answers);
  const auto at = [&](double share) {
    const auto last = static_cast<double>(measurements.answers.size() - 1);
    return static_cast<double>(measurements.answers[static_cast<std::size_t>(share * last)]);
  };
  const auto within =
      std::ranges::upper_bound(measurements.answers, 50.0F) - measurements.answers.begin();
  std::printf("%.0f moves/s, %.0f KiB/s to the guests\n",
              static_cast<double>(measurements.answers.size()) / seconds,
              static_cast<double>(measurements.bytes) / 1024 / seconds);
  std::printf("response time: median %.1f ms, 99th percentile %.1f ms, longest %.1f ms\n", at(0.5),
              at(0.99), at(1));
  std::printf("within 50 ms: %.2f %%\n",
              100 * static_cast<double>(within) / static_cast<double>(measurements.answers.size()));
  std::printf("moves refused: %d; unanswered when the next one was due: %d; lost: %d\n",
              measurements.otherAnswers, measurements.lateMoves, measurements.lost);
  std::printf("games finished: %d; connections closed: %d\n", measurements.games,
              measurements.closed);
}

struct Options {
  Plan plan;
  double seconds = 30;
  int kills = 0;
  QStringList server;
};

Options readOptions() {
  QCommandLineParser parser;
  const QCommandLineOption tables(u"tables"_s, {}, u"N"_s, u"50"_s);
  const QCommandLineOption players(u"players"_s, u"Players per table."_s, u"N"_s, u"4"_s);
  const QCommandLineOption visitors(u"visitors"_s, u"Connections in the lobby."_s, u"N"_s, u"0"_s);
  const QCommandLineOption game(u"game"_s, {}, u"ID"_s, u"up-and-down"_s);
  const QCommandLineOption pace(u"pace"_s, u"Milliseconds between two moves at a table."_s, u"N"_s,
                                u"1000"_s);
  const QCommandLineOption seconds(u"seconds"_s, u"Length of the measurement."_s, u"N"_s, u"30"_s);
  const QCommandLineOption kills(u"kills"_s, u"Times to kill the server during play."_s, u"N"_s,
                                 u"0"_s);
  parser.addOptions({tables, players, visitors, game, pace, seconds, kills});
  parser.addHelpOption();
  parser.process(QCoreApplication::arguments());
  return {.plan = {.tables = parser.value(tables).toInt(),
                   .players = parser.value(players).toInt(),
                   .visitors = parser.value(visitors).toInt(),
                   .game = parser.value(game).toStdString(),
                   .pace = std::chrono::milliseconds(parser.value(pace).toInt())},
          .seconds = parser.value(seconds).toDouble(),
          .kills = parser.value(kills).toInt(),
          .server = {u"--tables-place"_s, u"50000"_s, u"--tables"_s, parser.value(tables),
                     u"--connections"_s, u"50000"_s, u"--connections-each"_s, u"50000"_s}};
}

// Kills and restarts the server at random moments during play.
void killRepeatedly(Crowd& crowd, tests::ServerProgram& server, const Options& options) {
  double longest = 0;
  for (int kill = 0; kill < options.kills; ++kill) {
    actFor(crowd, 0.5 + QRandomGenerator::global()->generateDouble());
    const auto start = Clock::now();
    server.kill();
    if (!server.start(options.server)) qFatal("The server did not restart.");
    crowd.reconnect();
    actUntil(
        crowd, [&] { return crowd.isPlayingAgain(); }, 120, "Reconnecting");
    longest = std::max(longest, secondsSince(start));
  }
  const Measurements measurements = crowd.takeMeasurements();
  std::printf("%d kills: %zu moves answered, %d lost; all tables resumed within %.1f s\n",
              options.kills, measurements.answers.size(), measurements.lost, longest);
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  allowManyFiles();
  const Options options = readOptions();
  const QTemporaryDir folder;
  tests::ServerProgram server(folder.path());
  if (!server.start(options.server)) qFatal("The server did not start.");
  const qint64 empty = memoryOf(server.process());

  const Plan& plan = options.plan;
  const int people = plan.tables * plan.players;
  std::printf("%d tables of %s, %d connections, %d visitors\n", plan.tables, plan.game.c_str(),
              people, plan.visitors);
  Crowd crowd(plan, server.port());
  auto start = Clock::now();
  crowd.open();
  actUntil(
      crowd, [&] { return crowd.isOpened(); }, 600, "Opening");
  actFor(crowd, 1);
  const qint64 opened = memoryOf(server.process());
  std::printf("tables opened in %.1f s", secondsSince(start));
  start = Clock::now();
  crowd.sit();
  actUntil(
      crowd, [&] { return crowd.isSeated(); }, 600, "Sitting down");
  std::printf(", all players seated in %.1f s\n", secondsSince(start));
  const qint64 seated = memoryOf(server.process());
  crowd.begin();
  actUntil(
      crowd, [&] { return crowd.isPlaying(); }, 600, "Beginning");

  crowd.play();
  actFor(crowd, 5);
  crowd.takeMeasurements();
  const double serverBefore = timeOf(server.process());
  const double ownBefore = timeOf(QCoreApplication::applicationPid());
  start = Clock::now();
  actFor(crowd, options.seconds);
  const double seconds = secondsSince(start);
  report(crowd.takeMeasurements(), seconds);
  std::printf("CPU: server %.0f %%, guests %.0f %%; load average %s\n",
              100 * (timeOf(server.process()) - serverBefore) / seconds,
              100 * (timeOf(QCoreApplication::applicationPid()) - ownBefore) / seconds,
              loadNow().constData());
  const qint64 played = memoryOf(server.process());
  const auto each = [](qint64 all, int count) { return static_cast<double>(all) / count; };
  std::printf(
      "memory: %lld KiB, without tables %lld; %.1f KiB per connection, %.1f KiB per table "
      "(%.1f without a game)\n",
      static_cast<long long>(played), static_cast<long long>(empty), each(seated - opened, people),
      each(opened - empty + played - seated, plan.tables), each(opened - empty, plan.tables));
  if (options.kills > 0) killRepeatedly(crowd, server, options);
  return 0;
}
