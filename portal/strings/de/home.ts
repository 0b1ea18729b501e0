import type { Translates } from '#contract'

/** The page 'Home'; what the school says about itself there is in its settings. */
export const strings = {
  slides: 'Die Schule in Bildern',
  about: 'Über uns',
  more: 'Mehr lesen',
  admissions: 'Anmeldung',
  notices: 'Termine und Mitteilungen',
  allNotices: 'Alle Mitteilungen',
}

export type Complete = Translates<typeof import('./home.ts'), typeof import('../en/home.ts')>
