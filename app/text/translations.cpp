// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kFolder = u":/i18n"_s;
const QString kPseudo = u"xx_"_s;  // prefix of the pseudo-languages of the tests

bool has(const QString& code) { return QFile::exists(kFolder + u"/downpile_%1.qm"_s.arg(code)); }

// Returns the closest available language code: the same code, the code without the country, or
// English.
QString nearest(const QString& code) {
  const QString language = code.section(u'_', 0, 0);
  for (const QString& candidate : {code, language}) {
    if (has(candidate)) return candidate;
  }
  return u"en"_s;
}

// Returns the locale of a language code. The program's English is British; for Qt, English without
// a country is American.
QLocale localeOf(const QString& code) { return QLocale(code == "en"_L1 ? u"en_GB"_s : code); }

QString systemLanguage() {
  for (const QString& name : QLocale::system().uiLanguages()) {
    const QString code = QString(name).replace(u'-', u'_');
    if (nearest(code) != "en"_L1 || code.startsWith("en"_L1)) return code;
  }
  return u"en"_s;
}

}  // namespace

Translations::~Translations() { unload(); }

QList<Translations::Language> Translations::languages() {
  QList<Language> list;
  const QStringList files = QDir(kFolder).entryList({u"downpile_*.qm"_s});
  for (const QString& file : files) {
    const QString code = file.section(u'_', 1).section(u'.', 0, 0);
    if (code.startsWith(kPseudo)) continue;
    list << Language{code, localeOf(code).nativeLanguageName()};
  }
  return list;
}

QStringList Translations::inAllLanguages(const char* context, const char* source) {
  QStringList texts{QString::fromUtf8(source)};
  for (const Language& language : languages()) {
    QTranslator translator;
    if (!translator.load(u"downpile_"_s + language.code, kFolder)) continue;
    const QString text = translator.translate(context, source);
    if (!text.isEmpty() && !texts.contains(text)) texts << text;
  }
  return texts;
}

void Translations::load(const QString& wanted) {
  unload();
  const bool isPseudo = wanted.startsWith(kPseudo);
  const QString code = nearest(wanted.isEmpty() ? systemLanguage() : wanted);
  // If the user has chosen the system's language, numbers and dates also follow the system's
  // country, as in `de_AT`.
  const QLocale locale = isPseudo           ? QLocale(QLocale::English)
                         : wanted.isEmpty() ? localeOf(systemLanguage())
                                            : localeOf(code);
  QLocale::setDefault(locale);
  install(u"downpile_en"_s, kFolder);
  if (code != "en"_L1) {
    install(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(u"downpile_"_s + code, kFolder);
  }
  const bool rightToLeft =
      isPseudo ? code.endsWith("rtl"_L1) : QLocale(code).textDirection() == Qt::RightToLeft;
  QGuiApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
}

bool Translations::install(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file, folder)) return false;
  QCoreApplication::installTranslator(translator.get());
  translators_.push_back(std::move(translator));
  return true;
}

void Translations::unload() {
  for (const auto& translator : translators_) QCoreApplication::removeTranslator(translator.get());
  translators_.clear();
}

}  // namespace downpile
