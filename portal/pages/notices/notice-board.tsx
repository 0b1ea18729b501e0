import { Button, DateField, EmptyState, LinkButton, NoticeCard, Pagination, Spinner } from '@my-school/ui-kit'
import { useRef } from 'react'
import type { Notice } from '#contract/operations'
import { texts } from '#messages'
import { getNotices } from '../../api/lists.ts'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { dayOf } from '../../format/dates.ts'
import { apiSource, usePageData } from '../../hooks/use-load.ts'
import { pageIn, useQuery } from '../../hooks/use-query.ts'
import { Page } from '../../layout/page.tsx'
import type { Loader, LoaderSource, PageUrl } from '../../routing/page-types.ts'
import { navigate } from '../../state/navigation.ts'
import { inShort, type NoticeInShort } from './notice-in-short.ts'

const urlOf = (query: BoardQuery) => `/notice-board${writeBoardQuery(query)}`

/** How many notices a page of the board holds. */
const PER_PAGE = 30

/** The day in the page that the server renders once for all days without notices. */
const EMPTY_DAY = '0001-01-01'

type BoardPage = { notices: NoticeInShort[]; page: number; pageCount: number }

/** One page of all notices, or of those of one day. A page after the last is the last. */
export function boardLoader({ query }: Pick<PageUrl, 'query'>): Loader<BoardPage> {
  const { day, page } = readBoardQuery(query)
  return {
    key: `notices/board/${day}/${page}`,
    load: async (source) => {
      const all = await source.notices()
      const ofDay = day ? all.filter(({ created_at }) => created_at.startsWith(day)) : all
      const pageCount = Math.max(1, Math.ceil(ofDay.length / PER_PAGE))
      const shown = Math.min(page, pageCount)
      return { notices: ofDay.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map(inShort), page: shown, pageCount }
    },
    canonical: (shown) => {
      const isEmptyDay = day !== '' && shown.notices.length === 0
      return {
        search: writeBoardQuery({ day: isEmptyDay ? EMPTY_DAY : day, page: shown.page }),
        replace: isEmptyDay ? [[EMPTY_DAY, day]] : [],
      }
    },
  }
}

/** All notices, or those of one day; a page of them at a time. */
export function NoticeBoard() {
  const text = texts().noticeBoard.board
  const { layout } = texts()
  const { query, change } = useQuery()
  const { day } = readBoardQuery(query)
  const { status, data, reload } = usePageData(boardLoader({ query }), {}, useListOnce())
  const notices = data?.notices ?? []

  const choose = ({ value }: { value: string }) => {
    // The specification wants the chosen day in the console.
    console.log(value)
    change({ date: value, page: null })
  }

  return (
    <Page lead={text.greeting}>
      <div className="board-page">
        {/* A plain GET form, so that the choice also works before the script has loaded. */}
        <form className="board-filter" action="/notice-board">
          <DateField label={text.filter} name="date" value={day} onValueChange={choose} />
          <noscript>
            <Button type="submit">{text.apply}</Button>
          </noscript>
          {day && (
            <LinkButton variant="quiet" href="/notice-board">
              {text.showAll}
            </LinkButton>
          )}
        </form>
        <section className="board" aria-label={layout.board}>
          {notices.length > 0 && <Cards notices={notices} />}
          {notices.length === 0 && status === 'loading' && <Spinner label={text.loading} />}
          {notices.length === 0 && status !== 'loading' && (
            <EmptyState
              heading={text.empty}
              illustration="board"
              actions={status === 'failed' && <Button onClick={reload}>{layout.tryAgain}</Button>}
            >
              {status === 'failed' && text.failed}
            </EmptyState>
          )}
          {data && data.pageCount > 1 && (
            <Pagination
              label={text.paging}
              previousLabel={text.newer}
              nextLabel={text.older}
              page={data.page}
              pages={data.pageCount}
              hrefOf={({ page }) => urlOf({ day, page })}
              onPageChange={({ page }) => navigate(urlOf({ day, page }))}
            />
          )}
        </section>
      </div>
    </Page>
  )
}

const writeDay = (timestamp: string) => texts().inDigits(dayOf(timestamp))

/** Requests the list of notices once: every day and page is a part of the same list. */
function useListOnce(): LoaderSource {
  const list = useRef<Promise<readonly Notice[]>>(undefined)
  const notices = () => {
    list.current ??= getNotices().catch((error) => {
      list.current = undefined
      throw error
    })
    return list.current
  }
  return { ...apiSource, notices }
}

function Cards({ notices }: { notices: readonly NoticeInShort[] }) {
  const text = texts().noticeBoard.board
  return (
    <ul className="board-cards">
      {notices.map(({ _id, title, description, created_at, photoVersion }, index) => (
        <li key={_id}>
          <NoticeCard
            heading={title}
            description={description}
            ellipsis="always"
            createdAt={created_at}
            formatDate={writeDay}
            href={`/notice-board-Detail/${_id}`}
            photoSrc={photoUrl('noticePhoto', _id, photoVersion, 'card')}
            photoSrcSet={photoSizes('noticePhoto', _id, photoVersion)}
            photoAlt={photoVersion ? title : text.noPhoto}
            linkLabel={text.more}
            headingLevel={2}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

type BoardQuery = {
  /** The chosen day (YYYY-MM-DD), or ''. */
  day: string
  /** From 1. */
  page: number
}

/** Reads the query of a URL; an invalid value counts as missing. */
function readBoardQuery(query: URLSearchParams): BoardQuery {
  const day = query.get('date') ?? ''
  return {
    day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
    page: pageIn(query),
  }
}

/** The reverse: '', or a query that begins with '?'. */
function writeBoardQuery({ day, page }: BoardQuery): string {
  const query = new URLSearchParams({ ...(day && { date: day }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
