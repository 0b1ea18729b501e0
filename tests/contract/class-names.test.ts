/** How a class is found by what people write for it, and when two names are taken for the same. */
import * as assert from 'uvu/assert'
import { classFinder, classInTitle, classKey } from '../../contract/school/class-names.ts'
import { CLASSES } from '../../contract/school/defaults.ts'
import { fc, property } from '../property.ts'
import { test } from '../test.ts'

const finds = (classes: readonly string[], cases: Record<string, string | undefined>) => {
  const find = classFinder(classes)
  assert.equal(Object.fromEntries(Object.keys(cases).map((written) => [written, find(written)])), cases)
}

/** How the classes from 1 to 10 are written. */
const WRITTEN = [
  ...['1 2 3 4 5 6 7 8 9 10', '01 02 03 04 05 06 07 08 09 10', '۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۱۰', '٥', '５'],
  ...['I II III IV V VI VII VIII IX X', '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th', 'Ist IInd IIIrd IVth Vth'],
  'one two three four five six seven eight nine ten',
  'first second third fourth fifth sixth seventh eighth ninth tenth',
  'ایک دو تین چار پانچ چھ سات آٹھ نو دس',
  'پہلی دوسری تیسری چوتھی پانچویں چھٹی ساتویں آٹھویں نویں دسویں',
  'اول دوم سوم چہارم پنجم ششم ہفتم ہشتم نہم دہم',
].flatMap((line) => {
  const words = line.split(' ')
  return words.map((word, at) => ({ word, name: words.length === 1 ? '5' : String(at + 1) }))
})

property(
  'the classes of the specification are found by number, word, ordinal and Roman number, in English and Urdu',
  [
    fc.constantFrom(...WRITTEN),
    fc.constantFrom('', 'Class ', 'class: ', 'Grade ', 'Std. ', 'Form-', 'year ', 'جماعت ', 'كلاس '),
    // The section, where the class is not divided.
    fc.constantFrom('', ' ', ' class', ' grade', ' A', '-B', ', section C', ' (d)', ' جماعت', ' الف', ' ب'),
    fc.constantFrom(
      String,
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
    ),
  ],
  ({ word, name }, before, after, inCase) => assert.is(classFinder(CLASSES)(inCase(before + word + after)), name),
)

const ownClasses = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'ABkg59 -ابé'), minLength: 1, maxLength: 6 }), {
  selector: classKey,
  minLength: 1,
})

property('a class is found by its own name, whatever the others are called', [ownClasses], (classes) => {
  const find = classFinder(classes)
  for (const name of classes) assert.is(find(` ${name.toUpperCase().replaceAll('A', 'ａ').split('').join(' ')}`), name)
})

test('what is nearly a class is one or none', () => {
  finds(CLASSES, {
    '5.0': '5',
    '2 nd': '2',
    ⅴ: '5',
    '5ویں': '5',
    // A joiner that is not seen, and letters of an Arabic keyboard.
    'پانچ\u200Cویں': '5',
    'كلاس پانچويں': '5',
    ...Object.fromEntries(
      ['11-A', '11', 'XI', '5/6', '5 rose', 'class', 'nursery', '5.5', '', 'constructor', 'جماعت', 'نرسری'].map(
        (none) => [none, undefined],
      ),
    ),
  })
  finds(['5 A', '5 B', 'جماعت 6'], {
    'پنجم الف': '5 A',
    'جماعت 5 (ب)': '5 B',
    '6': 'جماعت 6',
    '6th': 'جماعت 6',
    '5': undefined,
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
