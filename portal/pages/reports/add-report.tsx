import { messages } from '#contract'
import { addReport, checkReport } from '../../api/reports.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/staff.ts'
import { staffLinks } from '../records/links.ts'
import { titleOf } from '../records/title-of.ts'
import { useStudentName } from '../students/use-student-name.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportFields } from './report-fields.tsx'

/** The form for a student's first report, with links to an existing one. */
export function AddReport({ id, dashboard }: PageInput) {
  const text = strings.reports
  const student = useStudentName(id)
  const { data: exists } = useLoad(`report/${id}`, async (signal) => !(await checkReport(id, signal)).success)
  const links = staffLinks(dashboard, id)
  return (
    <Page
      title={titleOf(student, text.addTitle)}
      heading={text.addTitle}
      lead={
        <>
          <bdi>{student}</bdi>
          {exists && `: ${messages.reportExists}`}
        </>
      }
      back={{ href: links.report, label: strings.form.back }}
    >
      <div className="beside">
        <ReportActions id={id} dashboard={dashboard} student={student} exists={exists} current="addReport" />
        <RecordForm
          send={({ data, onProgress }) => {
            data.set('studentId', id)
            return addReport(data, onProgress)
          }}
          next={links.report}
          doneText={text.added}
          failedText={text.addFailed}
          submitLabel={text.addTitle}
        >
          {(initial) => <ReportFields initial={initial} />}
        </RecordForm>
      </div>
    </Page>
  )
}
