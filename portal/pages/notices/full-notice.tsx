import { Badge, LinkButton, PencilIcon } from '@my-school/ui-kit'
import { UNLIMITED } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Audience } from '#contract/notices/audience'
import type { NoticeToRead } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { dateOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-call.ts'
import { Formatted } from '../../layout/formatted.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { RecordPage } from '../details/record-page.tsx'
import { RecordSheet } from '../details/record-sheet.tsx'
import { staffLinks } from '../staff-links.ts'
import { NoticeFiles } from './notice-files.tsx'
import { detailsOf } from './notice-marks.ts'

/** All fields of a notice. */
export function FullNotice({ id, dashboard }: PageInput) {
  const { notices: text, staffTitles: titles } = texts()
  return (
    <RecordPage
      back={`${dashboard}/notice-detail`}
      loaded={useCall(endpoints.getSingleNotice, { params: { id } }, ({ data }) => data)}
      texts={text}
      illustration="board"
      subject={(notice) => notice.title}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/update-notice/${id}`} icon={<PencilIcon />}>
            {titles.updateNotice}
          </LinkButton>
          <LinkButton variant="quiet" href={staffLinks(dashboard, id).noticeAgain}>
            {text.useAgain}
          </LinkButton>
          <LinkButton variant="quiet" href={staffLinks(dashboard, id).audit}>
            {titles.audit}
          </LinkButton>
        </>
      }
    >
      {(notice) => <Sheet notice={notice} />}
    </RecordPage>
  )
}

function Sheet({ notice }: { notice: NoticeToRead }) {
  const text = texts().notices
  const { _id, title, text: blocks, catagory, date, photoVersion } = notice
  const { expired, appearsOn, event, onTop, audience } = notice
  return (
    <RecordSheet
      wide
      photo={{
        src: photoUrl(endpoints.noticePhoto, _id, photoVersion),
        alt: text.photoOf({ title }),
        fallback: 'school',
      }}
      items={[
        { label: text.title, value: title },
        { label: text.catagory, value: catagory },
        {
          label: text.date,
          value: (
            <>
              {date === UNLIMITED ? text.unlimited : dateOf(date)}{' '}
              {expired && <Badge tone="danger">{texts().noticeMarks.expired}</Badge>}
            </>
          ),
        },
        ...(audience ? [{ label: text.audience, value: readersOf(audience, notice.classes) }] : []),
        ...(appearsOn ? [{ label: text.appearsOn, value: dateOf(appearsOn) }] : []),
        ...(event
          ? [
              {
                label: text.form.event,
                value: (
                  <>
                    {event.cancelled && <Badge tone="danger">{texts().noticeMarks.cancelled}</Badge>}{' '}
                    {detailsOf(notice)}
                  </>
                ),
              },
            ]
          : []),
        ...(onTop ? [{ label: text.onTop, value: text.form.onTop }] : []),
      ]}
    >
      <section className="notice">
        <h2>{text.description}</h2>
        <Formatted className="prose" blocks={blocks} headingLevel={3} />
        <NoticeFiles files={notice.files} />
      </section>
    </RecordSheet>
  )
}

/** Whom the notice is for, with the classes. */
function readersOf(audience: Audience, classes: readonly string[] = []): string {
  const { notices: text, labelled, allOf } = texts()
  return classes.length > 0 ? labelled(text.audiences[audience], allOf(classes)) : text.audiences[audience]
}
