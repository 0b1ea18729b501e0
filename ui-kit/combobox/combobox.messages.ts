import { plural } from '../messages/plural.ts'

/** The default texts of Combobox. */
export const comboboxMessages = {
  openLabel: 'Show options',
  emptyText: 'No matches',
  moreText: ({ count }: { count: number; locale: string }) => `${count} more. Type to narrow the list.`,
  countText: ({ count }: { count: number; locale: string }) =>
    `${count} ${plural('en', count, { one: 'option', other: 'options' })}`,
  ambiguousText: ({ text }: { text: string }) => `There are several “${text}”: choose one from the list`,
}
