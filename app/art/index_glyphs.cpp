// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/index_glyphs.h"

#include <QLatin1StringView>
#include <algorithm>
#include <array>
#include <vector>

#include "art/art_fragments.h"

namespace downpile {

namespace {

// A character of a corner index: its centre line in a box of `width` x 100, y downwards. The line
// uses only the absolute path commands M, L, C and Z.
struct Glyph {
  char16_t character;
  double width;
  const char* line;
};

constexpr double kGlyphHeight = 100;
constexpr double kStemContrast = 1.15;
// Free space between two glyphs, in line widths.
constexpr double kLetterGap = 0.55;

constexpr std::array kGlyphs = {
    Glyph{u'A', 60, "M0,100 L30,0 L60,100 M10.5,66 L49.5,66"},
    Glyph{u'B', 55,
          "M0,48 L30,48 C44,48 51,38 51,24 C51,10 44,0 30,0 L0,0 L0,100 L31,100 C47,100 55,89 55,74"
          " C55,59 46,48 30,48"},
    Glyph{u'C', 56,
          "M56,25 C53,9 43,0 29,0 C11,0 0,14 0,38 L0,62 C0,86 11,100 29,100 C43,100 53,91 56,75"},
    Glyph{u'D', 56, "M0,0 L24,0 C45,0 56,15 56,40 L56,60 C56,85 45,100 24,100 L0,100 Z"},
    Glyph{u'E', 48, "M48,0 L0,0 L0,100 L48,100 M0,48 L41,48"},
    Glyph{u'F', 47, "M47,0 L0,0 L0,100 M0,50 L40,50"},
    Glyph{u'G', 57,
          "M56,25 C53,9 43,0 29,0 C11,0 0,14 0,38 L0,62 C0,86 11,100 29,100 C46,100 57,88 57,68"
          " L57,54 L35,54"},
    Glyph{u'H', 54, "M0,0 L0,100 M54,0 L54,100 M0,49 L54,49"},
    Glyph{u'I', 0, "M0,0 L0,100"},
    Glyph{u'J', 47, "M20,0 L47,0 L47,70 C47,89 38,100 23,100 C9,100 1,91 0,76"},
    Glyph{u'K', 56, "M0,0 L0,100 M54,0 L0,62 M20,39 L56,100"},
    Glyph{u'L', 46, "M0,0 L0,100 L46,100"},
    Glyph{u'M', 68, "M0,100 L0,0 L34,62 L68,0 L68,100"},
    Glyph{u'N', 56, "M0,100 L0,0 L56,100 L56,0"},
    Glyph{u'O', 60,
          "M30,0 C12,0 0,14 0,38 L0,62 C0,86 12,100 30,100 C48,100 60,86 60,62 L60,38 C60,14 48,0"
          " 30,0 Z"},
    Glyph{u'P', 54, "M0,100 L0,0 L29,0 C45,0 54,11 54,27 C54,43 45,54 29,54 L0,54"},
    Glyph{u'Q', 60,
          "M30,0 C12,0 0,14 0,38 L0,62 C0,86 12,100 30,100 C48,100 60,86 60,62 L60,38 C60,14 48,0"
          " 30,0 Z M36,73 L60,100"},
    Glyph{u'R', 56, "M0,100 L0,0 L29,0 C45,0 54,11 54,27 C54,43 45,54 29,54 L0,54 M29,54 L56,100"},
    Glyph{
        u'S', 56,
        "M53,23 C50,9 41,0 27,0 C12,0 2,10 2,25 C2,40 13,45 28,49 C44,53 56,59 56,75 C56,90 45,100"
        " 28,100 C13,100 3,91 0,77"},
    Glyph{u'T', 56, "M0,0 L56,0 M28,0 L28,100"},
    Glyph{u'U', 56, "M0,0 L0,66 C0,88 11,100 28,100 C45,100 56,88 56,66 L56,0"},
    Glyph{u'V', 60, "M0,0 L30,100 L60,0"},
    Glyph{u'W', 82, "M0,0 L20,100 L41,20 L62,100 L82,0"},
    Glyph{u'X', 56, "M0,0 L56,100 M56,0 L0,100"},
    Glyph{u'Y', 58, "M0,0 L29,50 L58,0 M29,50 L29,100"},
    Glyph{u'Z', 55, "M2,0 L54,0 L0,100 L55,100"},
    Glyph{u'\u0414', 66, "M0,100 L0,82 L66,82 L66,100 M9,82 C18,62 20,36 20,0 L56,0 L56,82"},
    Glyph{u'0', 54,
          "M27,0 C11,0 0,14 0,38 L0,62 C0,86 11,100 27,100 C43,100 54,86 54,62 L54,38 C54,14 43,0"
          " 27,0 Z"},
    Glyph{u'1', 24, "M0,20 L24,0 L24,100"},
    Glyph{u'2', 53, "M1,26 C3,10 12,0 26,0 C42,0 51,11 51,26 C51,40 43,50 33,62 L0,100 L53,100"},
    Glyph{u'3', 53, "M2,0 L50,0 L25,39 C42,40 53,52 53,69 C53,88 42,100 26,100 C12,100 2,92 0,78"},
    Glyph{u'4', 58, "M42,100 L42,0 L0,70 L58,70"},
    Glyph{u'5', 53,
          "M48,0 L8,0 L4,46 C10,40 17,37 26,37 C42,37 53,49 53,68 C53,88 42,100 26,100 C12,100 3,92"
          " 0,79"},
    Glyph{u'6', 54,
          "M39,0 C22,20 0,42 0,69 C0,88 11,100 27,100 C43,100 54,88 54,69 C54,51 43,39 27,39 C14,39"
          " 4,47 1,60"},
    Glyph{u'7', 53, "M0,0 L53,0 L19,100"},
    Glyph{u'8', 54,
          "M27,47 C13,47 4,38 4,24 C4,9 13,0 27,0 C41,0 50,9 50,24 C50,38 41,47 27,47 C11,47 0,58"
          " 0,73 C0,89 11,100 27,100 C43,100 54,89 54,73 C54,58 43,47 27,47 Z"},
    Glyph{u'9', 54,
          "M15,100 C32,80 54,58 54,31 C54,12 43,0 27,0 C11,0 0,12 0,31 C0,49 11,61 27,61 C40,61"
          " 50,53 53,40"},
    Glyph{u'?', 50, "M0,25 C2,9 11,0 25,0 C41,0 50,11 50,25 C50,46 26,44 26,68 M26,97 L26,100"},
};

// Letters of other alphabets, each with its Latin lookalike.
constexpr std::pair<char16_t, char16_t> kLookalikes[] = {
    {u'\u0410', u'A'}, {u'\u0412', u'B'}, {u'\u0415', u'E'}, {u'\u041A', u'K'}, {u'\u041C', u'M'},
    {u'\u041D', u'H'}, {u'\u041E', u'O'}, {u'\u0420', u'P'}, {u'\u0421', u'C'}, {u'\u0422', u'T'},
    {u'\u0425', u'X'}, {u'\u0391', u'A'}, {u'\u0392', u'B'}, {u'\u039A', u'K'}, {u'\u03A1', u'P'},
};

const Glyph* findGlyph(QChar character) {
  const QString plain = QString(character).normalized(QString::NormalizationForm_D).toUpper();
  char16_t code = plain.isEmpty() ? u' ' : plain.front().unicode();
  for (const auto& [from, to] : kLookalikes) {
    code = code == from ? to : code;
  }
  const auto found = std::find_if(kGlyphs.begin(), kGlyphs.end(),
                                  [code](const Glyph& glyph) { return glyph.character == code; });
  return found == kGlyphs.end() ? nullptr : &*found;
}

// Appends the glyph's centre line to `path`, scaled and moved. The line is drawn as a stroke.
void appendLine(QByteArray& path, const char* line, double scaleX, double scaleY, double moveX,
                double moveY) {
  bool isX = true;
  for (const char* at = line; *at != '\0';) {
    if ((*at >= '0' && *at <= '9') || *at == '.') {
      const char* end = at;
      while ((*end >= '0' && *end <= '9') || *end == '.') {
        ++end;
      }
      const double value = QByteArray::fromRawData(at, end - at).toDouble();
      path += isX ? svgNumber(value * scaleX + moveX) : svgNumber(value * scaleY + moveY);
      isX = !isX;
      at = end;
    } else {
      path += *at++;
    }
  }
}

}  // namespace

bool canDrawIndex(const QString& text) {
  return !text.isEmpty() &&
         std::all_of(text.begin(), text.end(), [](QChar c) { return findGlyph(c) != nullptr; });
}

QByteArray drawIndex(const QString& text, const QRectF& box, double weight,
                     const QByteArray& colour) {
  std::vector<const Glyph*> glyphs;
  for (const QChar character : text) {
    if (const Glyph* glyph = findGlyph(character)) {
      glyphs.push_back(glyph);
    }
  }
  if (glyphs.empty()) {
    return {};
  }
  // All glyphs are laid out in a box that is narrower by the factor kStemContrast. A final
  // horizontal scale widens the result to the requested box, and so makes vertical stems thicker
  // than horizontal lines.
  const double boxWidth = box.width() / kStemContrast;
  const double scaleY = (box.height() - weight) / kGlyphHeight;
  const auto count = static_cast<double>(glyphs.size());
  const double fixedWidth = count * weight + (count - 1) * kLetterGap * weight;
  double lineWidth = 0;
  for (const Glyph* glyph : glyphs) {
    lineWidth += glyph->width;
  }
  const double room = std::max(boxWidth - fixedWidth, 0.0);
  const double scaleX =
      lineWidth > 0 ? std::min(scaleY / kStemContrast, room / lineWidth) : scaleY / kStemContrast;

  double x = (box.center().x() / kStemContrast) - (lineWidth * scaleX + fixedWidth) / 2;
  QByteArray path;
  for (const Glyph* glyph : glyphs) {
    appendLine(path, glyph->line, scaleX, scaleY, x + weight / 2, box.top() + weight / 2);
    x += glyph->width * scaleX + weight * (1 + kLetterGap);
  }
  return "<path transform='scale(" + svgNumber(kStemContrast) + " 1)' fill='none' stroke='" +
         colour + "' stroke-width='" + svgNumber(weight) +
         "' stroke-linecap='round' stroke-linejoin='round' d='" + path + "'/>";
}

}  // namespace downpile
