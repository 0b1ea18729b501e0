import type { PageTexts } from '#messages/files'

type Area = {
  /** The module that esbuild makes the script of. */
  script: string
  /** The files of texts that it has besides those of the main script. */
  texts: readonly PageTexts[]
}

/**
 * The three areas of the portal: what every visitor gets at once; the rest of the public pages, with those of one's own
 * account, report and family; the pages of staff. A page fetches its area once, and every other page of the area is there
 * with it. The page table, the build and the tests read here what an area is, so this module imports nothing.
 */
export const AREAS = {
  main: { script: 'portal/main.ts', texts: ['main'] },
  public: { script: 'portal/pages/public-pages.tsx', texts: ['public'] },
  staff: { script: 'portal/pages/staff-pages.tsx', texts: ['public', 'staff'] },
} as const satisfies Record<string, Area>

/** The areas that are fetched when one of their pages is needed. */
export const LATER_AREAS = ['public', 'staff'] as const

/**
 * The style of every page is in its document. That of the pages behind a guard, on which people work, is a file of its
 * own, in whichever area they are.
 */
export const STYLES = { all: 'portal/styles.css', guarded: 'portal/styles-staff.css' } as const
