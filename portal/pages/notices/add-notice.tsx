import { Alert } from '@my-school/ui-kit'
import { useRef } from 'react'
import { UNLIMITED } from '#contract'
import * as endpoints from '#contract/endpoints'
import { writeTranslations } from '#contract/notices/translations'
import type { Success } from '#contract/operations'
import { classList } from '#contract/school/class-list'
import { texts } from '#messages'
import { getFile } from '../../api/documents.ts'
import { photoUrl } from '../../api/photos.ts'
import { requestSuccess } from '../../api/request.ts'
import { upload } from '../../api/upload.ts'
import { dateOf } from '../../format/dates.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import type { Draft } from '../../state/drafts.ts'
import { sendFilesOfNew, type TakenFile } from '../../state/unsent-files.ts'
import { MailChoice, mailDefaults, splitMail } from '../mail/mail-choice.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { noticeFileUrl } from './notice-files.tsx'
import { NoticeFilesForm } from './notice-files-form.tsx'
import { whenOf } from './notice-marks.ts'
import { usePastDayQuestion } from './past-day.tsx'

/** The form for a new notice; with `?from=<id>` it begins with what that notice says, and for whom it is. */
export function AddNotice(props: PageInput) {
  const text = texts().notices.form
  const { query } = useUrlQuery()
  const from = query.get('from')
  return (
    <Page heading={text.addHeading} back={{ href: `${props.dashboard}/notice-detail`, label: texts().actions.back }}>
      {from ? <FormFrom {...props} id={from} /> : <NewNotice {...props} />}
    </Page>
  )
}

function FormFrom({ id, ...props }: PageInput) {
  const loaded = useLoad(`notice again ${id}`, async (signal) => {
    const { data } = await requestSuccess(endpoints.getSingleNotice, { params: { id }, signal })
    return { notice: data, ...(await filesOf(data, signal)) }
  })
  return (
    <WhenLoaded loaded={loaded} failedText={texts().notices.loadFailed} illustration="board">
      {({ notice, ...files }) => (
        <>
          <LeftOut notice={notice} notFetched={files.notFetched} />
          <NewNotice {...props} id={id} defaults={copyOf(notice)} {...files} />
        </>
      )}
    </WhenLoaded>
  )
}

type Earlier = Success<'getSingleNotice'>['data']

/** What is used again of a notice: all but what belongs to its days. */
const copyOf = ({
  title,
  description,
  catagory,
  audience,
  classes = [],
  translations = {},
  event,
}: Earlier): Draft => ({
  title,
  description,
  catagory,
  audience: audience ?? 'everybody',
  classes: classList(classes),
  translations: writeTranslations(translations),
  eventTime: event?.time ?? '',
  eventEndTime: event?.endTime ?? '',
  eventPlace: event?.place ?? '',
})

/** Its photo and its files, and the names of those that could not be fetched. */
async function filesOf({ _id, title, photoVersion, files = [] }: Earlier, signal: AbortSignal) {
  const notFetched: string[] = []
  const get = (url: string, name: string) => getFile(url, name, signal).catch(() => void notFetched.push(name))
  const photoSrc = photoUrl(endpoints.noticePhoto, _id, photoVersion)
  const photo = photoSrc ? await get(photoSrc, texts().notices.photoOf({ title })) : undefined
  const taken: TakenFile[] = []
  for (const one of files) {
    const file = await get(noticeFileUrl(one), one.name)
    if (file) taken.push({ file, label: one.label })
  }
  return { photo, taken, notFetched }
}

/** Says what a new notice does not have of the one that it begins with. */
function LeftOut({ notice, notFetched }: { notice: Earlier; notFetched: readonly string[] }) {
  const { labelled, notices: text } = texts()
  const { date, appearsOn, onTop, event } = notice
  const what = [
    date !== UNLIMITED && labelled(text.date, dateOf(date)),
    appearsOn && labelled(text.appearsOn, dateOf(appearsOn)),
    event && labelled(text.form.event, whenOf({ day: event.day, lastDay: event.lastDay })),
    event?.cancelled && text.eventCancelled,
    onTop && text.onTop,
  ].filter((one) => typeof one === 'string')
  return (
    <>
      {what.length > 0 && <Alert>{text.again.leftOut({ what })}</Alert>}
      {notFetched.length > 0 && <Alert tone="warning">{text.again.notFetched({ names: notFetched })}</Alert>}
    </>
  )
}

type NewProps = PageInput & {
  defaults?: Draft
  /** Of the notice that it begins with. */
  photo?: File | undefined
  taken?: readonly TakenFile[]
}

function NewNotice({ dashboard, defaults, photo, taken }: NewProps) {
  const text = texts().notices.form
  const { question, askFirst } = usePastDayQuestion()
  /** Something is said of its files. */
  const isToBeRead = useRef(false)
  return (
    <>
      <RecordForm
        defaults={{ ...defaults, ...mailDefaults() }}
        send={async ({ data, ...sending }) => {
          const { form, query } = splitMail(data)
          const response = await askFirst((ifPast) =>
            upload(endpoints.addNotice, { query: { ifPast, ...query }, form, ...sending }),
          )
          if (response?.success) isToBeRead.current = await sendFilesOfNew(response.notice._id)
          return response
        }}
        // There a file is sent again, or another one chosen.
        next={({ notice: { _id } }) =>
          isToBeRead.current ? `${dashboard}/update-notice/${_id}?look=files` : `${dashboard}/notice-detail`
        }
        doneText={text.added}
        saved={({ notice: { _id, title } }) => ({ id: _id, name: title, href: staffLinks(dashboard, _id).notice })}
        submitLabel={texts().staffTitles.addNotice}
      >
        {(initial) => (
          <>
            <NoticeFields initial={initial} taken={photo} />
            <NoticeFilesForm taken={taken} />
            <MailChoice initial={initial} />
          </>
        )}
      </RecordForm>
      {question}
    </>
  )
}
