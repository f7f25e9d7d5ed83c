# SPDX-License-Identifier: GPL-3.0-or-later
#
#   cmake -D "FOLDERS=core,app" -D SOURCE=. -P one_definition.cmake
#
# Checks that no two headers define a type of the same name: all of them share a namespace and end
# up in one program, where one definition would silently replace the other.

cmake_policy(VERSION 3.25)
string(REPLACE "," ";" FOLDERS "${FOLDERS}")
set(mistakes 0)
set(names)
foreach(folder IN LISTS FOLDERS)
  file(GLOB_RECURSE headers RELATIVE "${SOURCE}" "${SOURCE}/${folder}/*.h")
  foreach(header IN LISTS headers)
    file(STRINGS "${SOURCE}/${header}" lines REGEX "^(class|struct|union|enum class|enum) [A-Za-z0-9]+ .*{")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE "^(enum class|[a-z]+) ([A-Za-z0-9]+).*" "\\2" name "${line}")
      if("${name}" IN_LIST names)
        message("${header}: ${first_${name}} defines ${name} too")
        math(EXPR mistakes "${mistakes} + 1")
      endif()
      list(APPEND names "${name}")
      set(first_${name} "${header}")
    endforeach()
  endforeach()
endforeach()

list(LENGTH names count)
if(count LESS 1)
  message(FATAL_ERROR "no types were found")
elseif(mistakes GREATER 0)
  message(FATAL_ERROR "${mistakes} of ${count} types are defined twice")
endif()
message("${count} types")
