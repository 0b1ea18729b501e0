import { plural } from '../plural.ts'

/** The texts of Combobox. */
export const comboboxMessages = {
  openLabel: 'فہرست دکھائیں',
  emptyText: 'کچھ نہیں ملا',
  moreText: ({ count, locale }: { count: number; locale: string }) =>
    `مزید ${count.toLocaleString(locale)}۔ فہرست مختصر کرنے کے لیے لکھتے جائیں۔`,
  countText: ({ count, locale }: { count: number; locale: string }) =>
    `${count.toLocaleString(locale)} ${plural('ur', count, { one: 'نتیجہ', other: 'نتائج' })}`,
  ambiguousText: ({ text }: { text: string }) => `’${text}‘ ایک سے زیادہ ہیں: فہرست سے ایک چنیں`,
}
