import { isolate } from '../isolate.ts'
import { countPeople, plural } from './counting.ts'
import { studentLabels } from './labels.ts'
import { allOf } from './language.ts'

/** What a list shows although its filters hide it. */
export const filters = {
  hidden: ({ about, records, filters }: { about: string; records: number; filters: string[] }) => {
    const named = allOf(filters.map((filter) => `”${isolate(filter)}“`))
    const hides = plural(filters.length, { one: 'چھپاتا ہے', other: 'چھپاتے ہیں' })
    return plural(records, {
      one: `${about}؛ فلٹر ${named} اس ریکارڈ کو ${hides}، مگر فلٹر بدلنے تک فہرست اسے دکھاتی ہے`,
      other: `${about}؛ فلٹر ${named} ان ریکارڈوں کو ${hides}، مگر فلٹر بدلنے تک فہرست انہیں دکھاتی ہے`,
    })
  },
  remove: (filters: number) => plural(filters, { one: 'فلٹر ہٹائیں', other: 'یہ فلٹر ہٹائیں' }),
  saved: ({ name }: { name: string }) => `${isolate(name)} محفوظ ہو گیا`,
  studentsIn: (students: readonly { name: string; grade: string }[]) => {
    const [first] = students
    const who = plural(students.length, {
      one: isolate(first?.name ?? ''),
      other: countPeople('student', students.length),
    })
    const isOneClass = students.every(({ grade }) => grade === first?.grade)
    if (!isOneClass) return `${who} محفوظ ہو گئے`
    return `${who} اب ${studentLabels.grade} ${isolate(first?.grade ?? '')} میں ${plural(students.length, { one: 'ہے', other: 'ہیں' })}`
  },
}
