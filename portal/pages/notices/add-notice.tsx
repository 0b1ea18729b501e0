import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { rememberSaved } from '../../state/saved-records.ts'
import { staffLinks } from '../staff-links.ts'
import { NoticeFields } from './notice-fields.tsx'

/** The form for a new notice. */
export function AddNotice({ dashboard }: PageInput) {
  const text = texts().notices.form
  const { layout, staffTitles: titles } = texts()
  const list = `${dashboard}/notice-detail`
  return (
    <Page heading={text.addHeading} back={{ href: list, label: layout.back }}>
      <RecordForm
        send={({ data, ...sending }) => upload(endpoints.addNotice, { form: data, ...sending })}
        next={list}
        doneText={text.added}
        doneLink={({ notice }) => ({ href: staffLinks(dashboard, notice._id).notice, label: notice.title })}
        onDone={({ notice }) => rememberSaved(notice._id)}
        submitLabel={titles.addNotice}
      >
        {(initial) => <NoticeFields initial={initial} />}
      </RecordForm>
      <p className="fields-hint">{texts().notices.files.afterSaving}</p>
    </Page>
  )
}
