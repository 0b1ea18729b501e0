import { useSignals } from '@preact/signals-react/runtime'
import { CLASSES } from '#contract'
import type { Student } from '#contract/calls'
import { photoAddress } from '../../api/photos.ts'
import { getStudentsOfClass, searchStudents } from '../../api/students.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { loadStudents, students, studentsStatus } from '../../state/students.ts'
import { showToast } from '../../state/toasts.ts'

type Search = { name: string; fatherName: string; grade: string; address: string }

/**
 * The students that a list shows: all of them, those of one class, or those found. Which ones stands in the address:
 * `?class=3`, or `?search=1&name=…&fatherName=…&grade=…&address=…` (a search without a word finds everybody).
 */
export function useStudentList() {
  useSignals()
  const { query, change } = useQuery()
  const grade = CLASSES.find((known) => known === query.get('class'))
  const search: Search | undefined = query.has('search')
    ? {
        name: query.get('name') ?? '',
        fatherName: query.get('fatherName') ?? '',
        grade: query.get('grade') ?? '',
        address: query.get('address') ?? '',
      }
    : undefined

  const part = useLoad(`students/${grade ?? ''}/${JSON.stringify(search)}`, async (signal) => {
    if (search) return find(search, signal)
    return grade ? getStudentsOfClass(grade, signal) : null
  })
  const all = !search && !grade

  return {
    /** How many there are in all. */
    total: students.value.length,
    rows: (all ? students.value : (part.data ?? [])).map(toRow),
    status: all ? studentsStatus.value : part.status,
    grade: grade ?? '',
    search,
    showClass: (value: string) => change({ ...NO_SEARCH, class: value, page: null }),
    showFound: (values: Search) => change({ ...values, search: 1, class: null, page: null }),
    showAll: () => change({ ...NO_SEARCH, class: null, page: null }),
    reload: () => {
      loadStudents()
      if (!all) part.reload()
    },
  }
}

const NO_SEARCH = { search: null, name: null, fatherName: null, grade: null, address: null }

/** Says what the server says of a find; of nothing found the empty list speaks. */
async function find(search: Search, signal: AbortSignal): Promise<readonly Student[]> {
  const grade = CLASSES.find((known) => known === search.grade) ?? ''
  const answer = await searchStudents({ ...search, grade }, signal)
  if (answer.success) showToast('success', answer.message)
  return answer.data
}

function toRow({ _id, name, fatherName, grade, photoVersion }: Student) {
  return {
    id: _id,
    name,
    fatherName,
    className: grade,
    photoSrc: photoAddress('studentPhoto', _id, photoVersion, 'thumb'),
  }
}
