import { deletedDays } from '../numbers.ts'
import { countPeople, formatNumber, type Kind, plural } from './counting.ts'

/** Undoing an import. */
export const importUndo = {
  heading: 'کیا یہ درآمد کالعدم کریں؟',
  text: ({ kind, added, changed }: { kind: Kind; added: number; changed: number }) =>
    [
      added > 0 &&
        `${countPeople(kind, added)} اور ان کے لاگ اِن حذف ہو جائیں گے؛ صفحہ ”حذف شدہ“ میں انہیں ${formatNumber(deletedDays)} دن تک بحال کیا جا سکتا ہے۔`,
      changed > 0 &&
        `${countPeople(kind, changed)} ${plural(changed, { one: 'پہلے جیسا ہو جائے گا', other: 'پہلے جیسے ہو جائیں گے' })}۔`,
    ]
      .filter(Boolean)
      .join(' '),
  word: 'کالعدم',
  prompt: 'اسے اسکول سے نکالنے کے لیے ”کالعدم“ لکھیں',
  wrongWord: 'یہ وہ لفظ نہیں ہے',
  confirm: 'کالعدم کریں',
  done: 'درآمد کالعدم ہو گئی',
}
