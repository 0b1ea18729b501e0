import { LinkButton, PencilIcon, Photo } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { TeacherWithSecrets } from '#contract/operations'
import { aboutTeacher, teacherDetails } from '#contract/teachers/fields'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { requestSuccess } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { personDetails } from '../../records/person-fields.tsx'
import { AboutPerson, RecordPage, RecordSheet } from '../../records/record-page.tsx'
import { Secrets } from '../../records/secrets.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { showFailure } from '../../state/failures.ts'

/** A teacher with all fields, both photos and, on demand, the login. */
export function FullTeacher({ id, dashboard }: PageInput) {
  const { actions, teachers: text } = texts()
  const onFailure = ({ error }: { error: unknown }) => showFailure(error, text.detailFailed)
  const loaded = useCall(endpoints.singleTeacher, { params: { id } }, ({ data }) => data, { onFailure })
  return (
    <RecordPage
      back={`${dashboard}/teacher-detail`}
      loaded={loaded}
      texts={text}
      illustration="people"
      isHeading
      subject={(teacher) => teacher.name}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/update-teacher/${id}`} icon={<PencilIcon />}>
            {actions.update}
          </LinkButton>
          <AboutPerson id={id} dashboard={dashboard} />
          <PrintButton />
        </>
      }
    >
      {(teacher) => <Sheet teacher={teacher} />}
    </RecordPage>
  )
}

function Sheet({ teacher }: { teacher: TeacherWithSecrets }) {
  const { teachers: text } = texts()
  const { _id, name } = teacher
  return (
    <RecordSheet
      photo={{ src: photoUrl(endpoints.teacherPhoto, _id, teacher.photoVersion), alt: text.photoOf({ name }) }}
      items={[
        ...personDetails({ about: aboutTeacher, fields: teacherDetails, labels: text }, teacher),
        { label: text.joined, value: dateOf(teacher.created_at) },
      ]}
    >
      <figure className="id-card">
        <figcaption>{text.idCard}</figcaption>
        <Photo
          src={photoUrl(endpoints.teacherIdCard, _id, teacher.idCardVersion)}
          alt={text.idCardOf({ name })}
          fallback="notice"
          fit="contain"
          width="100%"
          height="13rem"
        />
      </figure>
      <Secrets
        person={{ id: _id, name }}
        load={async () => (await requestSuccess(endpoints.singleTeacher, { params: { id: _id } })).data}
        more={[{ label: text.bankDetail, value: teacher.bankDetail }]}
      />
    </RecordSheet>
  )
}
