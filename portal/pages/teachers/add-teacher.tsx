import * as endpoints from '#contract/endpoints'
import { roleWords } from '#contract/user-ids'
import { texts } from '#messages'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { Page } from '../../layout/page.tsx'
import { NamedFields } from '../../records/login-fields.tsx'
import { LoginSlip } from '../../records/logins.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { storeNewLogin } from '../../state/new-login.ts'
import { showToast } from '../../state/toasts.ts'
import { TeacherFields } from './teacher-fields.tsx'

/** The form for a new teacher, whose login is made with it. */
export function AddTeacher({ dashboard }: PageInput) {
  const text = texts().teachers.form
  const { actions, forms, staffTitles: titles } = texts()
  const list = `${dashboard}/teacher-detail`
  return (
    <Page back={{ href: list, label: actions.back }}>
      <LoginSlip />
      <RecordForm
        send={async ({ data, ...sending }) => {
          const response = await upload(endpoints.addTeacher, { form: data, ...sending })
          if (response.success) storeNewLogin(data)
          return response
        }}
        next={list}
        second={{ label: forms.addAnother, next: `${dashboard}/add-teacher` }}
        doneText={text.added}
        saved={({ teacher: { _id, name } }) => ({ id: _id, name, href: staffLinks(dashboard, _id).teacher })}
        onInvalid={() => showToast('danger', text.incomplete)}
        refusedText={text.refused}
        failedText={text.failed}
        submitLabel={titles.addTeacher}
      >
        {(initial) => (
          <NamedFields initial={initial} roleWord={roleWords.teacher} hint={text.loginHint}>
            {(onNameChange) => <TeacherFields initial={initial} onNameChange={onNameChange} />}
          </NamedFields>
        )}
      </RecordForm>
    </Page>
  )
}
