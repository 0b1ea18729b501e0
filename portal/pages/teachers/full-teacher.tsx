import { LinkButton, PencilIcon, Photo } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { TeacherWithSecrets } from '#contract/operations'
import { classesOf } from '#contract/school/class-list'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { requestSuccess } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { inCurrency } from '../../format/money.ts'
import { useCall } from '../../hooks/use-load.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { AboutPerson, RecordPage, RecordSheet } from '../../records/record-page.tsx'
import { Secrets } from '../../records/secrets.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { showFailure } from '../../state/failures.ts'

/** In their order on the page. */
const FIELDS = ['name', 'gender', 'phone', 'address', 'qualifications', 'salary', 'subject', 'experience'] as const

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
  const { choices, COMMA, teachers: text } = texts()
  const { _id, name } = teacher
  return (
    <RecordSheet
      photo={{ src: photoUrl(endpoints.teacherPhoto, _id, teacher.photoVersion), alt: text.photoOf({ name }) }}
      items={[
        ...FIELDS.map((field) => ({
          label: field === 'salary' ? inCurrency(text.salary) : text[field],
          value: field === 'gender' ? choices.gender(teacher.gender) : teacher[field],
        })),
        ...(teacher.classes ? [{ label: text.classes, value: classesOf(teacher.classes).join(COMMA) }] : []),
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
