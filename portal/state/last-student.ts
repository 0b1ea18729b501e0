import { signal } from '@preact/signals-react'

/** Of the student added last, for the next one: often all new students of one class are entered in a row. */
export const lastStudent = signal({ grade: '', rollNumber: '' })
