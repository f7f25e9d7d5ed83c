// SPDX-License-Identifier: GPL-3.0-or-later
// Shell scripts acting as bots, some of them faulty.
#pragma once

#include <string>

namespace downpile {

// A bot always playing the first legal move.
inline constexpr const char* kFirstMove = R"sh(
printf 'name First\nready\n'
while read -r word number question; do
  case $word in
    move) legal=${question#*'"legal":["'}; printf 'move %s %s\n' "$number" "${legal%%'"'*}" ;;
    quit) exit ;;
  esac
done
)sh";

// A bot playing the first legal move, or the last one if the shell variable `again` is set, as
// after a restart.
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

// A bot for Ultimate Loser. It passes at every second question if this is allowed. So several
// players keep cards and throw rock, paper or scissors for the lead. It always throws rock, so the
// throws are equal.
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

// A bot always playing the first legal move. It exits when a line begins with a word unknown to it.
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

// Returns a script for a bot: it prints `ready`, and runs the shell command `answer` for each
// question.
inline std::string answering(const std::string& answer) {
  return "echo ready\nwhile read -r word number question; do\n  [ \"$word\" = quit ] && exit\n"
         "  [ \"$word\" = move ] && " +
         answer + "\ndone\n";
}

// A bot giving two answers to each question: an illegal move, then a legal one.
inline constexpr const char* kAnswersTwice = R"sh(
echo ready
while read -r word number question; do
  legal=${question#*'"legal":["'}
  printf 'move %s fly\nmove %s %s\n' "$number" "$number" "${legal%%'"'*}"
done
)sh";

// A bot answering one question with a legal move, and then exiting.
inline constexpr const char* kAnswersOnce = R"sh(
echo ready
read -r word number question
read -r word number question
legal=${question#*'"legal":["'}
printf 'move %s %s\n' "$number" "${legal%%'"'*}"
)sh";

}  // namespace downpile
