import { Button, LinkButton } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'

type Wanted = {
  year: string | null
  /** Where there is no report of this year: that of the newest one. */
  newest?: boolean
  /** Of a student of whom it is known that there are none. */
  none?: boolean
}

/** The reports of a student's earlier school years, and that of the wanted year. */
export function useEarlierReports(id: string, { year, newest = false, none = false }: Wanted) {
  const { status, data, error, reload } = useLoad(`earlier-reports/${id}`, async (signal) =>
    none ? undefined : requestSuccess(endpoints.earlierReports, { params: { id }, signal }),
  )
  const isWanted = !none && (year !== null || newest)
  const chosen = data?.reports.find((report) => report.year === year) ?? (newest ? data?.reports[0] : undefined)
  return {
    reports: data?.reports ?? [],
    /** As the report sheet takes it. */
    chosen: data && chosen && { data: chosen, student: data.student },
    /** Of these reports, where one of them is wanted. */
    wanted: isWanted ? { status: data ? ('ready' as const) : status, error, reload } : undefined,
    isLoading: !none && !data && status === 'loading',
    /** Loads the list again, where it failed, that may help, and no report is shown as failed for the same reason. */
    retry: status === 'failed' && !data && !error && !isWanted ? reload : undefined,
  }
}

/** The addresses of a page that shows the report of a year: `?year=2026/27`, or without it that of the present one. */
export const hrefOfYear =
  (href: string): ReportYearsProps['hrefOf'] =>
  (year) =>
    year === undefined ? href : `${href}?year=${encodeURIComponent(year)}`

export type ReportYearsProps = Pick<ReturnType<typeof useEarlierReports>, 'reports' | 'chosen' | 'retry'> & {
  /** The address of the report of a year; undefined: the present one. */
  hrefOf: (year?: string) => string
  /** Whether there is a link to the present year. */
  hasPresent?: boolean
  /** They are loading: their place is kept. */
  isLoading?: boolean
  headingLevel?: 2 | 3
}

/** Links to the report of each school year; nothing where there are no earlier ones. Says when these could not be loaded. */
export function ReportYears({
  reports,
  chosen,
  retry,
  hrefOf,
  hasPresent = true,
  isLoading,
  headingLevel = 2,
}: ReportYearsProps) {
  const { reportSheet: text } = texts()
  const Heading = `h${headingLevel}` as const
  if (retry)
    return (
      <p role="status">
        {text.earlierFailed}{' '}
        <Button size="small" variant="quiet" onClick={retry}>
          {text.earlierReload}
        </Button>
      </p>
    )
  if (reports.length === 0 && !isLoading) return null
  const link = (label: string, to: string, isCurrent: boolean) => (
    <LinkButton key={to} variant="quiet" size="small" href={to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </LinkButton>
  )
  return (
    <nav className="report-years" aria-label={text.earlier}>
      <Heading>{text.earlier}</Heading>
      <div className="button-row" data-waiting={isLoading || undefined}>
        {!isLoading && hasPresent && link(text.thisYear, hrefOf(), !chosen)}
        {reports.map((report) => link(text.ofYear(report), hrefOf(report.year), report === chosen?.data))}
      </div>
    </nav>
  )
}

/** The same on the record of a student. */
export function EarlierReports({ id, href }: { id: string; href: string }) {
  const { reports, retry } = useEarlierReports(id, { year: null })
  return <ReportYears reports={reports} chosen={undefined} retry={retry} hrefOf={hrefOfYear(href)} hasPresent={false} />
}
