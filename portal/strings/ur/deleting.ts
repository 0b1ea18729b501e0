import { deletedDays, type Translates } from '#contract'
import { formatNumber } from '#strings/counting'

/** What the prompts before a deletion say of all records. */
export const strings = {
  get restorable() {
    return `منتظم اسے ${formatNumber(deletedDays)} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتا ہے۔`
  },
  get severalRestorable() {
    return `منتظم انہیں ${formatNumber(deletedDays)} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتے ہیں۔`
  },
}

export type Complete = Translates<typeof import('./deleting.ts'), typeof import('../en/deleting.ts')>
