import { useSignals } from '@preact/signals-react/runtime'
import * as endpoints from '#contract/endpoints'
import type { ListedStudent, ListedTeacher } from '#contract/operations'
import { ofTexts, texts } from '#messages'
import { getStudents, getStudentsOfClass, getTeachers } from '../../api/lists.ts'
import { assertList, requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { classOrder } from '../../state/school.ts'
import { printSelection } from '../../state/selections.ts'
import type { Whose } from './paper-query.ts'

/** Whom something is printed for, in the order of the sheets. */
export type People = { students: ListedStudent[]; teachers: ListedTeacher[] }

/** Loads the students or teachers. Students come class by class, by roll number; teachers by name. */
export function usePeople(whose: Whose | null, isOfTeachers: boolean) {
  useSignals()
  const selected = whose?.of === 'selection' ? (whose.ids ?? printSelection.value) : undefined
  const key = JSON.stringify([isOfTeachers, whose, selected])
  const loaded = useLoad(`paper/${key}`, async (signal): Promise<People> => {
    if (!whose) return { students: [], teachers: [] }
    const ids = whose.of === 'import' ? await importedPeople(whose.id, signal) : selected
    const wanted = ids && new Set(ids)
    const isWanted = ({ _id }: { _id: string }) => !wanted || wanted.has(_id)
    if (isOfTeachers) {
      const teachers = await getTeachers(signal)
      return { students: [], teachers: teachers.filter(isWanted).sort((a, b) => compare(a.name, b.name)) }
    }
    const students = whose.of === 'class' ? await getStudentsOfClass(whose.grade, signal) : await getStudents(signal)
    return { students: students.filter(isWanted).sort(byClass), teachers: [] }
  })
  return { ...loaded, key }
}

/** The ids of the people whom an import has added: those with a new login. */
async function importedPeople(id: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const response = await requestSuccess(endpoints.getImport, {
      params: { id },
      query: { show: 'add', page },
      signal,
    })
    ids.push(...assertList(response.rows).flatMap(({ recordId }) => recordId ?? []))
    last = response.pages
  }
  return ids
}

/** Numbers in a text count as numbers: 'R-9' comes before 'R-10'. */
const collator = ofTexts(() => new Intl.Collator(texts().tagOf(), { numeric: true }))
const compare = (one: string, other: string) => collator().compare(one, other)

type Numbered = Pick<ListedStudent, 'rollNumber' | 'name'>

/** The order of the students of one class. */
export const byRollNumber = (a: Numbered, b: Numbered) => compare(a.rollNumber, b.rollNumber) || compare(a.name, b.name)

const byClass = (a: ListedStudent, b: ListedStudent) =>
  classOrder(a.grade) - classOrder(b.grade) || compare(a.grade, b.grade) || byRollNumber(a, b)

/** Students in groups of one class each. */
export function classesOf(students: readonly ListedStudent[]): { grade: string; students: ListedStudent[] }[] {
  return [...Map.groupBy(students, ({ grade }) => grade)].map(([grade, students]) => ({ grade, students }))
}
