import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGE_TAGS, type Language, pathIn } from '#contract'
import { pageHeaders } from './headers.ts'

/** The folder of a language's renderer, beside the folder of the built portal. */
export const renderDirOf = (portalDir: string, language: Language): string =>
  join(portalDir, '../portal-render', dirname(pathIn(language, 'index.html')))

/** What the build has made for a language. */
export type BuiltPage = {
  /** Its index.html. */
  page: string
  /** The headers of its documents. */
  headersWith: ReturnType<typeof pageHeaders>
}

/** The languages that the portal is built in; none where it is not built. */
export type BuiltPages = ReadonlyMap<Language, BuiltPage>

export function readBuiltPages(portalDir: string): BuiltPages {
  const files = LANGUAGE_TAGS.map((language) => [language, join(portalDir, pathIn(language, 'index.html'))] as const)
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => {
        const page = readFileSync(file, 'utf8')
        return [language, { page, headersWith: pageHeaders(page) }]
      }),
  )
}
