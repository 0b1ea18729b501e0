import type { Translates } from '#contract'

/** The preview of the page 'Your school'. */
export const strings = {
  heading: 'پیش نظارہ',
  page: 'صفحہ',
  theme: 'ظاہری شکل',
  light: 'روشن',
  dark: 'تاریک',
  width: 'چوڑائی',
  narrow: 'فون',
  wide: 'کمپیوٹر',
  frame: 'صفحہ جیسے آنے والے دیکھیں گے',
  hidden: 'یہ صفحہ آنے والوں کو نہیں دکھایا جاتا۔',
}

export type Complete = Translates<typeof import('./school-preview.ts'), typeof import('../en/school-preview.ts')>
