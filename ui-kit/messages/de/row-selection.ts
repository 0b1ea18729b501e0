/** The texts of useRowSelection. */
export const rowSelectionMessages = {
  label: 'Auswahl',
  selectRowLabel: ({ name }: { name: string }) => `${name} auswählen`,
  selectPageLabel: 'Alle auf dieser Seite auswählen',
  selectAllLabel: ({ total, locale }: { total: number; locale: string }) =>
    `Alle ${total.toLocaleString(locale)} auswählen`,
  clearLabel: 'Auswahl aufheben',
  selectedText: ({ selected, notShown, locale }: { selected: number; notShown: number; locale: string }) =>
    `${selected.toLocaleString(locale)} ausgewählt${notShown ? `, davon ${notShown.toLocaleString(locale)} nicht auf dieser Seite` : ''}`,
}
