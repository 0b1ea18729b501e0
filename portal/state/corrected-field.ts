import { signal } from '@preact/signals-react'

/** The field that was changed alone in the last student: often the same one is corrected in several of them. */
export const correctedField = signal('')
