import { Badge, Button, LinkButton, PencilIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import { LANGUAGE_TAGS, LANGUAGES, UNLIMITED } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Audience } from '#contract/notices/audience'
import type { NoticeTranslations } from '#contract/notices/translations'
import type { Success } from '#contract/operations'
import { language, texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { Formatted } from '../../layout/formatted.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { RecordPage, RecordSheet } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { navigate } from '../../state/navigation.ts'
import { useSchool } from '../../state/school.ts'
import { WaitingMails } from '../mail/waiting-mails.tsx'
import { NoticeFiles } from './notice-files.tsx'
import { detailsOf } from './notice-marks.ts'
import { ShareButton } from './share-button.tsx'

/** All fields of a notice. */
export function FullNotice({ id, dashboard }: PageInput) {
  const { actions, notices: text, staffTitles: titles } = texts()
  const [isDeleting, setDeleting] = useState(false)
  const loaded = useCall(endpoints.getSingleNotice, { params: { id } }, ({ data }) => data)
  return (
    <RecordPage
      back={`${dashboard}/notice-detail`}
      loaded={loaded}
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
          {loaded.data && <ShareButton notice={asRead(loaded.data)} />}
          <LinkButton variant="quiet" href={staffLinks(dashboard, id).audit}>
            {titles.audit}
          </LinkButton>
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            {actions.delete}
          </Button>
        </>
      }
    >
      {(notice) => (
        <>
          <WaitingMails notice={id} />
          <Sheet notice={notice} />
          {isDeleting && (
            <DeletePrompt
              subject={notice.title}
              texts={text.deletion}
              remove={() => request(endpoints.deleteNotice, { params: { id } })}
              onGone={() => navigate(`${dashboard}/notice-detail`, { replace: true })}
              onClose={() => setDeleting(false)}
            />
          )}
        </>
      )}
    </RecordPage>
  )
}

type WholeNotice = Success<'getSingleNotice'>['data']

/** With the title that people read in the language of the page. */
const asRead = (notice: WholeNotice): WholeNotice => ({
  ...notice,
  title: notice.translations?.[language()]?.title || notice.title,
})

function Sheet({ notice }: { notice: WholeNotice }) {
  const text = texts().notices
  const { _id, title, text: blocks, catagory, date, photoVersion } = notice
  const { expired, planned, appearsOn, event, onTop, audience } = notice
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
        ...(appearsOn
          ? [
              {
                label: text.appearsOn,
                value: (
                  <>
                    {dateOf(appearsOn)} {planned && <Badge>{texts().noticeMarks.planned}</Badge>}
                  </>
                ),
              },
            ]
          : []),
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
      <Translations of={notice.translations ?? {}} />
    </RecordSheet>
  )
}

/** The texts in other languages of the school, as they were typed. */
function Translations({ of: translations }: { of: NoticeTranslations }) {
  const { labelled, notices: text } = texts()
  const read = useTextReader(useSchool())
  const written = LANGUAGE_TAGS.flatMap((language) => {
    const own = translations[language]
    return own ? [{ ...own, language }] : []
  })
  if (written.length === 0) return null
  return (
    <section>
      <h2>{text.translations}</h2>
      {written.map(({ language, title, description, catagory }) => (
        <section key={language} lang={language} dir={LANGUAGES[language].dir}>
          <h3>{title ? labelled(LANGUAGES[language].name, title) : LANGUAGES[language].name}</h3>
          {catagory && <p>{catagory}</p>}
          {description && read && (
            <Formatted className="prose" blocks={read(description)} headingLevel={4} lang={language} />
          )}
        </section>
      ))}
    </section>
  )
}

/** Whom the notice is for, with the classes. */
function readersOf(audience: Audience, classes: readonly string[] = []): string {
  const { notices: text, labelled, allOf } = texts()
  return classes.length > 0 ? labelled(text.audiences[audience], allOf(classes)) : text.audiences[audience]
}
