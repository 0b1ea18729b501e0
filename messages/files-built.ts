import type { files as sources } from './files.ts'

/** JSON of the addresses of the built files, such as that of 'ur/staff'. */
declare const MESSAGES: string

const urls: Readonly<Record<string, string>> = JSON.parse(MESSAGES)

export const files: typeof sources = {
  main: (language) => import(urls[`${language}/main`] ?? ''),
  public: (language) => import(urls[`${language}/public`] ?? ''),
  staff: (language) => import(urls[`${language}/staff`] ?? ''),
  failures: (language) => import(urls[`${language}/failures`] ?? ''),
}
