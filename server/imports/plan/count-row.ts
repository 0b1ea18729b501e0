/** Finds rows below a list that count its people or add its numbers up, such as 'Total students: 60'. */
import { fold } from '#contract/fold'
import { type Cell, textOf } from '../../files/sheet.ts'

const wordSet = (...words: string[]) => new Set(words.map(fold))

/** A text that begins with one of these is no name. */
const TOTALS = wordSet(
  'total',
  'totals',
  'subtotal',
  'grandtotal',
  'ٹوٹل',
  'میزان',
  'کل',
  'gesamt',
  'summe',
  'insgesamt',
)
/** Words before them. */
const KINDS = wordSet('grand', 'sub', 'class', 'overall')
/** With a number beside them they count, and without any other word. */
const COUNTED = wordSet(
  ...'student students pupil pupils child children boy boys girl girls teacher teachers staff row rows record records'.split(
    ' ',
  ),
  ...'طلبہ طلباء طالبات لڑکے لڑکیاں اساتذہ schüler schülerinnen jungen mädchen lehrer'.split(' '),
)
const BESIDE = wordSet(
  ...'no nos number of the in class all and strength count sum average تعداد مجموعہ کی میں anzahl'.split(' '),
)
/** What is beside a number that is an amount or an average. */
const UNITS = wordSet('rs', 'pkr', 'inr', 'usd', 'eur', 'روپے', 'years', 'yrs')

const wordsOf = (text: string) => fold(textOf(text)).match(/\p{L}+/gu) ?? []
const hasDigit = (text: string) => /\p{Nd}/u.test(text)

/** 'Total', 'Grand total: 54000', 'Boys: 30'. */
function isCount(text: string): boolean {
  const words = wordsOf(text)
  const [first = '', second = ''] = words
  if (TOTALS.has(first) || (KINDS.has(first) && TOTALS.has(second))) return true
  return (
    hasDigit(text) &&
    words.some((word) => COUNTED.has(word)) &&
    words.every((word) => COUNTED.has(word) || BESIDE.has(word))
  )
}

const isNumber = (text: string) => wordsOf(text).every((word) => UNITS.has(word))

/** Whether a row counts others: a cell says so, and all other cells have numbers. */
export function isCountRow(cells: readonly Cell[]): boolean {
  // What a formula adds up is a number.
  const texts = cells.filter((cell) => typeof cell === 'string')
  // The first cell of most rows is a name, which ends it.
  return texts.every((text) => isNumber(text) || isCount(text)) && texts.some(isCount)
}
