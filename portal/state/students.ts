import { signal } from '@preact/signals-react'
import type { Student } from '#contract/operations'
import { getStudents } from '../api/students.ts'
import { latestOnly } from './latest-only.ts'

/** The caller's own view of all students: everybody for staff, nobody for anyone else. */
export const students = signal<readonly Student[]>([])

/** Whether that list is on its way, there, or could not be had. */
export const studentsStatus = signal<'loading' | 'ready' | 'failed'>('loading')

const nextLoad = latestOnly()

/** Fetches the list: once at start, after a login, after a change. Of several at once the last one asked wins. */
export async function loadStudents(): Promise<void> {
  const signal = nextLoad()
  if (studentsStatus.value === 'failed') studentsStatus.value = 'loading'
  try {
    const list = await getStudents()
    if (signal.aborted) return
    students.value = list
    studentsStatus.value = 'ready'
  } catch (error) {
    console.error(error)
    if (!signal.aborted) studentsStatus.value = 'failed'
  }
}

/** Nothing of one person's list is left for the next. */
export function forgetStudents(): void {
  nextLoad()
  students.value = []
  studentsStatus.value = 'loading'
}
