import { pageTexts } from '../internal/page-navigation.messages.ts'

/** The default texts of every table. */
export const dataTableMessages = {
  ...pageTexts,
  actionsHeader: 'Actions',
  loadingText: 'Loading',
  rangeText: ({ from, to, total, locale }: { from: number; to: number; total: number; locale: string }) => {
    const format = (number: number) => number.toLocaleString(locale)
    return `Rows ${format(from)} to ${format(to)} of ${format(total)}`
  },
}
