// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the program: which there are, and loading one, with Qt's own texts where the
// system has them. English is always loaded beneath, because its plurals are a translation too.
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QTranslator>
#include <memory>
#include <vector>

namespace downpile {

class Translations {
 public:
  struct Language {
    QString code;  // `de`
    QString name;  // in that language
  };

  ~Translations();

  // Those that people can choose.
  static QList<Language> languages();

  // Loads a language; "" is the system's. An unknown one is English.
  void load(const QString& code);

 private:
  void unload();
  bool install(const QString& file, const QString& folder);

  std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace downpile
