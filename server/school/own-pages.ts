import { type Language, LEGAL_PAGES, type SchoolSettings } from '#contract'
import { textReader } from '#contract/formatted-text'
import type { SchoolPage } from '#contract/operations'
import { ownPageAt, slugOf, withLegalValues } from '#contract/school/own-pages'
import { textsIn } from '#contract/school/translations'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'
import type { NoticeFileRow } from '../store/tables/notice-files.ts'
import { legalValues } from './legal-facts.ts'
import { toNoticeFile } from './to-response.ts'

type Parts = {
  store: Pick<Store, 'noticeFiles'>
  settings: Settings
  school: () => Promise<{ settings: SchoolSettings }>
}

/** The pages that the school has written, as everybody reads them. */
export const ownPages = ({ store, settings: server, school }: Parts) => ({
  /** @param slug however it is typed @returns undefined: there is none, or it is a draft */
  async find(slug: string, language: Language): Promise<SchoolPage | undefined> {
    const { settings: whole } = await school()
    const settings = textsIn(whole, language)
    const read = textReader(whole)
    const legal = LEGAL_PAGES.find((page) => page === slugOf(slug))
    if (legal) {
      if (!whole.confirmed[legal]) return undefined
      const { inFirst } = settings.legal as { inFirst?: string[] }
      const isFirst = inFirst?.includes(legal)
      const values = legalValues(whole, server, isFirst ? whole.languages.first : language)
      const text = read(withLegalValues(settings.legal[legal], values))
      return { slug: legal, text, ...(isFirst && { inFirst: ['text'] }) }
    }
    const page = ownPageAt(settings.ownPages, slug)
    if (!page) return undefined
    const { title, text, files, inFirst } = page as typeof page & { inFirst?: string[] }
    const rows = await store.noticeFiles.ofIds(files.map(({ id }) => id))
    return {
      slug: page.slug,
      title,
      text: read(text),
      ...(files.length > 0 && { files: files.flatMap((file) => toPageFile(file, rows)) }),
      ...(inFirst && { inFirst }),
    }
  },
})

type PageFile = SchoolSettings['ownPages'][number]['files'][number]

/** A file with the name that the page gives it. */
function toPageFile({ id, name, label }: PageFile, rows: readonly NoticeFileRow[]) {
  const row = rows.find((row) => row.id === id)
  return row ? [toNoticeFile({ ...row, name, label })] : []
}
