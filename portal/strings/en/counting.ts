/** How numbers are written in sentences. The texts that count something are made with these functions. */

const numbers = new Intl.NumberFormat('en-GB')

/** '1,000' */
export const formatNumber = (number: number) => numbers.format(number)

/** '1 row', '1,000 rows' */
export const count = (number: number, [one, many]: readonly [string, string]) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

/** One and several of each kind. */
export const people = {
  student: ['student', 'students'],
  teacher: ['teacher', 'teachers'],
} as const

export type Kind = keyof typeof people

/** '1 student', '1,000 teachers' */
export const countPeople = (kind: Kind, number: number) => count(number, people[kind])

/** '3 of 30 written', of reports */
export const reportsWritten = ({ written, all }: { written: number; all: number }) =>
  `${formatNumber(written)} of ${formatNumber(all)} written`
