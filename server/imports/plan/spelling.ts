/** Turns what people write for a value into the form in which the school stores it. */
import { LANGUAGE_TAGS } from '#contract'
import { plainNumber, plainSigns } from '#contract/characters'
import { asciiDigits } from '#contract/digits'
import { fold } from '#contract/fold'
import { labelOfChoice } from '#contract/labels'
import type { PersonField } from '#contract/people/fields'
import { CHOICE_WORDS } from '#contract/people/other-names'
import { readClassList } from '#contract/school/class-list'
import { aboutStudent } from '#contract/students/fields'
import { aboutTeacher } from '#contract/teachers/fields'
import { messagesIn } from '#messages/all'

export type FindClass = (written: string) => string | undefined

/** A value in its usual spelling; one that is not known stays as it is. */
export function spelled(field: string, text: string, findClass: FindClass): string {
  if (field === 'fatherName') return text.replace(CHILD_OF, '')
  if (field === 'userId') return plainSigns(text)
  switch (DESCRIBED[field]?.kind) {
    case 'class':
      return findClass(text) ?? text
    case 'classes':
      return readClassList(text, findClass)
    case 'choice':
      return CHOICES.get(field)?.get(fold(text)) ?? text
    case 'age':
      // Numbers of spreadsheets have a '.0' now and then.
      return asciiDigits(text).replace(/^(\d{1,3})(?:\.0)?(?: ?(?:years?|yrs?|سال)(?: old)?)?$/i, '$1')
    case 'money':
      return amountOf(text)
    case 'phone':
      return plainNumber(text)
    case 'rollNumber':
      return asciiDigits(text)
    default:
      return text
  }
}

const DESCRIBED: Readonly<Record<string, PersonField>> = { ...aboutTeacher, ...aboutStudent }

/**
 * What people write for the choices of each field that has some: the words of each language, and in English the first letter
 * where no other choice begins with it.
 */
const CHOICES = new Map(
  Object.entries(DESCRIBED).map(([field, { choices = [] }]) => [field, readingsOf(field, choices)]),
)

function readingsOf(field: string, choices: readonly string[]): Map<string, string> {
  const isAlone = (letter: string) => choices.filter((choice) => choice.startsWith(letter)).length === 1
  return new Map(
    choices.flatMap((choice) => {
      const labels = LANGUAGE_TAGS.map((language) => labelOfChoice(messagesIn(language).choiceLabels, field, choice))
      const others = Object.values(CHOICE_WORDS).flatMap((words) => words[field]?.[choice] ?? [])
      const letters = [choice.slice(0, 1)].filter(isAlone)
      return [choice, ...letters, ...labels, ...others].map((written) => [fold(written), choice] as const)
    }),
  )
}

/** The words of registers before the name of a father: son of, daughter of. */
const CHILD_OF = /^(?:[sd] ?\/ ?o\b|(?:son|daughter) of\b|(?:ولد|بنت|دختر)(?=\s))[.:]? */i

const CURRENCIES = new Set(
  ' rs rupee rupees pkr inr lkr npr bdt taka usd dollar dollars eur euro euros gbp aed sar kes ngn zar ₨ ₹ $ € £ روپے روپیہ روپئے'.split(
    ' ',
  ),
)
/** A whole number, also with commas after thousands or lakhs, and its cents. */
const AMOUNT = /^([0-9]{1,3}(?:[,٬][0-9]{2,3}){0,5}[,٬][0-9]{3}|[0-9]+)(?:[.٫]([0-9]{0,2}))?$/

/**
 * '1200' for 'Rs. 1,200/-' and '۱۲۰۰ روپے'. A text with more than an amount stays unchanged, and so does a plain
 * number, since the school may have written it so: '1,500.00'.
 */
function amountOf(text: string): string {
  const [before = '', number = '', after = '', ...more] = asciiDigits(text).split(/([0-9][0-9,.٬٫]*)/)
  const isCurrency = (around: string) => CURRENCIES.has(around.replace(/[ .:]/g, '').toLowerCase())
  const [, whole, cents = ''] = AMOUNT.exec(number) ?? []
  if (before + after === '') return /^[0-9]+$/.test(number) ? number : text
  // On cheques, '/-' follows a number so that no digits can be added.
  if (whole === undefined || more.length > 0 || !isCurrency(before) || !isCurrency(after.replace(/\/[-=]/, '')))
    return text
  return whole.replace(/[,٬]/g, '') + (Number(cents) === 0 ? '' : `.${cents}`)
}
