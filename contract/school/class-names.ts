/** How the names of classes are compared, and how a class is found by what people write for it. */

/** Equal for names that people take for the same: '5 A', '5a' and '５ A'. */
export const classKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')

const NUMBERS = [
  'i ii iii iv v vi vii viii ix x xi xii',
  'one two three four five six seven eight nine ten eleven twelve',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
].flatMap((words) => words.split(' ').map((word, index): [string, string] => [word, String(index + 1)]))
const NUMBER_OF = new Map(NUMBERS)

/** Words that say only that a class follows or precedes. */
const SILENT = new Set(['class', 'grade', 'form', 'year', 'std', 'standard', 'section', 'sec'])
const ENDING = /^(?:st|nd|rd|th)$/

/** '5' for 'V', 'five', 'fifth' and 'Vth'; other words as they are. */
const numberOf = (word: string) => NUMBER_OF.get(word) ?? NUMBER_OF.get(word.replace(/(?:st|nd|rd|th)$/, '')) ?? word

/** What a name means: '5' for 'Class 5', '5th', '05', '5.0', 'V' and 'class five'; '5a' for 'V-A' and 'Class 5, section A'. */
function meaningOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase()
  // Numbers of spreadsheets have a '.0' now and then.
  const words = plain.replace(/^(\D*\d+)\.0+$/, '$1').match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  let meaning = ''
  for (const [at, word] of words.entries()) {
    if (SILENT.has(word) || (ENDING.test(word) && /^\d/.test(words[at - 1] ?? ''))) continue
    const part = /^\d/.test(word) ? word.replace(/^0+(?=.)/, '') : numberOf(word)
    // '1 1' is not '11'.
    meaning += /\d$/.test(meaning) && /^\d/.test(part) ? ` ${part}` : part
  }
  return meaning
}

/** The number of a class of which one letter says the section: '5' of '5a'. */
const NUMBER_AND_SECTION = /^(\d+)[a-z]$/

/**
 * Makes the function that finds a class by what somebody has written for it: by its name, else by what that means, where
 * this fits one class only. A section that the school does not have is left out: '5-A' is class 5, unless 5 is divided.
 */
export function classFinder(classes: readonly string[]): (written: string) => string | undefined {
  const byKey = new Map(classes.map((name) => [classKey(name), name]))
  const byMeaning = new Map<string, string | undefined>()
  const divided = new Set<string | undefined>()
  for (const name of classes) {
    const meaning = meaningOf(name)
    byMeaning.set(meaning, byMeaning.has(meaning) ? undefined : name)
    divided.add(/^\d+(?=\D)/.exec(meaning)?.[0])
  }
  byMeaning.delete('')
  return (written) => {
    const named = byKey.get(classKey(written))
    if (named !== undefined) return named
    const meaning = meaningOf(written)
    if (byMeaning.has(meaning)) return byMeaning.get(meaning)
    const [, number] = NUMBER_AND_SECTION.exec(meaning) ?? []
    return number === undefined || divided.has(number) ? undefined : byMeaning.get(number)
  }
}
