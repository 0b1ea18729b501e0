import { messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { ReportedStudent } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { dateOf } from '../../format/dates.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import { ReportSheet, type ReportSheetProps } from './report-sheet.tsx'
import { ReportYears, type ReportYearsProps, useEarlierReports } from './report-years.tsx'

/** What is known of a student and the reports before they are loaded. */
type Known = ReportedStudent & { hasReport: boolean; hasLeft: boolean; earlier: number }

/**
 * The reports of a student for those who read them outside of the school: the student and the family.
 * @param year the earlier school year whose report is shown; null: the present year, or the newest one of who has left
 * @param known what there is not is not asked for
 */
export function useReports(id: string, year: string | null, known?: Known) {
  const hasLeft = known?.hasLeft ?? false
  const isMissing = known?.hasReport === false
  const earlier = useEarlierReports(id, { year, newest: hasLeft, none: known?.earlier === 0 })
  const { reports, chosen, wanted, retry } = earlier
  const present = useLoad(`report/${id}`, async (signal) =>
    isMissing ? undefined : request(endpoints.getReport, { params: { id }, signal }),
  )
  const { data } = present
  // Only this exact message means that there is a report.
  const report = data?.message === messages.reportFound ? data.data : undefined
  const student = data?.student ?? (isMissing && !hasLeft ? known : undefined)
  const isWantedThere = wanted === undefined || wanted.status === 'ready'
  const response = chosen ?? (isWantedThere && student ? { data: report, student } : undefined)
  const isReady = response !== undefined || (isWantedThere && isMissing)
  const awaited = isWantedThere ? present : wanted
  return {
    id,
    hasLeft,
    reports,
    chosen,
    retry,
    /** The links to the earlier years are coming: known before they are there. */
    isListLoading: known !== undefined && earlier.isLoading,
    /** What is shown; undefined while it is loading, and of one who has left without a report. */
    response,
    status: isReady ? 'ready' : awaited.status,
    error: awaited.error,
    reload: awaited.reload,
  } as const
}

type Props = Pick<ReportYearsProps, 'hrefOf'> &
  Pick<ReportSheetProps, 'headingLevel'> & { of: ReturnType<typeof useReports> }

/** The chosen report, below links to those of the other years. */
export function ReportsOfStudent({ of, hrefOf, headingLevel }: Props) {
  const { id, hasLeft, reports, chosen, retry, isListLoading, response, status, error, reload } = of
  return (
    <>
      <ReportYears
        reports={reports}
        chosen={chosen}
        retry={retry}
        hrefOf={hrefOf}
        hasPresent={!hasLeft}
        isLoading={isListLoading}
        headingLevel={headingLevel}
      />
      {status === 'failed' ? (
        <NotLoaded text={texts().reportSheet.failed} illustration="report" error={error} reload={reload} />
      ) : (
        (response || status === 'loading') && (
          <ReportSheet id={id} response={response} formatDate={dateOf} headingLevel={headingLevel} />
        )
      )}
    </>
  )
}
