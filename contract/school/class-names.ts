/** How the names of classes are compared, and how a class is found by what people write for it. */
import { fold } from '../fold.ts'
import type { Language } from '../languages.ts'

/** Equal for names that people take for the same: '5 A', '5a' and '５ A'. */
export const classKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')

/** How a language writes a class. */
type ClassWords = {
  /** The numbers from one on, each list in one form. */
  numbers: readonly string[]
  /** The endings that make a number an ordinal. */
  endings: string
  /** Words that mean 'class' before or after its name, and words that mean 'section'. */
  classes: string
  sectionWords: string
  /** The letters of sections, in their order, if they are not those from A on. */
  sections?: string
}

const CLASS_WORDS: Partial<Record<Language, ClassWords>> = {
  en: {
    numbers: [
      'i ii iii iv v vi vii viii ix x xi xii',
      'one two three four five six seven eight nine ten eleven twelve',
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
    ],
    endings: 'st nd rd th',
    classes: 'class grade form year std standard',
    sectionWords: 'section sec',
  },
  ur: {
    numbers: [
      'ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ',
      'پہلی دوسری تیسری چوتھی پانچویں چھٹی ساتویں آٹھویں نویں دسویں گیارہویں بارہویں',
      'پہلا دوسرا تیسرا چوتھا پانچواں چھٹا ساتواں آٹھواں نواں دسواں گیارہواں بارہواں',
      'اول دوم سوم چہارم پنجم ششم ہفتم ہشتم نہم دہم یازدہم دوازدہم',
    ],
    endings: 'ویں واں',
    classes: 'جماعت کلاس درجہ گریڈ',
    sectionWords: 'سیکشن فریق',
    sections: 'الف ب ج د',
  },
}

/** The words of all languages as they are compared. */
const nameWords = (texts: readonly string[]) => texts.flatMap((words) => fold(words).split(' ').filter(Boolean))
const inPlaces = (texts: readonly string[]) =>
  texts.flatMap((words) => nameWords([words]).map((word, index) => [word, index] as const))

const ALL = Object.values(CLASS_WORDS)
const NUMBER_OF = new Map(inPlaces(ALL.flatMap(({ numbers }) => numbers)).map(([word, at]) => [word, String(at + 1)]))
const SECTION_OF = new Map(
  inPlaces(ALL.map(({ sections = '' }) => sections)).map(([word, at]) => [word, String.fromCharCode(97 + at)]),
)
const CLASS = new Set(nameWords(ALL.map(({ classes }) => classes)))
const SECTION = new Set(nameWords(ALL.map(({ sectionWords }) => sectionWords)))
const ENDINGS = nameWords(ALL.map(({ endings }) => endings))

/** '5' for 'V', 'five', 'fifth' and 'Vth'; other words as they are. */
function numberOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end)) ?? ''
  const stem = word.slice(0, word.length - ending.length)
  return NUMBER_OF.get(word) ?? NUMBER_OF.get(stem) ?? SECTION_OF.get(word) ?? word
}

/** What a name means: '5' for 'Class 5', '5th', '05', '5.0', 'V' and 'class five'; '5a' for 'V-A' and 'Class 5, section A'. */
function meaningOf(name: string): string {
  const plain = fold(name)
  // Numbers of spreadsheets have a '.0' now and then.
  const words = plain.replace(/^(\D*\d+)\.0+$/, '$1').match(/\p{N}+|\p{L}+/gu) ?? []
  let meaning = ''
  for (const word of words) {
    if (CLASS.has(word) || SECTION.has(word) || (ENDINGS.includes(word) && /\d$/.test(meaning))) continue
    const part = /^\d/.test(word) ? word.replace(/^0+(?=.)/, '') : numberOf(word)
    // '1 1' is not '11'.
    meaning += /\d$/.test(meaning) && /^\d/.test(part) ? ` ${part}` : part
  }
  return meaning
}

/** The number of a class whose section is one letter: '5' of '5a'. */
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

/**
 * The section that a class is read without: 'A' of 'V-A', where the school has only class 5; undefined if there is none.
 * @param found the class that `classFinder` has found
 */
export function sectionLeftOut(written: string, found: string): string | undefined {
  const meaning = meaningOf(written)
  return NUMBER_AND_SECTION.test(meaning) && meaningOf(found) === meaning.slice(0, -1)
    ? meaning.slice(-1).toUpperCase()
    : undefined
}

/** The meaning of a class with a number, and perhaps a section. */
const IS_CLASS = /^\d{1,2}[a-z]?$/
/** Single words in a title that are no class. */
const NO_CLASS = /^(?:teacher|list|register|test|result|wise|استاد|فہرست)/i

/**
 * The class that a title row gives for the rows below it: '5' of 'Class: 5', 'V A' of 'Class V' and 'Section: A'.
 * @param texts of the row, each once
 * @returns undefined if the row is another one
 */
export function classInTitle(texts: readonly string[]): string | undefined {
  const titles = titlesOf(texts).map((title) => ({ ...readTitle(title), isCell: texts.includes(title) }))
  const section = titles.find(({ word }) => SECTION.has(word))
  const found = titles.find(({ word, written }) => CLASS.has(word) && written !== '')
  // A row of several texts is such a title if each has a colon, or if the other one is the section.
  const isTitle = titles.every(({ colon }) => colon !== '') || titles.length === (section ? 2 : 1)
  if (!found || !isTitle || /\p{Nd}{3}/u.test(found.written)) return undefined
  const { written, isCell, colon } = found
  const isOneWord = texts.length === 1 && /^\p{L}+$/u.test(written) && !NO_CLASS.test(written)
  // The text in the next cell may also be the next heading: only a number is certainly a class.
  const isClass = IS_CLASS.test(meaningOf(written)) || (isCell && (colon !== '' || isOneWord))
  return isClass ? [written, section?.written].filter(Boolean).join(' ') : undefined
}

/** The first word of a title, whether a colon follows it, and what follows that. */
function readTitle(title: string): { word: string; colon: string; written: string } {
  const [word = ''] = /^[\p{L}\p{M}]+/u.exec(title) ?? []
  const [start = '', colon = ''] = /^ *([:：]?)[-–. ]*/.exec(title.slice(word.length)) ?? []
  const [written = ''] = title.slice(word.length + start.length).split(/[,;|،؛]| {2}/, 1)
  return { word: fold(word), colon, written: /[:：]/.test(written) ? '' : written.trim() }
}

/** The texts of a row; 'Class' or 'Class:' in a cell belongs to the one after it. */
function titlesOf(texts: readonly string[]): string[] {
  const titles: string[] = []
  for (const text of texts) {
    const last = titles.at(-1) ?? ''
    const word = fold(last.replace(/[ :：]/g, ''))
    if (CLASS.has(word) || SECTION.has(word)) titles[titles.length - 1] = `${last} ${text}`
    else titles.push(text)
  }
  return titles
}
