import { Button, DateField, NoticeCard, Spinner } from '@my-school/ui-kit'
import type { Notice } from '#contract/calls'
import { getNotices } from '../../api/notices.ts'
import { photoAddress } from '../../api/photos.ts'
import { EmptyList } from '../../frame/empty-list.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { wording } from '../../wording-public.ts'

const text = wording.board

/** How many cards are likely in view at once: their photos do not wait. */
const IN_VIEW = 3

/** All notices, or those of one day. */
export function NoticeBoard() {
  const { query, change } = useQuery()
  const { status, data = [], reload } = useLoad('notices', getNotices)
  const day = query.get('date') ?? ''
  const notices = data.filter(({ created_at }) => created_at.startsWith(day))

  const choose = ({ value }: { value: string }) => {
    // The specification has the picker log what was chosen.
    console.log(value)
    change({ date: value })
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
            <Button variant="quiet" onClick={() => change({ date: null })}>
              {wording.frame.show}
            </Button>
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
        </section>
      </div>
    </Page>
  )
}

function Cards({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="board-cards">
      {notices.map(({ _id, title, description, created_at, photoVersion }, index) => (
        <li key={_id}>
          <NoticeCard
            heading={title}
            description={description}
            createdAt={created_at}
            href={`/notice-board-Detail/${_id}`}
            photoSrc={photoAddress('noticePhoto', _id, photoVersion, 'card')}
            headingLevel={2}
            eager={index < IN_VIEW}
          />
        </li>
      ))}
    </ul>
  )
}
