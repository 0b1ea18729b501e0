import { EmptyState } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { assertList, requestSuccess } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { ReportSheet } from '../reports/report-sheet.tsx'
import { PrintBar } from './print-bar.tsx'
import { byRollNumber } from './use-people.ts'
import { usePrint } from './use-print.ts'

type Reports = Success<'reportsOfYear'>['reports']

/** The reports of a class in an earlier school year, each on its own sheet. */
export function EarlierReports({ year, grade }: { year: string; grade: string }) {
  const { paper, classReports } = texts().paper
  const loaded = useLoad(`reports/${year}/${grade}`, async (signal) => {
    const { reports } = await requestSuccess(endpoints.reportsOfYear, { query: { year, grade }, signal })
    return assertList(reports).toSorted((one, other) => byRollNumber(one.student, other.student))
  })
  return (
    <WhenLoaded loaded={loaded} loadingText={paper.loading} failedText={paper.failed} illustration="report">
      {(reports) =>
        reports.length > 0 ? (
          <ReportSheets reports={reports} />
        ) : (
          <EmptyState illustration="report" heading={classReports.noneOfYear({ year, grade })} />
        )
      }
    </WhenLoaded>
  )
}

function ReportSheets({ reports }: { reports: Reports }) {
  const { state, start } = usePrint()
  return (
    <>
      <PrintBar
        amount={texts().paper.paper.amount({ number: reports.length, what: 'reports' })}
        busy={state === 'preparing'}
        onPrint={start}
      />
      <div className="sheets">
        {reports.map((response) => (
          <div key={response.data._id} className="report-paper">
            <ReportSheet id={response.data.studentId} response={response} formatDate={momentOf} />
          </div>
        ))}
      </div>
    </>
  )
}
