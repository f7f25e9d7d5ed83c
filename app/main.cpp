// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <QtQml/qqmlextensionplugin.h>
#include <QAccessible>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>

#include "files/own_folder.h"
#include "game/game_store.h"
#include "games/catalog.h"
#include "program/app.h"
#include "program/request.h"
#include "program/single_instance.h"
#include "sound/canberra_output.h"
#include "window/accessible_events.h"
#include "window/desktop_settings.h"
#include "window/first_focus.h"
#include "window/graphics.h"
#include "window/window_state.h"

Q_IMPORT_QML_PLUGIN(DownpilePlugin)

namespace {

using namespace Qt::StringLiterals;
using namespace downpile;

// If DOWNPILE_MEASURE_START is set, prints the time until the window was painted, and ends the
// program.
void measureStart(QQuickWindow& window, const QElapsedTimer& sinceStart) {
  if (!qEnvironmentVariableIsSet("DOWNPILE_MEASURE_START")) return;
  QObject::connect(&window, &QQuickWindow::frameSwapped, qGuiApp, [&sinceStart] {
    std::printf("window painted after %lld ms\n", static_cast<long long>(sinceStart.elapsed()));
    QCoreApplication::quit();
  });
}

// Uses the font Lato if it is installed or, as in the portable archive, included in the folder
// ../share/downpile/fonts. The system's font supplies the characters that Lato lacks.
void chooseFont() {
  const QDir ownFonts(QCoreApplication::applicationDirPath() + u"/../share/downpile/fonts"_s);
  for (const QFileInfo& file : ownFonts.entryInfoList({u"*.ttf"_s}, QDir::Files)) {
    QFontDatabase::addApplicationFont(file.filePath());
  }
  QFont font = QGuiApplication::font();
  font.setFamilies(QStringList{u"Lato"_s} + font.families());
  QGuiApplication::setFont(font);
}

struct Arguments {
  QString language;
  downpile::Request request;
};

[[noreturn]] void endWith(const QString& mistake) {
  std::fprintf(stderr, "%s\n", qPrintable(mistake));
  std::exit(1);
}

Arguments parseArguments(const QCoreApplication& application) {
  using namespace downpile;
  QCommandLineParser parser;
  parser.setApplicationDescription(QCoreApplication::translate(
      "main", "Unusual card games against the computer or with friends"));
  parser.addHelpOption();
  parser.addVersionOption();
  QStringList games;
  for (const CatalogEntry& entry : catalog()) games << QString::fromUtf8(entry.info->id);
  const QCommandLineOption newGame(
      u"new"_s, QCoreApplication::translate("main", "Start a new game: %1.").arg(games.join(u", ")),
      QCoreApplication::translate("main", "game"));
  const QCommandLineOption resume(u"continue"_s,
                                  QCoreApplication::translate("main", "Continue the last game."));
  const QCommandLineOption language(
      u"language"_s,
      QCoreApplication::translate("main", "Use this language instead of the one in the settings."),
      QCoreApplication::translate("main", "code"));
  parser.addOptions({newGame, resume, language});
  parser.addPositionalArgument(
      u"file"_s, QCoreApplication::translate("main", "Show the game in this record (*.downpile)."),
      QCoreApplication::translate("main", "[file]"));
  parser.process(application);
  Arguments arguments{.language = parser.value(language), .request = {}};
  if (parser.isSet(newGame) && parser.isSet(resume)) {
    endWith(QCoreApplication::translate("main", "--new and --continue cannot be used together."));
  }
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) {
    endWith(QCoreApplication::translate("main", "Only one record can be shown at a time."));
  }
  if (!files.isEmpty() && (parser.isSet(newGame) || parser.isSet(resume))) {
    endWith(QCoreApplication::translate(
        "main", "--new and --continue cannot be used together with a record."));
  }
  if (!files.isEmpty()) {
    const QString& file = files.constFirst();
    if (isTableLink(file)) {
      arguments.request = {.kind = Request::Kind::join, .link = file};
    } else {
      arguments.request = {.kind = Request::Kind::see, .path = pathFromArgument(file)};
    }
    if (requestText(arguments.request).size() > SingleInstance::kLongestMessage) {
      endWith(QCoreApplication::translate("main", "The file name is too long."));
    }
  }
  if (parser.isSet(resume)) arguments.request.kind = Request::Kind::resume;
  if (parser.isSet(newGame)) {
    arguments.request = {.kind = Request::Kind::newGame, .game = parser.value(newGame)};
    if (!games.contains(arguments.request.game)) {
      endWith(QCoreApplication::translate("main", "Unknown game: %1. Available games: %2.")
                  .arg(arguments.request.game, games.join(u", ")));
    }
  }
  return arguments;
}

// For --help and --version, selects a Qt platform that needs no screen, because these options must
// work without one.
void doWithoutScreenToAnswer(std::span<char*> arguments) {
  using namespace std::string_view_literals;
  constexpr std::array kQuestions{"-h"sv, "--help"sv, "--help-all"sv, "-v"sv, "--version"sv};
  const auto asks = [&](std::string_view argument) {
    return std::ranges::find(kQuestions, argument) != kQuestions.end();
  };
  if (std::ranges::any_of(arguments, asks)) qputenv("QT_QPA_PLATFORM", "minimal");
}

