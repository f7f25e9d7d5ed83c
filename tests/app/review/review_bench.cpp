// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the accuracy of a review's remaining time. `review-bench PLAYER RECORD…` reviews the
// records one after the other, and prints the announced and the real remaining time for each
// second. At the end it prints how often the announcement was right: an estimate within a factor of
// two, a bound not exceeded.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "record/timeline.h"
#include "records/checked_record.h"
#include "review/review_work.h"
#include "text/remaining_text.h"

using namespace downpile;

namespace {

constexpr double kSecond = 1000;  // a second in milliseconds
enum class Kind { nothing, few, about, lessThan };

const std::map<Kind, std::string_view> kNames = {{Kind::nothing, "nothing"},
                                                 {Kind::few, "a few seconds"},
                                                 {Kind::about, "a time"},
                                                 {Kind::lessThan, "a bound"}};

// Estimate of the review's remaining time, in the words shown to the user.
struct Announcement {
  double at = 0;  // seconds since the start of the review
  std::string text;
};

Kind kindOf(const std::string& text) {
  if (text.empty()) return Kind::nothing;
  if (text.starts_with("about")) return Kind::about;
  return text.starts_with("less than") ? Kind::lessThan : Kind::few;
}

// Returns the number of seconds in an announcement; 10 if it contains no number.
double secondsIn(const std::string& text) {
  const std::size_t digits = text.find_first_of("0123456789");
  if (digits == std::string::npos) return 10;
  const double number = std::atof(text.c_str() + digits);
  const bool isMinutes = text.find("minute") != std::string::npos;
  return number * (isMinutes ? 60 : text.find("hour") != std::string::npos ? 3600 : 1);
}

bool isRight(const std::string& text, double left) {
  const double announced = secondsIn(text);
  switch (kindOf(text)) {
    case Kind::nothing:
    case Kind::lessThan:
      return left <= announced;
    case Kind::few:
      return left <= 2 * announced;
    case Kind::about:
      return announced <= 2 * left && left <= 2 * announced;
  }
  return false;
}

// Returns the remaining time in the words shown to the user, or an empty text if it is unknown.
std::string textOf(const ReviewWork& work) {
  using Seconds = std::chrono::duration<double>;
  const auto left = work.left();
  if (!left) return {};
  return (left->isKnown() ? remainingText(Seconds(left->likely))
                          : mostRemainingText(Seconds(left->most)))
      .toStdString();
}

std::vector<Announcement> announcements(const Record& record, int player, int deals, double& all) {
  const QTemporaryDir folder;
  ReviewWork work{ReviewStore(folder.path())};
  QEventLoop loop;
  QTimer second;
  QElapsedTimer clock;
  std::vector<Announcement> announced;
  QObject::connect(&work, &ReviewWork::ended, &loop, &QEventLoop::quit);
  QObject::connect(&second, &QTimer::timeout, &loop, [&] {
    announced.push_back({static_cast<double>(clock.elapsed()) / kSecond, textOf(work)});
  });
  clock.start();
  second.start(static_cast<int>(kSecond));
  work.begin(record, player, 1, deals, std::nullopt);
  loop.exec();
  all = static_cast<double>(clock.elapsed()) / kSecond;
  return announced;
}

}  // namespace

int main(int count, char** values) {
  const QCoreApplication app(count, values);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() < 3) {
    std::cerr << "usage: review-bench PLAYER RECORD...\n";
    return 2;
  }
  struct Count {
    int count = 0;
    int right = 0;
  };
  std::map<Kind, Count> counts;
  for (const QString& path : arguments.mid(2)) {
    const Timeline timeline(readUnplayed(readRecordFile(path)).record);
    if (timeline.stops().empty()) {
      std::cerr << qPrintable(path) << ": nothing was played\n";
      return 2;
    }
    double all = 0;
    const auto announced =
        announcements(timeline.record(), arguments[1].toInt(), timeline.stops().back().deal, all);
    std::cout << qPrintable(path) << ": " << std::fixed << std::setprecision(1) << all << " s\n";
    for (const Announcement& each : announced) {
      const double left = all - each.at;
      const Kind kind = kindOf(each.text);
      const bool right = isRight(each.text, left);
      ++counts[kind].count;
      counts[kind].right += right ? 1 : 0;
      std::cout << "  after " << each.at << " s: " << each.text << "; in truth " << left
                << (right || kind == Kind::nothing ? "" : ", wrong") << '\n';
    }
  }
  for (const auto& [kind, of] : counts) {
    std::cout << kNames.at(kind) << ": told " << of.count << " times";
    if (kind != Kind::nothing) std::cout << ", right " << of.right;
    std::cout << '\n';
  }
  return 0;
}
