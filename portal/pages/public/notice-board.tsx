import { Button, DateField, LinkButton, NoticeCard, Spinner } from '@my-school/ui-kit'
import { useRef } from 'react'
import type { Notice } from '#contract/operations'
import { getNotice, getNotices } from '../../api/notices.ts'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { usePageData } from '../../hooks/use-page-data.ts'
import { useQuery } from '../../hooks/use-query.ts'
import type { NoticeInShort } from '../../notice-in-short.ts'
import type { LoaderSource } from '../../page-types.ts'
import { wording } from '../../wording-public.ts'
import { type BoardQuery, boardLoader, readBoardQuery, writeBoardQuery } from './board-loader.ts'

const text = wording.board

/** All notices, or those of one day; a page of them at a time. */
export function NoticeBoard() {
  const { query, change } = useQuery()
  const { day } = readBoardQuery(query)
  const { status, data, reload } = usePageData(boardLoader({ query }), {}, useListOnce())
  const notices = data?.notices ?? []

  const choose = ({ value }: { value: string }) => {
    // The specification has the picker log what was chosen.
    console.log(value)
    change({ date: value, page: null })
  }

  return (
    <Page title={text.title} lead={text.greeting}>
      <div className="board-page">
        {/* A plain GET form, so that the choice also works before the script has loaded. */}
        <form className="board-filter" action="/notice-board">
          <DateField label={text.filter} name="date" value={day} onValueChange={choose} />
          <noscript>
            <Button type="submit">{text.apply}</Button>
          </noscript>
          {day && (
            <LinkButton variant="quiet" href="/notice-board">
              {wording.frame.show}
            </LinkButton>
          )}
        </form>
        <section className="board" aria-label={text.title}>
          {notices.length > 0 && <Cards notices={notices} />}
          {notices.length === 0 && status === 'loading' && <Spinner label={text.loading} />}
          {notices.length === 0 && status !== 'loading' && (
            <EmptyList
              text={text.empty}
              illustration="board"
              failure={status === 'failed' && text.failed}
              onRetry={reload}
            />
          )}
          {data && data.pages > 1 && <Pages day={day} page={data.page} pages={data.pages} />}
        </section>
      </div>
    </Page>
  )
}

/** The API, asked for the list of notices once: another day or page is cut from the same list. */
function useListOnce(): LoaderSource {
  const list = useRef<Promise<readonly Notice[]>>(undefined)
  const notices = () => {
    list.current ??= getNotices().catch((error) => {
      list.current = undefined
      throw error
    })
    return list.current
  }
  return { notices, notice: getNotice }
}

function Cards({ notices }: { notices: readonly NoticeInShort[] }) {
  return (
    <ul className="board-cards">
      {notices.map(({ _id, title, description, created_at, photoVersion }, index) => (
        <li key={_id}>
          <NoticeCard
            heading={title}
            description={description}
            createdAt={created_at}
            href={`/notice-board-Detail/${_id}`}
            photoSrc={photoUrl('noticePhoto', _id, photoVersion, 'card')}
            photoSrcSet={photoSizes('noticePhoto', _id, photoVersion)}
            headingLevel={2}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The way to newer and older notices: links, so that it works without script. */
function Pages({ day, page, pages }: BoardQuery & { pages: number }) {
  const to = (page: number) => `/notice-board${writeBoardQuery({ day, page })}`
  return (
    <nav className="board-pages" aria-label={text.pages}>
      {page > 1 && (
        <LinkButton variant="quiet" rel="prev" href={to(page - 1)}>
          {text.newer}
        </LinkButton>
      )}
      <span>{text.position({ page, pages })}</span>
      {page < pages && (
        <LinkButton variant="quiet" rel="next" href={to(page + 1)}>
          {text.older}
        </LinkButton>
      )}
    </nav>
  )
}
