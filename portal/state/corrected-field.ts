import { signal } from '@preact/signals-react'

/** The field that was the only change of the last student: often the same field is corrected in several students. */
export const correctedField = signal('')
