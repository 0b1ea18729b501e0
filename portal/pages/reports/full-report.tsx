import { ReportBlock } from '@my-school/ui-kit'
import { photoUrl } from '../../api/photos.ts'
import type { PageInput } from '../../page-types.ts'
import { reportBlock } from '../../strings/report.ts'
import { strings } from '../../strings/staff.ts'
import { momentOf } from '../records/day-of.ts'
import { ReportPage } from './report-page.tsx'

/** A student's whole report, as it can be printed. */
export function FullReport(input: PageInput) {
  return (
    <ReportPage {...input} title={strings.reports.detailTitle} current="fullReport" printed>
      {(report, student) => (
        <ReportBlock
          {...reportBlock}
          studentName={student}
          formatDate={momentOf}
          report={{
            ...report,
            complaint: report.complain,
            photoSrc: photoUrl('reportPhoto', input.id, report.photoVersion),
          }}
        />
      )}
    </ReportPage>
  )
}
