/**
 * The files of texts that a page fetches. The build for browsers has files-built.ts in the place of this one, where each
 * has the address that the build gave it.
 */
import type { ServerTexts } from './all.ts'
import type { Part } from './index.ts'
import type { Language } from './languages.ts'

export const files = {
  visitors: (language: Language): Promise<Part> => import(`./${language}/visitors.ts`),
  staff: (language: Language): Promise<Part> => import(`./${language}/staff.ts`),
  failures: (language: Language): Promise<ServerTexts> => import(`./${language}/failures.ts`),
}
