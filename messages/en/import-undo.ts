import { deletedDays } from '../numbers.ts'
import { countPeople, type Kind, plural } from './counting.ts'

/** Undoing an import. */
export const importUndo = {
  heading: 'Undo this import?',
  text: ({ kind, added, changed }: { kind: Kind; added: number; changed: number }) =>
    [
      added > 0 &&
        `${countPeople(kind, added)} and their logins are deleted; under Deleted they can be restored for ${deletedDays} days.`,
      changed > 0 && `${countPeople(kind, changed)} ${plural(changed, { one: 'becomes', other: 'become' })} as before.`,
    ]
      .filter(Boolean)
      .join(' '),
  word: 'undo',
  prompt: 'Type "undo" to take it out of the school',
  wrongWord: 'This is not the word',
  confirm: 'Undo',
  done: 'The import is undone',
}
