import { pageTexts } from './page-navigation.ts'

/** The texts of every table. */
export const dataTableMessages = {
  ...pageTexts,
  actionsHeader: 'Aktionen',
  loadingText: 'Wird geladen',
  rangeText: ({ from, to, total, locale }: { from: number; to: number; total: number; locale: string }) => {
    const format = (number: number) => number.toLocaleString(locale)
    return `Zeilen ${format(from)} bis ${format(to)} von ${format(total)}`
  },
}
