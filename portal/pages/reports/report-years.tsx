import { LinkButton } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { useQuery } from '../../hooks/use-query.ts'

/** The reports of a student's earlier school years, and which of them the address asks for: `?year=2026/27`. */
export function useEarlierReports(id: string) {
  const { data } = useLoad(`earlier-reports/${id}`, (signal) =>
    requestSuccess(endpoints.earlierReports, { params: { id }, signal }),
  )
  const wanted = useQuery().query.get('year')
  const chosen = data?.reports.find(({ year }) => year === wanted)
  return {
    reports: data?.reports ?? [],
    /** As the report sheet takes it. */
    chosen: data && chosen && { data: chosen, student: data.student },
    isLoading: !data && wanted !== null,
  }
}

type Props = Pick<ReturnType<typeof useEarlierReports>, 'reports' | 'chosen'> & {
  /** The address of the page that shows a report. */
  href: string
  /** The page is another one: the present year has no link. */
  isElsewhere?: boolean
}

/** Links to the report of each school year; nothing where there are no earlier ones. */
export function ReportYears({ reports, chosen, href, isElsewhere }: Props) {
  const text = texts().reportSheet
  if (reports.length === 0) return null
  const link = (label: string, to: string, isCurrent: boolean) => (
    <LinkButton key={to} variant="quiet" size="small" href={to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </LinkButton>
  )
  return (
    <nav className="report-years" aria-label={text.earlier}>
      <h2>{text.earlier}</h2>
      <div className="button-row">
        {!isElsewhere && link(text.thisYear, href, !chosen)}
        {reports.map((report) =>
          link(text.ofYear(report), `${href}?year=${encodeURIComponent(report.year)}`, report === chosen?.data),
        )}
      </div>
    </nav>
  )
}

/** The same on the record of a student. */
export function EarlierReports({ id, href }: { id: string; href: string }) {
  const { reports } = useEarlierReports(id)
  return <ReportYears reports={reports} chosen={undefined} href={href} isElsewhere />
}
