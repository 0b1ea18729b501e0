import { Button, LinkButton, PencilIcon, ReportIcon } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { LeaveDialog } from '../../records/leave-dialog.tsx'
import { AboutPerson } from '../../records/record-page.tsx'
import { Secrets } from '../../records/secrets.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { navigate } from '../../state/navigation.ts'
import { Guardians } from '../guardians/guardians.tsx'
import { StudentPage } from './student-page.tsx'

/** A student for admins: with the login, on demand. */
export function FullStudent({ id, dashboard }: PageInput) {
  const { actions, former, layout } = texts()
  const [leaving, setLeaving] = useState(false)
  return (
    <StudentPage
      id={id}
      dashboard={dashboard}
      actions={
        <>
          <LinkButton variant="quiet" href={`${dashboard}/update-detail/${id}`} icon={<PencilIcon />}>
            {actions.update}
          </LinkButton>
          <LinkButton variant="quiet" href={staffLinks(dashboard, id).report} icon={<ReportIcon />}>
            {layout.report}
          </LinkButton>
          <AboutPerson id={id} dashboard={dashboard} />
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            {former.leaving.action}
          </Button>
        </>
      }
      more={({ name, grade }) => (
        <>
          <Secrets
            person={{ id, name }}
            load={async () => (await requestSuccess(endpoints.getSingleStudent, { params: { id } })).user}
          />
          <Guardians student={{ _id: id, name }} />
          {leaving && (
            <LeaveDialog
              leavers={[{ _id: id, grade }]}
              subject={name}
              onClose={() => setLeaving(false)}
              onDone={() => navigate(staffLinks(dashboard).students, { replace: true })}
            />
          )}
        </>
      )}
    />
  )
}
