import type { TextFor } from '../internal/text-for.ts'

/** The default texts of ToastRegion. */
export const toastRegionMessages = {
  label: 'Notifications',
  dismissLabel: 'Dismiss',
  moreText: (({ count, locale }) => `${count.toLocaleString(locale)} more`) as TextFor<{
    count: number
    locale: string
  }>,
}
