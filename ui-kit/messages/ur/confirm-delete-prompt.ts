import type { TextFor } from '../../internal/text-for.ts'
import { isolated } from '../isolate.ts'

/** The texts of ConfirmDeletePrompt. */
export const confirmDeletePromptMessages = {
  heading: 'حذف کریں',
  confirmLabel: 'حذف کریں',
  cancelLabel: 'منسوخ کریں',
  wrongWordMessage: 'یہ وہ لفظ نہیں ہے',
  promptLabel: (({ word }) => `حذف کرنے کے لیے ”${isolated(word)}“ لکھیں`) as TextFor<{ word: string }>,
}
