import { deletedDays, type Translates } from '#contract'

/** What the prompts before a deletion say of all records. */
export const strings = {
  restorable: `منتظم اسے ${deletedDays} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتا ہے۔`,
  severalRestorable: `منتظم انہیں ${deletedDays} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتے ہیں۔`,
}

export type Complete = Translates<typeof import('./deleting.ts'), typeof import('../en/deleting.ts')>
