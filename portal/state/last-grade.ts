import { signal } from '@preact/signals-react'

/** The class of the student added last, for the next one: often all new students of one class are entered in a row. */
export const lastGrade = signal('')
