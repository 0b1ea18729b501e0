import { momentOf } from '../../moments.ts'
import type { PageInput } from '../../page-types.ts'
import { ReportPage } from './report-page.tsx'
import { ReportSheet } from './report-sheet.tsx'

/** A student's whole report, as it can be printed. */
export function FullReport(input: PageInput) {
  return (
    <ReportPage {...input} current="fullReport" printed>
      {(report, student) => <ReportSheet id={input.id} response={{ data: report, student }} formatDate={momentOf} />}
    </ReportPage>
  )
}
