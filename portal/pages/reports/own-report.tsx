import { messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { PrintButton } from '../../layout/print-button.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { ReportSheet } from './report-sheet.tsx'
import { ReportYears, useEarlierReports } from './report-years.tsx'

/** A student's own report, or a message that there is none yet. */
export function OwnReport({ id }: PageInput) {
  const text = texts().reportSheet
  const { status, data, error, reload } = useLoad(`report/${id}`, (signal) =>
    request(endpoints.getReport, { params: { id }, signal }),
  )
  const { reports, chosen, isLoading } = useEarlierReports(id)
  // Only this exact message means that there is a report.
  const report = data?.message === messages.reportFound ? data.data : undefined
  return (
    <Page
      heading={text.own}
      actions={
        // Shown from the start, so that the page does not move when the report is loaded.
        (report || chosen || status === 'loading') && <PrintButton disabled={!report && !chosen} />
      }
    >
      <ReportYears reports={reports} chosen={chosen} href={`/student/report/${id}`} />
      {status === 'failed' && !data && !chosen ? (
        <NotLoaded text={text.failed} illustration="report" error={error} reload={reload} />
      ) : (
        <ReportSheet
          id={id}
          response={chosen ?? (isLoading ? undefined : data && { data: report, student: data.student })}
          formatDate={dateOf}
        />
      )}
    </Page>
  )
}
