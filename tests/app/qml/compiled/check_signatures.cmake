# SPDX-License-Identifier: GPL-3.0-or-later
#
# A QML component in the signature of a function or signal must also be the type of a property or object in the same
# file. Qt holds no reference to a type that occurs in signatures only. If it trims its type cache before the
# component is loaded, it frees the meta type, and may crash when it builds the meta object with that signature
# (seen with Qt 6.8.2).
#
# A property must not have the name of an id in the same file. Inside an inline component, newer
# versions of Qt resolve such a name to the id outside the component, older ones to the property
# (seen with Qt 6.8.2 and 6.4.2).

# Types defined in C++ may appear in signatures, because their meta types are never freed.
set(cpp_types Component Item KeyEvent ListModel QtObject Repeater)

set(faults)
foreach(folder IN LISTS FOLDERS)
  file(GLOB_RECURSE sources "${folder}/*.qml")
  if(NOT sources)
    message(FATAL_ERROR "There is no QML in ${folder}.")
  endif()
  foreach(source IN LISTS sources)
    file(READ "${source}" text)
    # Removes brackets and semicolons, because they would split or join the elements of a CMake
    # list.
    string(REGEX REPLACE "[][;]" " " text "\n${text}")
    string(REGEX MATCHALL "\n *(function [^{]*|signal [^\n]*)" signatures "${text}")
    string(REGEX MATCHALL "[:<(,] *[A-Z][A-Za-z0-9_.]*" types "${signatures}")
    list(TRANSFORM types REPLACE "[:<(,] *" "")
    list(REMOVE_DUPLICATES types)
    list(REMOVE_ITEM types ${cpp_types})
    foreach(type IN LISTS types)
      if(NOT text MATCHES "(property (list<)?${type}[> ]|\n *([A-Za-z_.]+: *)?${type} *{)")
        list(APPEND faults "${source}: ${type} occurs only in signatures (use var or Item instead)")
      endif()
    endforeach()
    string(REGEX MATCHALL "\n *id: [A-Za-z0-9_]+" ids "${text}")
    list(TRANSFORM ids REPLACE "\n *id: " "")
    foreach(id IN LISTS ids)
      if(text MATCHES "\n *[a-z ]*property [A-Za-z0-9_.<>]+ ${id}[:\n]")
        list(APPEND faults "${source}: ${id} is an id and a property")
      endif()
    endforeach()
  endforeach()
endforeach()

if(faults)
  list(JOIN faults "\n  " faults)
  message(FATAL_ERROR "Newer versions of Qt fail on:\n  ${faults}")
endif()
