import { pageTexts } from './page-navigation.ts'

/** The texts of every table. */
export const dataTableMessages = {
  ...pageTexts,
  actionsHeader: 'کارروائیاں',
  loadingText: 'لوڈ ہو رہا ہے',
  rangeText: ({ from, to, total, locale }: { from: number; to: number; total: number; locale: string }) => {
    const format = (number: number) => number.toLocaleString(locale)
    return `کل ${format(total)} میں سے ${format(from)} تا ${format(to)}`
  },
}
