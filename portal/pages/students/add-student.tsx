import { addStudent } from '../../api/students.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { lastGrade } from '../../state/last-grade.ts'
import { loadStudents } from '../../state/students.ts'
import { strings } from '../../strings/staff.ts'
import { NamedFields } from '../records/login-fields.tsx'
import { StudentFields } from './student-fields.tsx'

const text = strings.student

/** The form for a new student, whose login is made with it. */
export function AddStudent({ dashboard }: PageInput) {
  const list = `${dashboard}/Student-detail`

  return (
    <Page title={text.addTitle} back={{ href: list, label: strings.form.back }}>
      <RecordForm
        defaults={{ grade: lastGrade.peek() }}
        send={({ data, onProgress }) => addStudent(data, onProgress)}
        next={list}
        doneText={text.added}
        onDone={({ student }) => {
          lastGrade.value = student.grade
          loadStudents()
        }}
        refusedText={text.refused}
        failedText={text.failed}
        submitLabel={text.add}
      >
        {(initial) => (
          <NamedFields initial={initial} hint={text.loginHint}>
            {(onNameChange) => <StudentFields initial={initial} onNameChange={onNameChange} />}
          </NamedFields>
        )}
      </RecordForm>
    </Page>
  )
}