// Reports that another running Downpile owns the records but does not respond, or cannot be reached
// from this session. Returns true if the user wants to try again.
bool triesAgain(App& app, SingleInstance::Role role) {
  const bool isReachable = role == SingleInstance::Role::unanswered;
  std::fputs(isReachable ? "Downpile is already running, but it is not responding.\n"
                         : "Another Downpile, possibly in another session, is using the games.\n",
             stderr);
  QQmlApplicationEngine engine;
  app.attach(engine);
  engine.setInitialProperties({{u"isReachable"_s, isReachable}});
  engine.load(QUrl(u"qrc:/qt/qml/Downpile/NoAnswerWindow.qml"_s));
  if (engine.rootObjects().isEmpty()) return false;
  QGuiApplication::exec();
  AccessibleEvents::dropAll();
  return engine.rootObjects().constFirst()->property("again").toBool();
}

// Limits the time to quit. Destroyed just before the application object, when everything is saved
// and the window is closed. The application object then waits for threads that cannot be
// interrupted: a card set that is being parsed, or a name server that does not answer (8 s and
// more). After kSeconds the process ends anyway.
class QuitDeadline {
 public:
  QuitDeadline() = default;
  ~QuitDeadline() {
    std::signal(SIGALRM, [](int) { ::_exit(EXIT_SUCCESS); });
    ::alarm(kSeconds);
  }
  QuitDeadline(const QuitDeadline&) = delete;
  QuitDeadline& operator=(const QuitDeadline&) = delete;

 private:
  static constexpr unsigned kSeconds = 1;
};

void showAgain(QQuickWindow& window) {
  window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
  // Calling show() on a visible window would undo its maximized state.
  if (!window.isVisible()) window.show();
  window.raise();
  window.requestActivate();
}

}  // namespace

int main(int argc, char* argv[]) {
  QElapsedTimer sinceStart;
  sinceStart.start();
  // New files of this program are accessible to their owner only.
  umask(0077);
  ignoreRelativeBaseFolders();
  chooseGraphics();
  doWithoutScreenToAnswer({argv, static_cast<std::size_t>(argc)});
  QGuiApplication application(argc, argv);
  const QuitDeadline quitDeadline;
  QCoreApplication::setApplicationName(u"downpile"_s);
  QCoreApplication::setApplicationVersion(QStringLiteral(DOWNPILE_VERSION));
  QGuiApplication::setApplicationDisplayName(u"Downpile"_s);
  QGuiApplication::setDesktopFileName(u"org.downpile.Downpile"_s);
  const auto [language, request] = parseArguments(application);

  SingleInstance instance(GameStore::standardFolder(), requestText(request));
  if (instance.role() == SingleInstance::Role::second) return 0;

  chooseFont();
  App app({.writesAside = true});
  if (!language.isEmpty()) app.overrideLanguage(language);
  while (instance.role() != SingleInstance::Role::first) {
    if (!triesAgain(app, instance.role())) return 1;
    if (instance.tryAgain() == SingleInstance::Role::second) return 0;
  }
  // No screen reader listens before the window has the focus, see App::welcomeListener().
  app.announcer()->holdNotices(true);
  app.findSavedGames();
  app.setSoundOutput(std::make_unique<CanberraOutput>());

  QQmlApplicationEngine engine;
  app.attach(engine);
  WindowState windowState(*app.settings());
  engine.setInitialProperties(windowState.initialProperties());
  engine.load(QUrl(u"qrc:/qt/qml/Downpile/Main.qml"_s));
  auto* window = engine.rootObjects().isEmpty()
                     ? nullptr
                     : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
  if (window == nullptr) return 1;
  windowState.follow(*window);
  const AccessibleEvents accessibleEvents(*app.announcer());
  const FirstFocus firstFocus(*window);
  QObject::connect(&firstFocus, &FirstFocus::announced, &app, [&app] {
    if (QAccessible::isActive()) app.welcomeListener();
  });
  // The window's icon is drawn after the window has been shown, so that the window appears sooner.
  QObject::connect(
      window, &QQuickWindow::frameSwapped, window,
      [window] { window->setIcon(QIcon(u":/downpile/art/org.downpile.Downpile.svg"_s)); },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  // The desktop's preferences, too, are requested only after the window has been shown. Until the
  // desktop answers, the preferences of the last run are used.
  DesktopSettings desktop(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
  QObject::connect(&desktop, &DesktopSettings::known, app.settings(),
                   &Settings::setDesktopPreferences);
  QObject::connect(
      window, &QQuickWindow::frameSwapped, &desktop, &DesktopSettings::askSession,
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  QObject::connect(&instance, &SingleInstance::raise, window,
                   [window, &app](const QByteArray& message) {
                     showAgain(*window);
                     app.carryOut(requestFromText(message));
                   });
  app.carryOut(request);
  measureStart(*window, sinceStart);
  return QGuiApplication::exec();
}
