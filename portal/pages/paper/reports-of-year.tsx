import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { assertList } from '../../api/request.ts'
import { useCall } from '../../hooks/use-load.ts'
import { ReportPapers } from './report-papers.tsx'
import { byRollNumber } from './use-people.ts'

/** The reports of a class in an earlier school year. */
export function ReportsOfYear({ year, grade }: { year: string; grade: string }) {
  const { paper, classReports } = texts().paper
  const loaded = useCall(endpoints.reportsOfYear, { query: { year, grade } }, ({ reports }) =>
    assertList(reports)
      .toSorted((one, other) => byRollNumber(one.student, other.student))
      .map((response) => ({ studentId: response.data.studentId, response })),
  )
  return (
    <ReportPapers loaded={loaded} loadingText={paper.loading} noneText={classReports.noneOfYear({ year, grade })} />
  )
}
