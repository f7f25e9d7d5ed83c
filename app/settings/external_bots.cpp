// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/external_bots.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

#include "bots/bot_catalog.h"
#include "programs/external_name.h"
#include "settings/settings.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Maximum length of an external bot's name without its number. The kind `program:NAME-999` then has
// 38 characters; messages of hosted tables allow 40.
constexpr qsizetype kLongestName = 26;
constexpr int kMostOfOneName = 1000;
constexpr std::size_t kLongestShown = 32;

struct ExternalBotTexts {
  Q_DECLARE_TR_FUNCTIONS(NewGame)
};

QString keyOf(const QString& name) { return u"programs/"_s + name; }

CommandWords wordsOf(const QString& command) {
  return commandWords(std::string(kExternalPrefix) + command.toStdString());
}

// Returns the name of the program's file: `counter.py` for `python3 -u counter.py`. Other arguments
// are left out, because they may be private.
QString fileOf(const CommandWords& words) {
  static const QRegularExpression interpreter(
      u"^(python|node|ruby|perl|lua|java|php|guile|sh|bash|dash|env)[0-9.]*$"_s);
  QString name;
  for (const std::string& each : words) {
    const QString word = QString::fromStdString(each);
    if (word.startsWith(u'-') || word.contains(u'=')) continue;
    name = QFileInfo(word).fileName();
    if (!interpreter.match(name).hasMatch()) return name;
  }
  return name;
}

bool isNameLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '_' || c == '-';
}

// Returns a name for the external bot, valid in the settings and in a record's seats.
QString nameOf(const QString& command) {
  static const QRegularExpression others(u"[^A-Za-z0-9._-]+"_s);
  const QString name = fileOf(wordsOf(command)).replace(others, u"-"_s).left(kLongestName);
  return name.isEmpty() ? u"program"_s : name;
}

}  // namespace

QString externalBotTitle() {
  return ExternalBotTexts::tr("Program", "a computer player that is the user's own program");
}

bool isExternalBot(std::string_view kind) { return botNameParts(kind).level == kExternalLevel; }

QString externalBotName(std::string_view kind) {
  const std::string_view shown = botNameParts(kind).character.substr(0, kLongestShown);
  QString name;
  for (const char c : shown) name += isNameLetter(c) ? QLatin1Char(c) : QLatin1Char('?');
  return name;
}

QString externalBotCommand(const Settings& settings, std::string_view kind) {
  const std::string_view name = botNameParts(kind).character;
  // A name with a character that isNameLetter() rejects cannot be in the settings, because this
  // program does not store such names.
  if (!isExternalBot(kind) || name.empty() || !std::ranges::all_of(name, isNameLetter)) return {};
  return settings.remembered(keyOf(QString::fromUtf8(name.data(), qsizetype(name.size()))))
      .toString();
}

std::string externalBotKind(Settings& settings, const QString& command) {
  const QString wanted = command.trimmed();
  if (wanted.isEmpty()) return std::string(kExternalLevel);
  const QString first = nameOf(wanted);
  QString name = first;
  for (int number = 2; number < kMostOfOneName; ++number) {
    const QString taken = settings.remembered(keyOf(name)).toString();
    if (taken.isEmpty() || taken == wanted) break;
    name = u"%1-%2"_s.arg(first).arg(number);
  }
  settings.remember(keyOf(name), wanted);
  return botNameOf({kExternalLevel, name.toStdString()});
}

QString commandOfFile(const QString& path) {
  static const QRegularExpression special(u"([ '\"\\\\])"_s);
  return QString(path).replace(special, u"\\\\1"_s);
}

QString missingExternalBots(const Settings& settings, std::span<const Seat> seats) {
  QStringList sentences;
  for (const Seat& seat : seats) {
    if (!isExternalBot(seat.kind) || externalBotProblem(settings, seat.kind).isEmpty()) continue;
    sentences << ExternalBotTexts::tr(
                     "%1 is not on this computer: a computer player plays instead.",
                     "the name of a program")
                     .arg(externalBotName(seat.kind));
  }
  sentences.removeDuplicates();
  return sentences.join(u'\n');
}

QString externalBotProblem(const Settings& settings, std::string_view kind) {
  const CommandWords words = wordsOf(externalBotCommand(settings, kind));
  const QString program = words.empty() ? QString() : QString::fromStdString(words.front());
  switch (faultOf(words)) {
    case CommandFault::none:
      break;
    case CommandFault::noWords:
      return ExternalBotTexts::tr("No program is chosen yet.");
    case CommandFault::missing:
      return ExternalBotTexts::tr("The program %1 does not exist.").arg(program);
    case CommandFault::notExecutable:
      return ExternalBotTexts::tr("%1 is not executable. Allow it to run as a program.")
          .arg(program);
  }
  return {};
}

}  // namespace downpile
