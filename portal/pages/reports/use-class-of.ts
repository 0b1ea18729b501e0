import { useSignals } from '@preact/signals-react/runtime'
import type { ListedStudent } from '#contract/operations'
import { students } from '../../state/students.ts'

/** A student and the whole class, from the list of all students; undefined and empty until that is loaded. */
export function useClassOf(id: string): { student: ListedStudent | undefined; classmates: readonly ListedStudent[] } {
  useSignals()
  const student = students.value.find(({ _id }) => _id === id)
  return { student, classmates: students.value.filter(({ grade }) => grade === student?.grade) }
}

/** The name of a student; '' until it is loaded. */
export const useStudentName = (id: string): string => useClassOf(id).student?.name ?? ''

type Listed = Pick<ListedStudent, '_id' | 'report'>

/**
 * The student whose report is to be written next.
 * @param list the students in the order in which their reports are written
 * @param id the student whose report is being written
 * @returns the first one after that student who has no report, then from the start; undefined if there is none
 */
export function nextWithoutReport<T extends Listed>(list: readonly T[], id: string): T | undefined {
  const index = list.findIndex((student) => student._id === id)
  const others = [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))]
  return others.find((student) => student.report === null)
}

/** How many students have a report, and how many there are. */
export const countReports = (students: readonly Pick<ListedStudent, 'report'>[]) => ({
  written: students.filter(({ report }) => report).length,
  all: students.length,
})
