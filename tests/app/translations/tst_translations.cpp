// SPDX-License-Identifier: GPL-3.0-or-later
// Completeness of the .ts files: everything is translated, placeholders are preserved, plurals are
// complete, and key letters of buttons are unique.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <algorithm>
#include <vector>

#include "games/catalog.h"
#include "runner/test_class.h"

using namespace Qt::StringLiterals;

namespace {

struct Message {
  QString context;
  QString source;
  QString comment;
  bool hasPlurals = false;
  bool isFinished = false;
  QStringList forms{};  // one translation, or one for each plural form of the language

  QString name() const { return u"%1: \"%2\" (%3)"_s.arg(context, source, comment); }
};

void readTranslation(QXmlStreamReader& xml, Message& message) {
  message.isFinished = !xml.attributes().hasAttribute("type"_L1);
  if (!message.hasPlurals) {
    message.forms << xml.readElementText();
    return;
  }
  while (xml.readNextStartElement()) message.forms << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, const QString& context) {
  Message message{.context = context,
                  .source = {},
                  .comment = {},
                  .hasPlurals = xml.attributes().value("numerus"_L1) == "yes"_L1};
  while (xml.readNextStartElement()) {
    if (xml.name() == "source"_L1) {
      message.source = xml.readElementText();
    } else if (xml.name() == "comment"_L1) {
      message.comment = xml.readElementText();
    } else if (xml.name() == "translation"_L1) {
      readTranslation(xml, message);
    } else {
      xml.skipCurrentElement();
    }
  }
  return message;
}

std::vector<Message> readMessages(const QString& path) {
  std::vector<Message> messages;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return messages;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == "name"_L1) context = xml.readElementText();
    if (xml.name() == "message"_L1) messages.push_back(readMessage(xml, context));
  }
  return messages;
}

// Returns the placeholders in a text, such as `%1`, `%n` and `{card}`. Of `{card:dative}` only
// `{card` counts, because translators may choose another form than `dative`.
QSet<QString> placeholders(const QString& text) {
  static const QRegularExpression pattern(u"%[1-9n]|%Ln|\\{[a-z]+(?=[:}])"_s);
  QSet<QString> found;
  for (auto match = pattern.globalMatch(text); match.hasNext();) found << match.next().captured();
  return found;
}

QSet<QString> placeholderForms(const QString& text) {
  static const QRegularExpression pattern(u"\\{[a-z]+:([^}]*)\\}"_s);
  QSet<QString> found;
  for (auto match = pattern.globalMatch(text); match.hasNext();) found << match.next().captured(1);
  return found;
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void everyMessageIsTranslated_data() { addLanguageRows(); }
  void everyMessageIsTranslated();
  void placeholdersArePreserved_data() { addLanguageRows(); }
  void placeholdersArePreserved();
  void sentencesEndWithAFullStop_data() { addLanguageRows(); }
  void sentencesEndWithAFullStop();
  void messagesWithNumbersHaveAllPluralForms_data() { addLanguageRows(); }
  void messagesWithNumbersHaveAllPluralForms();
  void englishTranslationsSpellOutSingularAndPlural();
  void mnemonicsArePreserved_data() { addLanguageRows(); }
  void mnemonicsArePreserved();
  void keyLettersOfButtonsAreUnique_data() { addLanguageRows(); }
  void keyLettersOfButtonsAreUnique();
  void percentFormatOccursOnlyOnceInTheTranslations();

 private:
  void addLanguageRows() const;
  const std::vector<Message>& messages() const;
  // Returns the translation, or `source` if the language has none.
  QString translated(const QString& context, const QString& source) const;

  QMap<QString, std::vector<Message>> byFile_;
};

void TestTranslations::initTestCase() {
  const QDir folder(QStringLiteral(TRANSLATIONS_FOLDER));
  for (const QString& file : folder.entryList({u"downpile_*.ts"_s})) {
    byFile_[file] = readMessages(folder.filePath(file));
    QVERIFY2(!byFile_[file].empty(), qPrintable(file));
  }
  QVERIFY(byFile_.contains(u"downpile_de.ts"_s));
}

void TestTranslations::addLanguageRows() const {
  QTest::addColumn<QString>("file");
  for (const QString& file : byFile_.keys()) QTest::newRow(qPrintable(file)) << file;
}

const std::vector<Message>& TestTranslations::messages() const {
  QFETCH(QString, file);
  return *byFile_.find(file);
}

