import { signal } from '@preact/signals-react'
import type { ListedStudent } from '#contract/operations'
import { getStudents } from '../api/lists.ts'
import { retryOnline, takeLatest } from './loads.ts'

/** All students that the user may see: all for staff, none for others. */
export const students = signal<readonly ListedStudent[]>([])

/** The state of loading that list. */
export const studentsStatus = signal<'loading' | 'ready' | 'failed'>('loading')

/** How often students were changed here: a list of some of them is loaded again with the list of all. */
export const studentChanges = signal(0)

/** Students were changed. */
export function studentsChanged(): void {
  studentChanges.value += 1
  loadStudents()
}

const nextLoad = takeLatest()

/** Loads the list: at start, after a login, after a change, when the connection is back. Of several loads the last one counts. */
export async function loadStudents(): Promise<void> {
  const load = nextLoad()
  if (studentsStatus.value === 'failed') studentsStatus.value = 'loading'
  try {
    const list = await getStudents(load)
    if (load.aborted) return
    students.value = list
    studentsStatus.value = 'ready'
  } catch (error) {
    if (load.aborted) return
    console.error(error)
    studentsStatus.value = 'failed'
    retryOnline(loadStudents, load)
  }
}

/** Removes the list, so that the next user does not see it. */
export function forgetStudents(): void {
  nextLoad()
  students.value = []
  studentsStatus.value = 'loading'
}
