import type { files as sources } from './files.ts'
import type { Language } from './languages.ts'

/** JSON of the URLs of the built files, such as that of 'ur/staff'. */
declare const MESSAGES: string

const urls: Readonly<Record<string, string>> = JSON.parse(MESSAGES)

export const files: typeof sources = {
  load: (name: string, language: Language) => import(urls[`${language}/${name}`] ?? ''),
}
