import { Button, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { dateOf, momentOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { AboutPerson, RecordPage, RecordSheet } from '../../records/record-page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { navigate } from '../../state/navigation.ts'
import { Guardians } from '../guardians/guardians.tsx'
import { ReportSheet } from '../reports/report-sheet.tsx'
import { fieldsOf } from '../students/student-sheet.tsx'
import { ChangeLeaving } from './change-leaving.tsx'
import { certificateOf } from './former-actions.tsx'
import { type Asked, FormerDialog } from './former-dialog.tsx'

type Former = Success<'formerStudent'>['user']

/** The whole record of a student who has left: fields, photo, the leaving and all reports. */
export function FormerPage({ id, dashboard }: PageInput) {
  const text = texts().former
  const links = staffLinks(dashboard, id)
  const [asked, setAsked] = useState<Asked>()
  const loaded = useCall(endpoints.formerStudent, { params: { id } }, ({ user }) => user)
  return (
    <RecordPage
      back={links.formerStudents}
      loaded={loaded}
      texts={text}
      illustration="people"
      isHeading
      subject={(student) => student.name}
      actions={
        <>
          <LinkButton variant="quiet" href={certificateOf(id)}>
            {text.certificate}
          </LinkButton>
          <AboutPerson id={id} dashboard={dashboard} />
          <PrintButton />
          <Button onClick={() => setAsked('bringing back')}>{text.bringingBack.action}</Button>
          <Button variant="quiet" data-danger onClick={() => setAsked('erasing')}>
            {text.erasing.action}
          </Button>
        </>
      }
    >
      {(student) => (
        <>
          <RecordSheet
            photo={{
              src: photoUrl(endpoints.formerPhoto, id, student.photoVersion),
              alt: texts().students.photoOf(student),
            }}
            items={[...fieldsOf(student), ...leavingOf(student)]}
          >
            <ChangeLeaving student={student} onChanged={loaded.reload} />
          </RecordSheet>
          <Reports id={id} />
          <Guardians student={{ _id: id, name: student.name }} hasLeft />
          {asked && (
            <FormerDialog
              about={asked}
              ids={[id]}
              subject={student.name}
              onClose={() => setAsked(undefined)}
              onDone={() => navigate(links.formerStudents, { replace: true })}
            />
          )}
        </>
      )}
    </RecordPage>
  )
}

/** What is recorded of the leaving. */
function leavingOf({ leftOn, firstYear, leftYear, reason, note, leftAt, leftBy, erasedOn, userId }: Former) {
  const { former: text, inDigits, leavingLabels: labels, leavingReasonLabels: reasons, loginLabels } = texts()
  return [
    { label: labels.leftOn, value: dateOf(leftOn) },
    { label: labels.firstYear, value: inDigits(firstYear) },
    { label: labels.leftYear, value: inDigits(leftYear) },
    { label: labels.reason, value: reasons[reason] },
    ...(note ? [{ label: labels.note, value: note, long: true }] : []),
    { label: text.entered, value: text.enteredBy({ when: momentOf(leftAt), by: leftBy }) },
    { label: labels.erasedOn, value: erasedOn ? dateOf(erasedOn) : text.keptForEver },
    { label: loginLabels.userId, value: <bdi dir="ltr">{userId}</bdi> },
  ]
}

/** All reports one after another, each on its own sheet of paper, below links to each. */
function Reports({ id }: { id: string }) {
  const { reportSheet: text, former } = texts()
  const loaded = useCall(endpoints.earlierReports, { params: { id } })
  return (
    <WhenLoaded loaded={loaded} failedText={text.failed} illustration="report">
      {({ reports, student }) => (
        <>
          <nav className="report-years" aria-label={former.reports}>
            <h2>{former.reports}</h2>
            {reports.length === 0 && <p>{former.noReports}</p>}
            <div className="button-row">
              {reports.map((report) => (
                <LinkButton key={report._id} variant="quiet" size="small" href={`#report-${report._id}`}>
                  {text.ofYear(report)}
                </LinkButton>
              ))}
            </div>
          </nav>
          {reports.map((report) => (
            <div key={report._id} id={`report-${report._id}`} className="report-paper former-report">
              <ReportSheet id={id} response={{ data: report, student }} formatDate={momentOf} />
            </div>
          ))}
        </>
      )}
    </WhenLoaded>
  )
}
