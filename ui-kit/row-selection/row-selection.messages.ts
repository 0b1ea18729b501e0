/** The default texts of useRowSelection. */
export const rowSelectionMessages = {
  label: 'Selection',
  selectRowLabel: ({ name }: { name: string }) => `Select ${name}`,
  selectPageLabel: 'Select all on this page',
  selectAllLabel: ({ total, locale }: { total: number; locale: string }) =>
    `Select all ${total.toLocaleString(locale)}`,
  clearLabel: 'Clear selection',
  selectedText: ({ selected, notShown, locale }: { selected: number; notShown: number; locale: string }) =>
    `${selected.toLocaleString(locale)} selected${notShown ? `, ${notShown.toLocaleString(locale)} of them not on this page` : ''}`,
}
