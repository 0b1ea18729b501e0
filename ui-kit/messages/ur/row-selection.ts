import { isolated } from '../isolate.ts'

/** The texts of useRowSelection. */
export const rowSelectionMessages = {
  label: 'انتخاب',
  selectRowLabel: ({ name }: { name: string }) => `${isolated(name)} کو چنیں`,
  selectPageLabel: 'اس صفحے کے سب چنیں',
  selectAllLabel: ({ total, locale }: { total: number; locale: string }) => `تمام ${total.toLocaleString(locale)} چنیں`,
  clearLabel: 'انتخاب ختم کریں',
  selectedText: ({ selected, notShown, locale }: { selected: number; notShown: number; locale: string }) =>
    `${selected.toLocaleString(locale)} منتخب${notShown ? `، جن میں سے ${notShown.toLocaleString(locale)} اس صفحے پر نہیں` : ''}`,
}
