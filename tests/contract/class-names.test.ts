/** How a class is found by what people write for it, and when two names are taken for the same. */
import * as assert from 'uvu/assert'
import { classFinder, classInTitle, classKey } from '../../contract/school/class-names.ts'
import { CLASSES } from '../../contract/school/defaults.ts'
import { test } from '../test.ts'

const finds = (classes: readonly string[], cases: Record<string, string | undefined>) => {
  const find = classFinder(classes)
  assert.equal(Object.fromEntries(Object.keys(cases).map((written) => [written, find(written)])), cases)
}

test('the classes of the specification are found by what people write in Urdu', () => {
  finds(CLASSES, {
    'جماعت 5': '5',
    پانچویں: '5',
    'جماعت پنجم': '5',
    'پانچویں جماعت': '5',
    '5ویں': '5',
    'کلاس ۵': '5',
    '٥': '5',
    اول: '1',
    پہلی: '1',
    دہم: '10',
    'جماعت دس': '10',
    آٹھویں: '8',
    // Letters of an Arabic keyboard, and a joiner that is not seen.
    'كلاس پانچويں': '5',
    'پانچ\u200Cویں': '5',
    'پنجم الف': '5',
    'جماعت 5 ب': '5',
    جماعت: undefined,
    نرسری: undefined,
  })
  finds(['5 A', '5 B', 'جماعت 6'], {
    'پنجم الف': '5 A',
    'جماعت 5 (ب)': '5 B',
    '6': 'جماعت 6',
    '6th': 'جماعت 6',
    '5': undefined,
  })
})

test('the classes of the specification are found by number, word, ordinal and Roman number', () => {
  finds(CLASSES, {
    '5': '5',
    ' 5 ': '5',
    '05': '5',
    '5.0': '5',
    '５': '5',
    '5th': '5',
    '1st': '1',
    '2 nd': '2',
    'Class 5': '5',
    'class: 5': '5',
    'Grade 05': '5',
    'Std. 5': '5',
    'Form-5': '5',
    '5th class': '5',
    'year 10': '10',
    V: '5',
    v: '5',
    'Class IV': '4',
    ⅴ: '5',
    five: '5',
    'Class Five': '5',
    fifth: '5',
    'Tenth grade': '10',
    Vth: '5',
    // The section, where the class is not divided.
    '5 A': '5',
    '5-A': '5',
    'V-A': '5',
    '5th B': '5',
    '11-A': undefined,
    '11': undefined,
    XI: undefined,
    '5/6': undefined,
    '5 rose': undefined,
    class: undefined,
    nursery: undefined,
    '5.5': undefined,
    '': undefined,
    constructor: undefined,
  })
})

test("a school's own classes are found in any letter case and with any spaces", () => {
  finds(['Nursery', 'KG', 'ا', '5', 'Class 6', 'VII', '8 A', '8 B', '10C'], {
    nursery: 'Nursery',
    ' NUR SERY': 'Nursery',
    'Class Nursery': 'Nursery',
    'K.G.': 'KG',
    kg: 'KG',
    ا: 'ا',
    '6': 'Class 6',
    VI: 'Class 6',
    '7th': 'VII',
    seven: 'VII',
    '8a': '8 A',
    '8-B': '8 B',
    'VIII B': '8 B',
    'Class 8, section A': '8 A',
    '8 (a)': '8 A',
    '8th A': '8 A',
    '8': undefined,
    '8 C': undefined,
    '10 c': '10C',
    'X-C': '10C',
    '1 0 C': '10C',
  })
})

test('a class is read from a title above rows, and a row of headings or of a person is none', () => {
  const cases: [texts: string[], found: string | undefined][] = [
    ...([
      [['Class: 5'], '5'],
      [['CLASS - V'], 'V'],
      [['Grade 5 Section A'], '5 Section A'],
      [['Class: Nursery'], 'Nursery'],
      [['Class Prep'], 'Prep'],
      [['Class', '5'], '5'],
      [['Class:', '5', 'Section:', 'B'], '5 B'],
      [['Class: 5', 'Teacher: Miss Amna'], '5'],
      [['جماعت: پنجم'], 'پنجم'],
      [['Session: 2026', 'Class: 5'], '5'],
    ] as [string[], string][]),
    ...[
      ['Class'],
      ['Class', 'Name'],
      ['Class', 'Section'],
      ['Class:', 'Name:'],
      ['Class Teacher'],
      ['Year: 2026-27'],
    ].map((texts): [string[], undefined] => [texts, undefined]),
    ...[['Ali', '5'], ['7', 'Class 5'], ['Class 5', 'Ali Khan'], ['Girls'], []].map((texts): [string[], undefined] => [
      texts,
      undefined,
    ]),
  ]
  for (const [texts, found] of cases) assert.is(classInTitle(texts), found, texts.join(' | '))
})

test('what would fit two classes finds the one whose name it is, or none', () => {
  finds(['5', 'V', 'Class 5'], { '5': '5', V: 'V', 'class 5': 'Class 5', five: undefined, '5th': undefined })
})

test('names that people take for the same have one key', () => {
  assert.equal(['5 A', '5a', '５ A', ' 5  a'].map(classKey), ['5a', '5a', '5a', '5a'])
  assert.is.not(classKey('5'), classKey('V'))
})

test.run()
