import { messages } from '#contract'
import { addReport, checkReport } from '../../api/reports.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import { Page } from '../../frame/page.tsx'
import { useLoad } from '../../hooks/use-load.ts'
import type { PageInput } from '../../page-types.ts'
import { wording } from '../../wording-staff.ts'
import { staffLinks } from './links.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportFields } from './report-fields.tsx'
import { useStudentName } from './use-student-name.ts'

/** The form for a student's first report, with the ways to the one that may be there beside it. */
export function AddReport({ id, dashboard }: PageInput) {
  const text = wording.reports
  const student = useStudentName(id)
  const { data: exists } = useLoad(`report/${id}`, async (signal) => !(await checkReport(id, signal)).success)
  const links = staffLinks(dashboard, id)
  return (
    <Page
      title={text.addTitle}
      lead={exists ? `${student}: ${messages.reportExists}` : student}
      back={{ href: links.report, label: wording.form.back }}
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
