import { useEffect } from 'react'
import * as endpoints from '#contract/endpoints'
import type { StudentRecord } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { RecordPage } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { correctedField } from '../../state/saved-records.ts'
import { StudentFields } from './student-fields.tsx'

/** The form that changes a student, but not the login. */
export function UpdateStudent({ id, dashboard }: PageInput) {
  return (
    <RecordPage
      back={staffLinks(dashboard).students}
      loaded={useCall(endpoints.studentForTeacher, { params: { id } }, ({ user }) => user)}
      texts={texts().students}
      illustration="people"
      subject={(student) => student.name}
    >
      {(student) => <ChangeForm student={student} dashboard={dashboard} />}
    </RecordPage>
  )
}

function ChangeForm({ student, dashboard }: { student: StudentRecord; dashboard: string }) {
  const { staffTitles: titles, students: text } = texts()
  const links = staffLinks(dashboard, student._id)
  const { _id, photoVersion, created_at: _created, version, ...values } = student
  const pictureOf = (_field: string, photo: string | null) => photoUrl(endpoints.studentPhoto, _id, photo)
  const src = pictureOf('photo', photoVersion)
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(`.page-form [name="${correctedField.peek()}"]`)
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [])
  return (
    <RecordForm
      record={{ values, version, pictureOf }}
      send={({ data, ...sending }) => {
        const [field = '', ...others] = [...data.keys()].filter((name) => name !== 'version')
        correctedField.value = others.length === 0 ? field : ''
        return upload(endpoints.updateStudent, { params: { id: _id }, form: data, ...sending })
      }}
      next={links.students}
      doneText={text.form.updated}
      saved={({ student: { name } }) => ({ id: _id, name, href: links.student })}
      refusedText={text.form.refused}
      failedText={text.form.failed}
      submitLabel={titles.updateStudent}
    >
      {(initial) => <StudentFields initial={initial} current={src ? { src, alt: text.photoOf(student) } : undefined} />}
    </RecordForm>
  )
}
