import * as endpoints from '#contract/endpoints'
import type { TeacherWithSecrets } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { RecordPage } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { showFailure } from '../../state/failures.ts'
import { TeacherFields } from './teacher-fields.tsx'

/** The form that changes a teacher, but not the login. */
export function UpdateTeacher({ id, dashboard }: PageInput) {
  const text = texts().teachers
  const list = `${dashboard}/teacher-detail`
  const onFailure = ({ error }: { error: unknown }) => showFailure(error, text.detailFailed)
  const loaded = useCall(endpoints.singleTeacher, { params: { id } }, ({ data }) => data, { onFailure })
  return (
    <RecordPage back={list} loaded={loaded} texts={text} illustration="people" subject={(teacher) => teacher.name}>
      {(teacher) => <ChangeForm teacher={teacher} dashboard={dashboard} list={list} />}
    </RecordPage>
  )
}

function ChangeForm({ teacher, dashboard, list }: { teacher: TeacherWithSecrets; dashboard: string; list: string }) {
  const { staffTitles: titles, teachers: text } = texts()
  const { _id, name, phone, gender, address, qualifications, salary, subject, bankDetail, experience, classes } =
    teacher
  const values = { name, phone, gender, address, qualifications, salary, subject, bankDetail, experience, classes }
  const pictureOf = (field: string, version: string | null) =>
    photoUrl(field === 'idCard' ? endpoints.teacherIdCard : endpoints.teacherPhoto, _id, version)
  const photo = pictureOf('photo', teacher.photoVersion)
  const idCard = pictureOf('idCard', teacher.idCardVersion)
  return (
    <RecordForm
      record={{ values, version: teacher.version, pictureOf }}
      send={({ data, ...sending }) => upload(endpoints.updateTeacher, { params: { id: _id }, form: data, ...sending })}
      next={list}
      doneText={text.form.updated}
      saved={({ teacher: { _id, name } }) => ({ id: _id, name, href: staffLinks(dashboard, _id).teacher })}
      refusedText={text.form.refused}
      failedText={text.form.failed}
      submitLabel={titles.updateTeacher}
    >
      {(initial) => (
        <TeacherFields
          initial={initial}
          current={{
            photo: photo ? { src: photo, alt: text.photoOf({ name }) } : undefined,
            idCard: idCard ? { src: idCard, alt: text.idCardOf({ name }) } : undefined,
          }}
        />
      )}
    </RecordForm>
  )
}
