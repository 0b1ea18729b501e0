import type { StudentRecord } from '#contract/operations'
import { photoUrl } from '../../api/photos.ts'
import { getStudent, updateStudent } from '../../api/students.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import type { PageInput } from '../../page-types.ts'
import { loadStudents } from '../../state/students.ts'
import { strings } from '../../strings/staff.ts'
import { RecordPage } from '../records/record-page.tsx'
import { StudentFields } from './student-fields.tsx'

const text = strings.student

/** The form that changes a student, but not the login. */
export function UpdateStudent({ id, dashboard }: PageInput) {
  const list = `${dashboard}/Student-detail`
  return (
    <RecordPage
      title={text.updateTitle}
      back={list}
      name={`student/${id}`}
      load={(signal) => getStudent(id, signal)}
      texts={text}
      illustration="people"
      subject={(student) => student.name}
    >
      {(student) => <ChangeForm student={student} list={list} />}
    </RecordPage>
  )
}

function ChangeForm({ student, list }: { student: StudentRecord; list: string }) {
  const { _id, photoVersion, created_at: _created, version, ...values } = student
  const pictureOf = (_field: string, photo: string | null) => photoUrl('studentPhoto', _id, photo)
  const src = pictureOf('photo', photoVersion)
  return (
    <RecordForm
      record={{ values, version, pictureOf }}
      send={({ data, onProgress }) => updateStudent(_id, data, onProgress)}
      next={list}
      doneText={text.updated}
      onDone={loadStudents}
      refusedText={text.refused}
      failedText={text.failed}
      submitLabel={text.update}
    >
      {(initial) => (
        <StudentFields initial={initial} current={src ? { src, alt: `${text.photoOf} ${student.name}` } : undefined} />
      )}
    </RecordForm>
  )
}
