/**
 * The files of texts that a page fetches. The build for browsers has files-built.ts in the place of this one, where each
 * has the address that the build gave it.
 */
import type { ServerTexts } from './all.ts'
import type { Part } from './index.ts'
import type { Language } from './languages.ts'

export const files = {
  main: (language: Language): Promise<Part> => import(`./${language}/parts/main.ts`),
  public: (language: Language): Promise<Part> => import(`./${language}/parts/public.ts`),
  staff: (language: Language): Promise<Part> => import(`./${language}/parts/staff.ts`),
  failures: (language: Language): Promise<ServerTexts> => import(`./${language}/parts/failures.ts`),
}
