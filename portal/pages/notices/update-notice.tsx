import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { writeTranslations } from '#contract/notices/translations'
import type { NoticeFile, Success } from '#contract/operations'
import { classList } from '#contract/school/class-list'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { RecordPage } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import type { Draft } from '../../state/drafts.ts'
import { MailChoice, splitMail } from '../mail/mail-choice.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { NoticeFilesForm } from './notice-files-form.tsx'
import { usePastDayQuestion } from './past-day.tsx'

type NoticeToChange = Success<'getSingleNotice'>['data']

/** The form that changes a notice. */
export function UpdateNotice({ id, dashboard }: PageInput) {
  return (
    <RecordPage
      back={`${dashboard}/notice-detail`}
      loaded={useCall(endpoints.getSingleNotice, { params: { id } }, ({ data }) => data)}
      texts={texts().notices}
      illustration="board"
      subject={(notice) => notice.title}
    >
      {(notice) => <ChangeForm notice={notice} dashboard={dashboard} />}
    </RecordPage>
  )
}

function ChangeForm({ notice, dashboard }: { notice: NoticeToChange; dashboard: string }) {
  const { notices: text, staffTitles: titles } = texts()
  const { _id, title, photoVersion, version } = notice
  const pictureOf = (_field: string, photo: string | null) => photoUrl(endpoints.noticePhoto, _id, photo)
  const src = pictureOf('photo', photoVersion)
  const { question, askFirst } = usePastDayQuestion()
  // Each change of them is saved at once. They stay when the form begins anew.
  const [files, setFiles] = useState<readonly NoticeFile[]>(notice.files ?? [])
  return (
    <>
      <RecordForm
        record={{ values: valuesOf(notice), version, pictureOf }}
        send={({ data, ...sending }) => {
          const { form, query } = splitMail(data)
          return askFirst((ifPast) =>
            upload(endpoints.updateNotice, { params: { id: _id }, query: { ifPast, ...query }, form, ...sending }),
          )
        }}
        next={`${dashboard}/notice-detail`}
        doneText={text.form.updated}
        saved={({ notice: { _id, title } }) => ({ id: _id, name: title, href: staffLinks(dashboard, _id).notice })}
        submitLabel={titles.updateNotice}
      >
        {(initial) => (
          <>
            <NoticeFields initial={initial} current={src ? { src, alt: text.photoOf({ title }) } : undefined} />
            <NoticeFilesForm notice={{ _id, files, onFiles: setFiles }} />
            <MailChoice isChange initial={initial} />
          </>
        )}
      </RecordForm>
      {question}
    </>
  )
}

/** What the form begins with: each field as it is sent. */
function valuesOf({
  title,
  description,
  catagory,
  date,
  appearsOn,
  onTop,
  event,
  audience,
  classes,
  translations = {},
}: NoticeToChange): Draft {
  return {
    title,
    description,
    catagory,
    date,
    audience: audience ?? 'everybody',
    classes: classList(classes ?? []),
    translations: writeTranslations(translations),
    appearsOn: appearsOn ?? '',
    onTop: onTop ? 'yes' : '',
    eventDay: event?.day ?? '',
    eventLastDay: event?.lastDay ?? '',
    eventTime: event?.time ?? '',
    eventEndTime: event?.endTime ?? '',
    eventPlace: event?.place ?? '',
    eventCancelled: event?.cancelled ? 'yes' : '',
  }
}
