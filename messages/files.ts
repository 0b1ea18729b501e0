/**
 * The files of texts of a language: those of the areas (portal/areas.ts), and what a failure says. The build for browsers
 * has files-built.ts in the place of this one, where each has the URL that the build gave it.
 */
import type { ServerTexts } from './all.ts'
import type { Part } from './index.ts'
import type { Language } from './languages.ts'

/** A file that pages read from. */
export type PageTexts = 'main' | 'public' | 'staff'

type Load = {
  (name: PageTexts, language: Language): Promise<Part>
  (name: 'failures', language: Language): Promise<ServerTexts>
}

export const files: { load: Load } = {
  load: (name: string, language: Language) => import(`./${language}/parts/${name}.ts`),
}
