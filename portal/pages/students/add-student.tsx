import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { SameStudent as SameStudentOf } from '#contract/operations'
import { texts } from '#messages'
import { upload } from '../../api/upload.ts'
import { useQuestion } from '../../forms/dialogs.tsx'
import { RecordForm } from '../../forms/record-form.tsx'
import { Page } from '../../layout/page.tsx'
import { NamedFields } from '../../records/login-fields.tsx'
import { LoginSlip } from '../../records/logins.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { lastStudent, storeNewLogin } from '../../state/new-login.ts'
import { students } from '../../state/students.ts'
import { proposeRollNumber } from './propose-roll-number.ts'
import { SameStudent } from './same-student.tsx'
import { StudentFields } from './student-fields.tsx'

/** The form for a new student, whose login is made with it. */
export function AddStudent({ dashboard }: PageInput) {
  const text = texts().students.form
  const { actions, forms, staffTitles: titles } = texts()
  useSignals()
  const list = staffLinks(dashboard).students
  const [last] = useState(() => lastStudent.peek())
  const [grade, setGrade] = useState(last.grade)
  const rollNumber = proposeRollNumber(grade, students.value, last)
  const { question, ask } = useQuestion()
  const askWhetherOther = (same: SameStudentOf) =>
    ask<boolean>((close) => <SameStudent same={same} href={staffLinks(dashboard, same._id).student} onClose={close} />)

  return (
    <Page back={{ href: list, label: actions.back }}>
      <LoginSlip />
      <RecordForm
        defaults={{ grade: last.grade, rollNumber }}
        send={async ({ data, ...sending }) => {
          const send = (ifSame: 'ask' | 'add') =>
            upload(endpoints.addStudent, { query: { ifSame }, form: data, ...sending })
          let response = await send('ask')
          if (!response.success && response.same) {
            if (!(await askWhetherOther(response.same))) return undefined
            response = await send('add')
          }
          if (response.success) storeNewLogin(data)
          return response
        }}
        next={list}
        second={{ label: forms.addAnother, next: `${dashboard}/add-student` }}
        doneText={text.added}
        saved={({ student: { _id, name } }) => ({ id: _id, name, href: staffLinks(dashboard, _id).student })}
        onDone={({ student }) => {
          lastStudent.value = student
        }}
        refusedText={text.refused}
        failedText={text.failed}
        submitLabel={titles.addStudent}
      >
        {(initial) => (
          <NamedFields initial={initial} hint={text.loginHint}>
            {(onNameChange) => <StudentFields initial={initial} onNameChange={onNameChange} onGradeChange={setGrade} />}
          </NamedFields>
        )}
      </RecordForm>
      {question}
    </Page>
  )
}
