import { useRef } from 'react'
import * as endpoints from '#contract/endpoints'
import { writeTranslations } from '#contract/notices/translations'
import type { Success } from '#contract/operations'
import { classList } from '#contract/school/class-list'
import { texts } from '#messages'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useCall } from '../../hooks/use-call.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import type { Draft } from '../../state/drafts.ts'
import { sendFilesOfNew } from '../../state/unsent-files.ts'
import { staffLinks } from '../staff-links.ts'
import { NoticeFields } from './notice-fields.tsx'
import { NoticeFilesForm } from './notice-files-form.tsx'
import { usePastDayQuestion } from './past-day.tsx'

/** The form for a new notice; with `?from=<id>` it begins with what that notice says, and for whom it is. */
export function AddNotice(props: PageInput) {
  const text = texts().notices.form
  const { query } = useQuery()
  const from = query.get('from')
  return (
    <Page heading={text.addHeading} back={{ href: `${props.dashboard}/notice-detail`, label: texts().actions.back }}>
      {from ? <FormFrom {...props} id={from} /> : <NewNotice {...props} />}
    </Page>
  )
}

function FormFrom({ id, ...props }: PageInput) {
  const loaded = useCall(endpoints.getSingleNotice, { params: { id } }, ({ data }) => data)
  return (
    <WhenLoaded loaded={loaded} failedText={texts().notices.loadFailed} illustration="board">
      {(notice) => <NewNotice {...props} id={id} defaults={copyOf(notice)} hadFiles={notice.files !== undefined} />}
    </WhenLoaded>
  )
}

/** What is used again of a notice: neither its days nor its photo and files. */
const copyOf = ({
  title,
  description,
  catagory,
  audience,
  classes = [],
  translations = {},
}: Success<'getSingleNotice'>['data']): Draft => ({
  title,
  description,
  catagory,
  audience: audience ?? 'everybody',
  classes: classList(classes),
  translations: writeTranslations(translations),
})

type NewProps = PageInput & {
  defaults?: Draft
  /** The notice that it begins with has files. */
  hadFiles?: boolean
}

function NewNotice({ dashboard, defaults, hadFiles }: NewProps) {
  const text = texts().notices.form
  const { question, askFirst } = usePastDayQuestion()
  /** Something is said of its files. */
  const isToBeRead = useRef(false)
  return (
    <>
      <RecordForm
        defaults={defaults}
        send={async ({ data, ...sending }) => {
          const response = await askFirst((ifPast) =>
            upload(endpoints.addNotice, { query: { ifPast }, form: data, ...sending }),
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
            <NoticeFields initial={initial} />
            <NoticeFilesForm hadFiles={hadFiles} />
          </>
        )}
      </RecordForm>
      {question}
    </>
  )
}
