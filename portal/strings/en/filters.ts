import { studentLabels } from '#contract/labels/students'
import { countPeople, plural } from '#strings/counting'

/** What a list shows although its filters hide it. */
export const strings = {
  hidden: ({ about, records, filters }: { about: string; records: number; filters: string[] }) =>
    `${about}; the ${plural(filters.length, { one: 'filter', other: 'filters' })} ${filters.map((filter) => `'${filter}'`).join(' and ')} ${plural(filters.length, { one: 'hides', other: 'hide' })} ${plural(records, { one: 'this record', other: 'these records' })}, which the list shows until you change it`,
  remove: (filters: number) => plural(filters, { one: 'Remove the filter', other: 'Remove these filters' }),
  saved: ({ name }: { name: string }) => `${name} is saved`,
  studentsIn: (students: readonly { name: string; grade: string }[]) => {
    const [first] = students
    const are = students.length === 1 ? `${first?.name} is` : `${countPeople('student', students.length)} are`
    const isOneClass = students.every(({ grade }) => grade === first?.grade)
    return `${are} ${isOneClass ? `in ${studentLabels.grade} ${first?.grade}` : 'saved'}`
  },
}
