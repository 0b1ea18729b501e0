import { Button, Spinner } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { LEGAL_PAGES, ownPagePath } from '#contract'
import type { SchoolPage } from '#contract/operations'
import { texts } from '#messages'
import { apiSource, usePageData } from '../../hooks/use-load.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { Page } from '../../layout/page.tsx'
import { langOf, schoolText } from '../../layout/school-text.tsx'
import type { Loader, PageInput } from '../../routing/page-types.ts'
import { editedPage } from '../../state/school.ts'
import { NotFound } from '../not-found.tsx'
import { NoticeFiles } from '../notices/notice-files.tsx'

/** The address in the page that the server renders once for all addresses without a page. */
const NO_PAGE = 'no-page'

export const schoolPageLoader = ({ id }: Pick<PageInput, 'id'>): Loader<SchoolPage | null> => ({
  key: ownPagePath(id),
  load: async (source, signal) => (await source.page(id, signal)) ?? null,
  // However the address is typed, it is one page.
  canonical: (page) => ({ id: page?.slug ?? NO_PAGE }),
  text: (page) => page.text,
})

/** A page that the school has written: one of its own, or one that it must have. */
export function SchoolPageOf({ id }: PageInput) {
  useSignals()
  const { actions, information } = texts()
  const text = information.schoolPage
  const edited = editedPage.value
  const source = edited ? { ...apiSource, page: async () => edited } : apiSource
  const { status, data, error, reload } = usePageData(schoolPageLoader({ id }), {}, source)
  const page = edited ?? data
  if (page === null || error !== undefined) return <NotFound />
  if (page) {
    const title = titleOf(page)
    return (
      <Page
        title={title}
        heading={page.title === undefined ? title : schoolText({ ...page, title }, 'title')}
        width="text"
      >
        <article className="notice">
          <Formatted className="prose" emptyText="" blocks={page.text} {...langOf(page, 'text')} />
          <NoticeFiles files={page.files} />
        </article>
      </Page>
    )
  }
  if (status === 'loading') return <Spinner className="page-loading" label={texts().layout.loading} />
  return (
    <Page title={text.failed} width="text">
      <Button onClick={reload}>{actions.tryAgain}</Button>
    </Page>
  )
}

/** Those that a school must have are called the same in every school. */
function titleOf({ slug, title }: SchoolPage): string {
  const legal = LEGAL_PAGES.find((page) => page === slug)
  return title ?? (legal ? texts().layout[legal] : '')
}
