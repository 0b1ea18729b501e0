import type { TextFor } from '../internal/text-for.ts'

/** The default texts of ConfirmDeletePrompt. */
export const confirmDeletePromptMessages = {
  heading: 'Delete',
  confirmLabel: 'Delete',
  cancelLabel: 'Cancel',
  wrongWordMessage: 'This is not the word',
  promptLabel: (({ word }) => `Type "${word}" to delete`) as TextFor<{ word: string }>,
}
