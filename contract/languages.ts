/**
 * The languages of the portal. Each has a folder of its own beside that of English: `portal/strings/<language>/`,
 * `contract/labels/<language>/`, `server/strings/<language>/`, `ui-kit/messages/<language>/`.
 */

type About = {
  /** As its speakers write it. */
  name: string
  dir: 'ltr' | 'rtl'
}

/** By BCP 47 tag. English is complete, and the others fall back to it. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  ur: { name: 'اردو', dir: 'rtl' },
} as const satisfies Record<string, About>

export type Language = keyof typeof LANGUAGES

export const languages = Object.keys(LANGUAGES) as Language[]
