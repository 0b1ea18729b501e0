import type { ComponentProps } from 'react'
import type { DeletePrompt } from '../deleting/delete-prompt.tsx'

/** A change of the year that asks for a word before it is made, as a deletion does. `subject` says what will happen. */
export type Question = Omit<ComponentProps<typeof DeletePrompt>, 'onClose'>

/** While nothing is asked. */
export const NO_QUESTION: Question = {
  subject: null,
  texts: { word: '', deleteHeading: '', deletePrompt: '', wrongWord: '', deleted: '' },
  remove: async () => ({ success: false, message: '' }),
  onGone: () => {},
}
