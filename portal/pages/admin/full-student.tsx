import { LinkButton, PencilIcon, ReportIcon } from '@my-school/ui-kit'
import { getStudentWithSecrets } from '../../api/students.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-lists.ts'
import { staffLinks } from '../staff/links.ts'
import { StudentPage } from '../staff/student-page.tsx'
import { Secrets } from './secrets.tsx'

/** A student as admins see one: with the login, once it is asked for. */
export function FullStudent({ id, dashboard }: PageInput) {
  return (
    <StudentPage
      id={id}
      dashboard={dashboard}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/update-detail/${id}`} icon={<PencilIcon />}>
            {wording.students.update}
          </LinkButton>
          <LinkButton variant="quiet" href={staffLinks(dashboard, id).report} icon={<ReportIcon />}>
            {wording.students.report}
          </LinkButton>
        </>
      }
      more={() => <Secrets load={() => getStudentWithSecrets(id)} />}
    />
  )
}
