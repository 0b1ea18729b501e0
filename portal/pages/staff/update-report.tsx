import type { Report } from '#contract/calls'
import { photoAddress } from '../../api/photos.ts'
import { updateReport } from '../../api/reports.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import type { PageInput } from '../../routes.tsx'
import { wording } from '../../wording-staff.ts'
import { staffLinks } from './links.ts'
import { ReportFields } from './report-fields.tsx'
import { ReportPage } from './report-page.tsx'

const text = wording.reports

/** The form that changes a student's report. */
export function UpdateReport(input: PageInput) {
  return (
    <ReportPage {...input} title={text.updateTitle} current="updateReport">
      {(report) => <ChangeForm {...input} report={report} />}
    </ReportPage>
  )
}

function ChangeForm({ report, id, dashboard }: PageInput & { report: Report }) {
  const { condition, message, complain, notification } = report
  const { initial, restored } = useDraft({ condition, message, complain, notification })
  const src = photoAddress('reportPhoto', id, report.photoVersion)
  return (
    <PageForm
      send={({ data, onProgress }) => updateReport(id, data, onProgress)}
      next={staffLinks(dashboard, id).report}
      doneText={text.updated}
      refusedText={text.updateFailed}
      failedText={text.updateFailed}
      restored={restored}
      submitLabel={text.updateTitle}
    >
      <ReportFields initial={initial} current={src ? { src, alt: text.photo } : undefined} />
    </PageForm>
  )
}
