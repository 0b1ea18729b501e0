import type { files as sources } from './files.ts'

/** The addresses of the built files, such as that of 'ur/staff'. */
declare const MESSAGES: Readonly<Record<string, string>>

export const files: typeof sources = {
  visitors: (language) => import(MESSAGES[`${language}/visitors`] ?? ''),
  staff: (language) => import(MESSAGES[`${language}/staff`] ?? ''),
  failures: (language) => import(MESSAGES[`${language}/failures`] ?? ''),
}
