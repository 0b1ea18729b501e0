import { plural } from '../plural.ts'

/** The texts of Combobox. */
export const comboboxMessages = {
  openLabel: 'Auswahl öffnen',
  emptyText: 'Keine Treffer',
  moreText: ({ count }: { count: number; locale: string }) =>
    `${count} ${plural('de', count, { one: 'weiterer', other: 'weitere' })}. Schreiben Sie mehr, um die Liste zu kürzen.`,
  // 'Treffer' has one form for every number.
  countText: ({ count }: { count: number; locale: string }) => `${count} Treffer`,
  ambiguousText: ({ text }: { text: string }) => `„${text}“ gibt es mehrmals: Wählen Sie in der Liste aus`,
}
