import type { Digits } from '../region.ts'

/** How numbers are written, and what is counted. The texts that count something are made with these functions. */

/** From now on numbers are written so, in a language that has digits of its own. */
export function chooseDigits(_digits?: Digits): void {}

/** A text with its numbers written so. */
export const withDigits = (text: string, _digits?: Digits): string => text

/** '1,000' */
export const formatNumber = (number: number): string => number.toLocaleString('en-GB')

/** A number that is not counted, such as that of a line, in the digits of the language: '1000' */
export const inDigits = (number: number | string): string => String(number)

/** The counter style that writes numbers so in CSS. */
export const counterStyle = (): string => 'decimal'

/** What depends on a number, by the forms of the language; Intl.PluralRules says which number has which form. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export function plural(number: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('en')
  return forms[rules.select(number)] ?? forms.other
}
// Made when something is counted: it takes milliseconds on a phone, and a first visit counts nothing.
let rules: Intl.PluralRules | undefined

/** '1 row', '1,000 rows' */
export const count = (number: number, forms: Forms): string => `${formatNumber(number)} ${plural(number, forms)}`

export type Kind = 'student' | 'teacher'

export const people: Record<Kind, Forms> = {
  student: { one: 'student', other: 'students' },
  teacher: { one: 'teacher', other: 'teachers' },
}

/** '1 student', '1,000 teachers' */
export const countPeople = (kind: Kind, number: number): string => count(number, people[kind])

/** '3 of 30' */
export const writtenOf = ({ written, all }: { written: number; all: number }): string =>
  `${formatNumber(written)} of ${formatNumber(all)}`

/** '3 of 30 written', of reports */
export const reportsWritten = (counts: { written: number; all: number }): string => `${writtenOf(counts)} written`

/** 'Total Student : 1,000'; a dash until the number is known. */
export const total = (label: string, number: number | undefined) =>
  `${label} : ${number === undefined ? '–' : formatNumber(number)}`
