/** The classes of a teacher are one text, as the other fields are: one class a line, the main one first. */

export const classesOf = (list: string): string[] => list.split('\n').filter(Boolean)

export const classList = (classes: readonly string[]): string => [...new Set(classes)].join('\n')

/** The list in its usual form: without empty lines, spaces around a name, and a second line for a class. */
export const tidyClassList = (list: string): string => classList(classesOf(list).flatMap((name) => name.trim() || []))

/**
 * Reads a list as people write it: lines, or names with commas or semicolons between them.
 * @param find the class that is meant; a name that it does not know stays as it is
 */
export const readClassList = (written: string, find: (name: string) => string | undefined): string =>
  classList(
    classesOf(tidyClassList(written)).flatMap((line) => {
      const whole = find(line)
      if (whole !== undefined) return [whole]
      const names = line.split(/[,;،؛]/).map((name) => name.trim())
      return names.filter(Boolean).map((name) => find(name) ?? name)
    }),
  )
