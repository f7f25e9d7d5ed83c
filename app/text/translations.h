// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the program's languages and loads one, with Qt's own translations if the system has them.
// The English translation is always loaded first as a fallback, because it contains the English
// plural forms.
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <memory>
#include <vector>

namespace downpile {

class Translations {
 public:
  struct Language {
    QString code;  // code of the language, such as `de`
    QString name;  // name of the language in the language itself: `Deutsch`
  };

  ~Translations();

  // Returns the languages that the user can choose.
  static QList<Language> languages();

  // Returns the source text and its translations into all languages.
  static QStringList inAllLanguages(const char* context, const char* source);

  // Loads the translation for a language code; "" is the language of the system. A code with an
  // unknown country stands for the language without a country. For an unknown language, loads
  // English.
  void load(const QString& code);

 private:
  void unload();
  bool install(const QString& file, const QString& folder);

  std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace downpile
