import { deletedDays } from '../numbers.ts'
import { formatNumber } from './counting.ts'

/** What the prompts before a deletion say of all records. */
export const deleting = {
  get restorable() {
    return `منتظم اسے ${formatNumber(deletedDays)} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتا ہے۔`
  },
  get severalRestorable() {
    return `منتظم انہیں ${formatNumber(deletedDays)} دن کے اندر بحال کر سکتا ہے؛ اس کے بعد یہ ہمیشہ کے لیے مٹ جاتے ہیں۔`
  },
}
