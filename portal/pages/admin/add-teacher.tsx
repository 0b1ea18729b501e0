import { useState } from 'react'
import { addTeacher } from '../../api/teachers.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { Page } from '../../frame/page.tsx'
import type { PageInput } from '../../routes.tsx'
import { showToast } from '../../state/toasts.ts'
import { wording } from '../../wording-staff.ts'
import { LoginFields } from './login-fields.tsx'
import { TeacherFields } from './teacher-fields.tsx'

const text = wording.teacher

/** The form for a new teacher, whose login is made with it. */
export function AddTeacher({ dashboard }: PageInput) {
  const { initial, restored } = useDraft()
  const [name, setName] = useState(initial.name ?? '')
  const list = `${dashboard}/teacher-detail`
  return (
    <Page title={text.addTitle} back={{ href: list, label: wording.form.back }}>
      <PageForm
        send={({ data, onProgress }) => addTeacher(data, onProgress)}
        next={list}
        doneText={text.added}
        onInvalid={() => showToast('error', text.incomplete)}
        refusedText={text.refused}
        failedText={text.failed}
        restored={restored}
        submitLabel={text.add}
      >
        <TeacherFields initial={initial} onNameChange={({ value }) => setName(value)} />
        <LoginFields initial={initial} name={name} roleWord={text.roleWord} hint={text.loginHint} />
      </PageForm>
    </Page>
  )
}
