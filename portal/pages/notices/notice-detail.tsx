import { Badge, Button, LinkButton, Photo, Spinner } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import { UNLIMITED, urlIn } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Notice, NoticeToRead } from '#contract/operations'
import { language, texts } from '#messages'
import { photoSizes, photoUrl } from '../../api/photos.ts'
import { dateOf } from '../../format/dates.ts'
import { usePageData } from '../../hooks/use-load.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { Page } from '../../layout/page.tsx'
import { langOf, schoolText } from '../../layout/school-text.tsx'
import type { Loader, PageInput } from '../../routing/page-types.ts'
import { useSchool } from '../../state/school.ts'
import { session } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { NotFound } from '../not-found.tsx'
import { NoticeFiles } from './notice-files.tsx'
import { publishedOf } from './notice-in-short.ts'
import { marksOf, titleOf, whenOf } from './notice-marks.ts'
import { ShareButton } from './share-button.tsx'

const back = () => ({ href: '/notice-board', label: texts().noticeBoard.notice.back })

/** How many times a failed load is repeated immediately. */
const RETRIES = 3

/** The id in the page that the server renders once for all ids without a notice. */
const NO_NOTICE = 'no-notice'

export const noticeLoader = ({ id }: Pick<PageInput, 'id'>): Loader<NoticeToRead | null> => ({
  key: `notice/${id}`,
  load: async (source, signal) => (await source.notice(id, signal)) ?? null,
  canonical: (notice) => ({ id: notice ? id : NO_NOTICE }),
  article: (notice) => notice,
})

/** One whole notice. */
export function NoticeDetail({ id }: PageInput) {
  useSignals()
  const { actions, noticeBoard } = texts()
  const strings = noticeBoard.notice
  const { status, data, reload } = usePageData(noticeLoader({ id }), {
    retries: RETRIES,
    onFailure: ({ error, attempt }) => {
      console.error(error)
      if (attempt === 1) showToast('danger', strings.failed)
    },
  })

  // Only the server's data can be null: then it has sent the page with status 404.
  if (data === null) return <NotFound forReaders={!session.value} />
  if (data) {
    const { _id, title, text, photoVersion } = data
    return (
      <Page
        title={titleOf(data)}
        heading={schoolText(data, 'title')}
        lead={<Lead notice={data} />}
        actions={<ShareButton notice={data} />}
        back={back()}
        width="text"
      >
        <article className="notice">
          {data.event?.cancelled && <p className="notice-band">{texts().noticeMarks.cancelled}</p>}
          {data.event && <EventDetails notice={data} event={data.event} />}
          <Photo
            src={photoUrl(endpoints.noticePhoto, _id, photoVersion)}
            srcSet={photoSizes(endpoints.noticePhoto, _id, photoVersion)}
            sizes="(max-width: 46rem) 92vw, 44rem"
            alt={photoVersion ? title : strings.noPhoto}
            fallback="school"
            eager
          />
          <Formatted className="prose" blocks={text} {...langOf(data, 'description')} />
          <NoticeFiles files={data.files} />
        </article>
      </Page>
    )
  }
  if (status === 'loading') return <Spinner className="page-loading" label={strings.loading} />
  return (
    <Page heading={strings.failedHeading} lead={strings.failedText} back={back()} width="text">
      <Button onClick={reload}>{actions.tryAgain}</Button>
    </Page>
  )
}

/** The day of the notice, until when it is shown, and its marks. */
function Lead({ notice }: { notice: Notice }) {
  const { date, catagory } = notice
  const published = publishedOf(notice)
  return (
    <span className="row notice-lead">
      <time dateTime={published}>{dateOf(published)}</time>
      {date !== UNLIMITED && <span>{texts().noticeBoard.notice.until({ day: dateOf(date) })}</span>}
      {marksOf(notice).map((mark) => (
        <Badge key={mark} {...(mark === catagory && langOf(notice, 'catagory'))}>
          {mark}
        </Badge>
      ))}
    </span>
  )
}

/** When and where the event takes place. */
function EventDetails({ notice: { _id }, event }: { notice: Notice; event: NonNullable<Notice['event']> }) {
  const text = texts().noticeBoard.notice
  const { languages } = useSchool()
  return (
    <section className="row notice-event" aria-label={text.when}>
      <dl>
        <dt>{text.when}</dt>
        <dd>
          <time dateTime={event.time ? `${event.day}T${event.time}` : event.day}>
            {event.cancelled ? <s>{whenOf(event)}</s> : whenOf(event)}
          </time>
        </dd>
        {event.place && (
          <>
            <dt>{text.where}</dt>
            <dd dir="auto">{event.cancelled ? <s>{event.place}</s> : event.place}</dd>
          </>
        )}
      </dl>
      {!event.cancelled && (
        <LinkButton variant="quiet" href={urlIn(language(), languages, `/events.ics?notice=${_id}`)} download>
          {text.addToCalendar}
        </LinkButton>
      )}
    </section>
  )
}
