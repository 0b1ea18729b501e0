import { deletedDays } from '#contract'
import { type Kind, peopleOf } from './counted-people.ts'

/** Undoing an import. */
export const strings = {
  heading: 'Undo this import?',
  text: (kind: Kind, added: number, changed: number) =>
    [
      added > 0 &&
        `${peopleOf(kind, added)} and their logins are deleted; under Deleted they can be restored for ${deletedDays} days.`,
      changed > 0 && `${peopleOf(kind, changed)} ${changed === 1 ? 'becomes' : 'become'} as before.`,
    ]
      .filter(Boolean)
      .join(' '),
  word: 'undo',
  prompt: 'Type "undo" to take it out of the school',
  wrongWord: 'This is not the word',
  confirm: 'Undo',
  cancel: 'Cancel',
  done: 'The import is undone',
} as const
