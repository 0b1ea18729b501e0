import type { Translates } from '#contract'

/** The page 'Home'; what the school says about itself there is in its settings. */
export const strings = {
  slides: 'اسکول تصویروں میں',
  about: 'ہمارے بارے میں',
  more: 'مزید پڑھیں',
  admissions: 'داخلے',
  notices: 'تقریبات اور اعلانات',
  allNotices: 'تمام اعلانات',
}

export type Complete = Translates<typeof import('./home.ts'), typeof import('../en/home.ts')>
