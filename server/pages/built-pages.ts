import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_TAGS, type Language, pathIn } from '#contract'
import { pageHeaders } from './headers.ts'

/** The document of a language, from which each page is made. */
export type BuiltPage = {
  /** Its index.html. */
  page: string
  /** The headers of its documents. */
  headersWith: ReturnType<typeof pageHeaders>
}

/** By language; none where the portal is not built. */
export type BuiltPages = ReadonlyMap<Language, BuiltPage>

export function readBuiltPages(portalDir: string): BuiltPages {
  const files = LANGUAGE_TAGS.map((language) => [language, join(portalDir, pathIn(language))] as const)
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => {
        const page = readFileSync(file, 'utf8')
        return [language, { page, headersWith: pageHeaders(page) }]
      }),
  )
}
