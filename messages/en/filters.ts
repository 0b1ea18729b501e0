import { isolateRightToLeft } from '../isolate.ts'
import { countPeople, plural } from './counting.ts'
import { studentLabels } from './labels.ts'
import { allOf } from './language.ts'

/** Texts about a record that a list shows although its filters hide it. */
export const filters = {
  hidden: ({ about, records, filters }: { about: string; records: number; filters: string[] }) => {
    const named = allOf(filters.map((filter) => `'${filter}'`))
    const hides = plural(filters.length, { one: `the filter ${named} hides`, other: `the filters ${named} hide` })
    return plural(records, {
      one: `${about}; ${hides} this record, which the list shows until you change it`,
      other: `${about}; ${hides} these records, which the list shows until you change it`,
    })
  },
  remove: (filters: number) => plural(filters, { one: 'Remove the filter', other: 'Remove these filters' }),
  saved: ({ name }: { name: string }) => `${isolateRightToLeft(name)} is saved`,
  studentsIn: (students: readonly { name: string; grade: string }[]) => {
    const [first] = students
    const are = plural(students.length, {
      one: `${isolateRightToLeft(first?.name ?? '')} is`,
      other: `${countPeople('student', students.length)} are`,
    })
    const isOneClass = students.every(({ grade }) => grade === first?.grade)
    return `${are} ${isOneClass ? `in ${studentLabels.grade} ${first?.grade}` : 'saved'}`
  },
}
