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
