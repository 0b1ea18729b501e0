import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, useRef } from 'react'
import { CLASSES } from '#contract'
import type { ListedStudent } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { getStudentsOfClass, searchStudents } from '../../api/students.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { loadStudents, students, studentsStatus } from '../../state/students.ts'
import { showToast } from '../../state/toasts.ts'

type Search = { name: string; fatherName: string; grade: string; address: string }

/**
 * The students of a list: all, those of one class, or the results of a search. The URL says which: `?class=3`, or
 * `?search=1&name=…&fatherName=…&grade=…&address=…` (a search without values finds everybody).
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

  // Only a new search shows a toast, not one that a reload or Back repeats.
  const asked = useRef(false)
  const part = useLoad(`students/${grade ?? ''}/${JSON.stringify(search)}`, async (signal) => {
    if (!search) return grade ? getStudentsOfClass(grade, signal) : null
    const response = await find(search, signal)
    if (response.success && asked.current) showToast('success', response.message)
    asked.current = false
    return response.data
  })
  const all = !search && !grade
  const found = all ? students.value : part.data
  const rows = useMemo(() => (found ?? []).map(toRow), [found])

  return {
    /** The number of all students; a dash until it is loaded. */
    total: students.value.length || (studentsStatus.value === 'ready' ? 0 : '–'),
    rows,
    status: all ? studentsStatus.value : part.status,
    grade: grade ?? '',
    search,
    showClass: (value: string) => change({ ...NO_SEARCH, class: value, page: null }),
    showFound: (values: Search) => {
      asked.current = true
      if (JSON.stringify(values) === JSON.stringify(search)) part.reload()
      else change({ ...values, search: 1, class: null, page: null })
    },
    showAll: () => change({ ...NO_SEARCH, class: null, page: null }),
    reload: () => {
      loadStudents()
      if (!all) part.reload()
    },
  }
}

const NO_SEARCH = { search: null, name: null, fatherName: null, grade: null, address: null }

/** The class in the URL may be invalid. */
function find(search: Search, signal: AbortSignal) {
  const grade = CLASSES.find((known) => known === search.grade) ?? ''
  return searchStudents({ ...search, grade }, signal)
}

function toRow({ _id, name, fatherName, grade, photoVersion, report }: ListedStudent) {
  return {
    id: _id,
    name,
    fatherName,
    grade,
    report,
    photoSrc: photoUrl('studentPhoto', _id, photoVersion, 'thumb'),
  }
}
