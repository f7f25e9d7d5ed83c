// SPDX-License-Identifier: GPL-3.0-or-later
// pseudo_language long|rtl SOURCE.ts TARGET.ts: writes a pseudo-translation of each text of SOURCE.
// Brackets mark the start and end of a text, accents mark it as translated, and it is either much
// longer or right-to-left. Placeholders, keys and markup stay unchanged.
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <cstdio>

namespace {

using namespace Qt::StringLiterals;

constexpr double kGrowth = 0.4;

const QHash<QChar, QChar> kAccents{
    {u'a', u'å'}, {u'c', u'ç'}, {u'd', u'ð'}, {u'e', u'é'}, {u'i', u'î'}, {u'n', u'ñ'},
    {u'o', u'ö'}, {u's', u'š'}, {u'u', u'û'}, {u'y', u'ý'}, {u'A', u'Å'}, {u'C', u'Ç'},
    {u'D', u'Ð'}, {u'E', u'É'}, {u'I', u'Î'}, {u'O', u'Ö'}, {u'S', u'Š'}, {u'U', u'Û'}};

// Returns true for key names and for the letters on cards and keys, which pseudo-languages do not
// change.
bool isKey(const QString& text) {
  static const QRegularExpression keys(
      uR"(^(.|AJQK|(Ctrl|Alt|Shift|Meta)\+.*|F\d+|Esc|Space|Enter|Return|Tab|Del)$)"_s);
  return keys.match(text).hasMatch();
}

QString accented(const QString& text) {
  QString result = text;
  for (QChar& letter : result) letter = kAccents.value(letter, letter);
  return result;
}

// The text with accents everywhere except in placeholders, markup and tags.
QString strange(const QString& text) {
  static const QRegularExpression kept(uR"(\{[^}]*\}|%L?\d+|%n|%L?n|<[^>]*>|&[a-z]*;?)"_s);
  QString result;
  qsizetype last = 0;
  for (auto matches = kept.globalMatch(text); matches.hasNext();) {
    const QRegularExpressionMatch match = matches.next();
    result += accented(text.sliced(last, match.capturedStart() - last)) + match.captured();
    last = match.capturedEnd();
  }
  return result + accented(text.sliced(last));
}

QString translated(const QString& source, bool rightToLeft) {
  if (isKey(source)) return source;
  const QString text = u'⟦' + strange(source);
  if (rightToLeft) return u"\u202e"_s + text + u"⟧\u202c"_s;
  const auto more = static_cast<qsizetype>(static_cast<double>(source.size()) * kGrowth) + 1;
  return text + u' ' + QString(more, u'~') + u'⟧';
}

void writeTranslation(QXmlStreamWriter& out, const QString& source, bool hasPlurals,
                      bool rightToLeft) {
  out.writeStartElement(u"translation"_s);
  if (hasPlurals) {
    // The plural forms of English: singular and plural.
    static const QRegularExpression choice(u"\\(([^()|]*)\\|([^()|]*)\\)"_s);
    for (const auto& [ending, chosen] : {std::pair(u""_s, u"\\1"_s), std::pair(u"s"_s, u"\\2"_s)}) {
      const QString form = QString(source).replace(u"(s)"_s, ending).replace(choice, chosen);
      out.writeTextElement(u"numerusform"_s, translated(form, rightToLeft));
    }
  } else {
    out.writeCharacters(translated(source, rightToLeft));
  }
  out.writeEndElement();
}

bool convert(QXmlStreamReader& in, QXmlStreamWriter& out, bool rightToLeft) {
  QString source;
  bool hasPlurals = false;
  out.setAutoFormatting(true);
  out.writeStartDocument();
  while (!in.atEnd()) {
    in.readNext();
    if (in.isStartElement()) {
      const QStringView name = in.name();
      if (name == "translation"_L1) {
        in.skipCurrentElement();
        writeTranslation(out, source, hasPlurals, rightToLeft);
        continue;
      }
      if (name == "message"_L1) hasPlurals = in.attributes().value(u"numerus"_s) == "yes"_L1;
      if (name == "source"_L1) {
        source = in.readElementText();
        out.writeTextElement(u"source"_s, source);
        continue;
      }
      out.writeStartElement(name.toString());
      for (const QXmlStreamAttribute& attribute : in.attributes()) {
        // Pseudo-languages use the plural rules of English.
        const bool isLanguage = attribute.name() == "language"_L1;
        out.writeAttribute(attribute.name().toString(),
                           isLanguage ? u"en"_s : attribute.value().toString());
      }
    } else if (in.isEndElement()) {
      out.writeEndElement();
    } else if (in.isCharacters() && !in.isWhitespace()) {
      out.writeCharacters(in.text().toString());
    }
  }
  out.writeEndDocument();
  return !in.hasError() && !out.hasError();
}

}  // namespace

int main(int argc, char* argv[]) {
  if (argc != 4) {
    std::fputs("usage: pseudo_language long|rtl SOURCE.ts TARGET.ts\n", stderr);
    return 2;
  }
  QFile source(QFile::decodeName(argv[2]));
  QFile target(QFile::decodeName(argv[3]));
  if (!source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly)) {
    std::fprintf(stderr, "%s or %s cannot be opened\n", argv[2], argv[3]);
    return 1;
  }
  QXmlStreamReader in(&source);
  QXmlStreamWriter out(&target);
  return convert(in, out, QByteArray(argv[1]) == "rtl") ? 0 : 1;
}
