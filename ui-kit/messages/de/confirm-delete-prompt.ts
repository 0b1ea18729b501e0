import type { TextFor } from '../../internal/text-for.ts'

/** The texts of ConfirmDeletePrompt. */
export const confirmDeletePromptMessages = {
  heading: 'Löschen',
  confirmLabel: 'Löschen',
  cancelLabel: 'Abbrechen',
  wrongWordMessage: 'Das ist nicht das richtige Wort',
  promptLabel: (({ word }) => `Schreiben Sie zum Löschen „${word}“`) as TextFor<{ word: string }>,
}
