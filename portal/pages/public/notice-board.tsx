import { Button, DateField, LinkButton, NoticeCard, Spinner } from '@my-school/ui-kit'
import { useRef } from 'react'
import type { Notice } from '#contract/operations'
import { getNotices } from '../../api/notices.ts'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { wording } from '../../wording-public.ts'
import { type BoardCut, board, type NoticeInShort } from './board-cut.ts'

const text = wording.board

/** All notices, or those of one day; a page of them at a time. */
export function NoticeBoard() {
  const { query, change } = useQuery()
  const cut = board.cut(query)
  const all = useNoticesOnce()
  const { status, data, reload } = useLoad(board.key(cut), async () => board.of(await all(), cut))
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
          <DateField label={text.filter} name="date" value={cut.day} onValueChange={choose} />
          <noscript>
            <Button type="submit">{text.apply}</Button>
          </noscript>
          {cut.day && (
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
          {data && data.pages > 1 && <Pages day={cut.day} page={data.page} pages={data.pages} />}
        </section>
      </div>
    </Page>
  )
}

/** Loads the list when it is first asked for; another day or page is then cut from the same. */
function useNoticesOnce(): () => Promise<readonly Notice[]> {
  const list = useRef<Promise<readonly Notice[]>>(undefined)
  return () => {
    list.current ??= getNotices().catch((error) => {
      list.current = undefined
      throw error
    })
    return list.current
  }
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
            formatDate={(timestamp) => timestamp.split('T')[0] ?? ''}
            href={`/notice-board-Detail/${_id}`}
            photoSrc={photoUrl('noticePhoto', _id, photoVersion, 'card')}
            photoSrcSet={photoSizes('noticePhoto', _id, photoVersion)}
            photoAlt={text.noPhoto}
            moreLabel={text.more}
            headingLevel={2}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

/** The way to newer and older notices: links, so that it works without script. */
function Pages({ day, page, pages }: BoardCut & { pages: number }) {
  const to = (page: number) => `/notice-board${board.query({ day, page })}`
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
