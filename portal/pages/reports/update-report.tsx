import * as endpoints from '#contract/endpoints'
import type { Report } from '#contract/operations'
import { texts } from '#messages'
import { photoUrl } from '../../api/photos.ts'
import { upload } from '../../api/upload.ts'
import { RecordForm } from '../../forms/record-form.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { ReportFields } from './report-fields.tsx'
import { ReportPage } from './report-page.tsx'

/** The form that changes a student's report. */
export function UpdateReport(input: PageInput) {
  return (
    <ReportPage {...input} current="updateReport">
      {(report, student) => <ChangeForm {...input} report={report} student={student.name} />}
    </ReportPage>
  )
}

function ChangeForm({ report, student, id, dashboard }: PageInput & { report: Report; student: string }) {
  const { reports: text, staffTitles: titles } = texts()
  const links = staffLinks(dashboard, id)
  const { condition, message, complain, notification, version } = report
  const values = { condition, message, complain, notification }
  const pictureOf = (_field: string, photo: string | null) => photoUrl(endpoints.reportPhoto, id, photo)
  const src = pictureOf('photo', report.photoVersion)
  return (
    <RecordForm
      record={{ values, version, pictureOf }}
      send={({ data, ...sending }) => upload(endpoints.updateReport, { params: { id }, form: data, ...sending })}
      next={links.report}
      doneText={text.updated}
      doneLink={() => ({ href: links.fullReport, label: student })}
      refusedText={text.updateFailed}
      failedText={text.updateFailed}
      submitLabel={titles.updateReport}
    >
      {(initial) => <ReportFields initial={initial} current={src ? { src, alt: text.photo } : undefined} />}
    </RecordForm>
  )
}
