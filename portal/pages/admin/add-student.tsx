import { useState } from 'react'
import { addStudent } from '../../api/students.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { Page } from '../../frame/page.tsx'
import type { PageInput } from '../../routes.tsx'
import { loadStudents } from '../../state/students.ts'
import { wording } from '../../wording-staff.ts'
import { LoginFields } from './login-fields.tsx'
import { StudentFields } from './student-fields.tsx'

const text = wording.student

/** The class of the student added last: thirty new pupils of one class are entered in a row. */
let lastGrade = ''

/** The form for a new student, whose login is made with it. */
export function AddStudent({ dashboard }: PageInput) {
  const { initial, restored } = useDraft({ grade: lastGrade })
  const [name, setName] = useState(initial.name ?? '')
  const list = `${dashboard}/Student-detail`

  return (
    <Page title={text.addTitle} back={{ href: list, label: wording.form.back }}>
      <PageForm
        send={({ data, onProgress }) => addStudent(data, onProgress)}
        next={list}
        doneText={text.added}
        onDone={({ student }) => {
          lastGrade = student.grade
          loadStudents()
        }}
        refusedText={text.refused}
        failedText={text.failed}
        restored={restored}
        submitLabel={text.add}
      >
        <StudentFields initial={initial} onNameChange={({ value }) => setName(value)} />
        <LoginFields initial={initial} name={name} hint={text.loginHint} />
      </PageForm>
    </Page>
  )
}
