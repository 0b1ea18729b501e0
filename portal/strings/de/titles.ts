import type { Translates } from '#contract'

/** Letters that are written from right to left: Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** The titles of the pages of everybody, for the page table. Those that are links of the navigation bar too are in layout.ts. */
export const strings = {
  /** While the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `Fehler: ${title}`,
  /**
   * Of a page about one record: 'Bilal Khan – Student detail'. A title has no markup: characters for isolation isolate a
   * name that is written from right to left, so that the words after it keep their order.
   */
  about: ({ name, title }: { name: string; title: string }) =>
    `${RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name} – ${title}`,
  /** Every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${school}`,

  notice: 'Mitteilung',
  selfCheck: 'Selbstprüfung',
  register: 'Registrieren',
}

export type Complete = Translates<typeof import('./titles.ts'), typeof import('../en/titles.ts')>