QString TestTranslations::translated(const QString& context, const QString& source) const {
  const auto found = std::ranges::find_if(messages(), [&](const Message& message) {
    return message.context == context && message.source == source;
  });
  return found == messages().end() ? source : found->forms.first();
}

void TestTranslations::everyMessageIsTranslated() {
  QStringList missing;
  for (const Message& message : messages()) {
    const bool isEmpty = std::ranges::any_of(
        message.forms, [](const QString& form) { return form.trimmed().isEmpty(); });
    if (!message.isFinished || message.forms.isEmpty() || isEmpty) missing << message.name();
  }
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestTranslations::placeholdersArePreserved() {
  const QSet<QString> knownForms{u"start"_s, u"nominative"_s, u"accusative"_s, u"dative"_s};
  QStringList wrong;
  for (const Message& message : messages()) {
    QSet<QString> wanted = placeholders(message.source);
    // Numbers are shown as in the user's country, such as `1,000`, so translations must use %Ln.
    if (wanted.remove(u"%n"_s)) wanted << u"%Ln"_s;
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
      QSet<QString> found = placeholders(message.forms[i]);
      // The singular form may omit the number ("once").
      if (message.hasPlurals && i == 0 && wanted.contains(u"%Ln"_s)) found << u"%Ln"_s;
      if (found != wanted || !knownForms.contains(placeholderForms(message.forms[i]))) {
        wrong << message.name() + u": "_s + message.forms[i];
      }
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::sentencesEndWithAFullStop() {
  QStringList wrong;
  for (const Message& message : messages()) {
    if (!message.source.endsWith(u'.')) continue;
    const bool ends =
        std::ranges::all_of(message.forms, [](const QString& form) { return form.endsWith(u'.'); });
    if (!ends) wrong << message.name();
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::messagesWithNumbersHaveAllPluralForms() {
  constexpr int kForms = 2;  // plural forms of English and German
  QStringList wrong;
  for (const Message& message : messages()) {
    const bool isRight = message.hasPlurals == message.source.contains("%n"_L1) &&
                         message.forms.size() == (message.hasPlurals ? kForms : 1);
    if (!isRight) wrong << message.name();
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

// A source text contains singular and plural at once, as in `card(s)` or `(life|lives)`. The
// English translation must spell out both forms.
void TestTranslations::englishTranslationsSpellOutSingularAndPlural() {
  QStringList wrong;
  for (const Message& message : byFile_[u"downpile_en.ts"_s]) {
    for (const QString& form : message.forms) {
      if (form.contains(u"(s)"_s) || form.contains(u'|')) wrong << message.name();
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::mnemonicsArePreserved() {
  static const QRegularExpression mnemonic(u"&\\w"_s);
  QStringList wrong;
  for (const Message& message : messages()) {
    const bool isRight = message.source.count(mnemonic) == message.forms.first().count(mnemonic);
    if (!isRight) wrong << message.name();
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::keyLettersOfButtonsAreUnique() {
  QStringList questions;
  for (const Message& message : byFile_[u"downpile_de.ts"_s]) {
    if (message.context != u"QuestionKeys"_s || !message.comment.startsWith(u"key: "_s)) continue;
    questions << translated(message.context, message.source);
    QCOMPARE(questions.last().size(), 1);
  }
  QCOMPARE_GE(questions.size(), 12);
  for (const downpile::CatalogEntry& game : downpile::catalog()) {
    QStringList letters{translated(u"AppMenuBar"_s, u"H"_s)};  // key of the hint button
    letters << questions;
    for (const downpile::Verb& verb : game.info->verbs) {
      const QString key = QString::fromUtf8(verb.key);
      if (key.isEmpty()) continue;
      letters << translated(QString::fromUtf8(game.info->id), key);
      QCOMPARE(letters.last().size(), 1);
    }
    const QSet<QString> different(letters.begin(), letters.end());
    QVERIFY2(different.size() == letters.size(), qPrintable(letters.join(u' ')));
  }
}

// percentText in C++ and Numbers.percent in QML use the same translation, so percentages look alike
// everywhere. No other message may contain a percentage format.
void TestTranslations::percentFormatOccursOnlyOnceInTheTranslations() {
  static const QRegularExpression percentage(u"^%1\\s*%$"_s);
  QStringList found;
  for (const Message& message : byFile_[u"downpile_de.ts"_s]) {
    if (message.source.contains(percentage)) found << message.name();
  }
  QCOMPARE(found, QStringList{u"Numbers: \"%1%\" (a percentage)"_s});
}

DOWNPILE_TEST(TestTranslations);
#include "tst_translations.moc"
