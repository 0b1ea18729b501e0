/** Numbers of people and rows in sentences. */

export const numbers = new Intl.NumberFormat('en-GB')

/** '1 row', '1,000 rows'. */
export const count = (number: number, one: string, many: string) =>
  `${numbers.format(number)} ${number === 1 ? one : many}`

export const people = {
  student: { one: 'student', many: 'students' },
  teacher: { one: 'teacher', many: 'teachers' },
} as const

export type Kind = keyof typeof people

export const peopleOf = (kind: Kind, number: number) => count(number, people[kind].one, people[kind].many)
