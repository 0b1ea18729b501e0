/** Turns what people write for a value into the form in which the school stores it. */
import { GENDERS, LANGUAGE_TAGS } from '#contract'
import { plainNumber, plainSigns } from '#contract/characters'
import { asciiDigits } from '#contract/digits'
import { fold } from '#contract/fold'
import { GENDER_WORDS } from '#contract/imports/other-names'
import { readClassList } from '#contract/school/class-list'
import { messagesIn } from '#messages/all'

export type FindClass = (written: string) => string | undefined

/** A value in its usual spelling; one that is not known stays as it is. */
export function spelled(field: string, text: string, findClass: FindClass): string {
  switch (field) {
    case 'grade':
      return findClass(text) ?? text
    case 'classes':
      return readClassList(text, findClass)
    case 'gender':
      return GENDER_OF.get(fold(text)) ?? text
    case 'age':
      // Numbers of spreadsheets have a '.0' now and then.
      return asciiDigits(text).replace(/^(\d{1,3})(?:\.0)?(?: ?(?:years?|yrs?|سال)(?: old)?)?$/i, '$1')
    case 'fee':
    case 'salary':
      return amountOf(text)
    case 'fatherName':
      return text.replace(CHILD_OF, '')
    case 'phone':
      return plainNumber(text)
    case 'rollNumber':
      return asciiDigits(text)
    case 'userId':
      return plainSigns(text)
    default:
      return text
  }
}

/** What people write for a gender: its first letter in English, and the words of each language. */
const GENDER_OF = new Map(
  GENDERS.flatMap((gender) => {
    const labels = LANGUAGE_TAGS.map((language) => messagesIn(language).genderLabels[gender])
    const others = Object.values(GENDER_WORDS).flatMap((words) => words[gender])
    return [gender, gender.slice(0, 1), ...labels, ...others].map((written) => [fold(written), gender] as const)
  }),
)

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
