// SPDX-License-Identifier: GPL-3.0-or-later
// Players written for the shell, one for each way in which a program can go wrong.
#pragma once

#include <string>

namespace downpile {

// Answers with the first legal move.
inline constexpr const char* kFirst = R"sh(
printf 'name First\nready\n'
while read -r word number question; do
  case $word in
    move) legal=${question#*'"legal":["'}; printf 'move %s %s\n' "$number" "${legal%%'"'*}" ;;
    quit) exit ;;
  esac
done
)sh";

// With the last one where `again` is set.
inline constexpr const char* kFirstThenLast = R"sh(
echo ready
while read -r word number question; do
  [ "$word" = quit ] && exit
  [ "$word" = move ] || continue
  legal=${question#*'"legal":["'}
  legal=${legal%%'"]'*}
  if [ "$again" ]; then echo move "$number" "${legal##*'"'}"; else echo move "$number" "${legal%%'"'*}"; fi
done
)sh";

// Always throws rock for the lead (Ultimate Loser), and passes at every second question if it may,
// so that players who throw are left.
inline constexpr const char* kThrowsRock = R"sh(
echo ready
while read -r word number question; do
  [ "$word" = quit ] && exit
  [ "$word" = move ] || continue
  legal=${question#*'"legal":["'}
  move=${legal%%'"'*}
  case $legal in *'"pass"'*) [ $((number % 2)) = 1 ] && move=pass ;; esac
  echo move "$number" "$move"
done
)sh";

// With the first one, and ends where it is told something that it does not know.
inline constexpr const char* kEndsAtUnknown = R"sh(
echo ready
while read -r word number question; do
  case $word in
    downpile) ;;
    move) legal=${question#*'"legal":["'}; printf 'move %s %s\n' "$number" "${legal%%'"'*}" ;;
    *) exit ;;
  esac
done
)sh";

// One that gets ready and says this to each question.
inline std::string answering(const std::string& answer) {
  return "echo ready\nwhile read -r word number question; do\n  [ \"$word\" = quit ] && exit\n"
         "  [ \"$word\" = move ] && " +
         answer + "\ndone\n";
}

// Something else than a legal move, and then one.
inline constexpr const char* kAnswersTwice = R"sh(
echo ready
while read -r word number question; do
  legal=${question#*'"legal":["'}
  printf 'move %s fly\nmove %s %s\n' "$number" "$number" "${legal%%'"'*}"
done
)sh";

// With a legal move, and ends at the next question.
inline constexpr const char* kAnswersOnce = R"sh(
echo ready
read -r word number question
read -r word number question
legal=${question#*'"legal":["'}
printf 'move %s %s\n' "$number" "${legal%%'"'*}"
)sh";

}  // namespace downpile
