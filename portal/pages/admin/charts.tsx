import { BarChart } from '@my-school/ui-kit'
import { CONDITIONS } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { monthName } from '../../format/dates.ts'
import { useListCall } from '../../hooks/use-load.ts'
import { useSchool } from '../../state/school.ts'
import { WaitingReports, waitingIn } from '../reports/waiting-reports.tsx'
import { FormerDue } from './former-due.tsx'
import { PartNotLoaded } from './part-not-loaded.tsx'

/** Students, reports and notices as bar charts. Each bar leads to the list of what it counts. */
export function Charts({ dashboard }: { dashboard: string }) {
  const { charts: text, conditionLabels } = texts()
  const school = useSchool()
  const { status, data, reload } = useListCall(endpoints.statistics, {})
  const failed = status === 'failed' && !data
  // The rows are known before their numbers, so nothing moves when the numbers arrive.
  const unknown = failed ? '–' : null
  const isReleased = school.reports.shown === 'whenReleased' || waitingIn(data?.classes ?? []) > 0
  const classes =
    data?.classes.map((one) => ({
      ...one,
      missing: one.students - one.reports,
      waiting: one.reports - one.shown,
    })) ??
    school.classes.map((grade) => ({
      grade,
      students: unknown,
      reports: unknown,
      missing: unknown,
      shown: unknown,
      waiting: unknown,
    }))
  const conditions = data?.conditions ?? CONDITIONS.map((condition) => ({ condition, reports: unknown }))
  const months = data?.months ?? lastMonths().map((month) => ({ month, notices: unknown }))

  /** A bar, with the link to the list of the records that it counts. */
  const bar = (value: number | string | null, list: string) => ({
    value,
    href: typeof value === 'number' && value > 0 ? `${dashboard}/${list}` : undefined,
  })

  return (
    <>
      {data && <WaitingReports classes={data.classes} dashboard={dashboard} />}
      {data?.formerDue && <FormerDue {...data.formerDue} dashboard={dashboard} />}
      <h2>{text.heading}</h2>
      <div className="stack charts">
        <BarChart
          caption={text.studentsPerClass}
          labelHeader={text.class}
          series={[text.students]}
          rows={classes.map(({ grade, students }) => ({
            label: grade,
            bars: [bar(students, ofClass(grade))],
          }))}
          empty={text.noStudents}
        />
        <BarChart
          caption={text.reportsPerClass}
          labelHeader={text.class}
          series={isReleased ? [text.released, text.waiting, text.missing] : [text.written, text.missing]}
          rows={classes.map(({ grade, reports, shown, waiting, missing }) => ({
            label: grade,
            bars: [
              ...(isReleased
                ? [bar(shown, `${ofClass(grade)}&written=1`), bar(waiting, `${ofClass(grade)}&waiting=1`)]
                : [bar(reports, `${ofClass(grade)}&written=1`)]),
              bar(missing, `${ofClass(grade)}&missing=1`),
            ],
          }))}
          empty={text.noStudents}
        />
        <BarChart
          caption={text.conditions}
          labelHeader={text.condition}
          series={[text.reports]}
          rows={conditions.map(({ condition, reports }) => ({
            label: conditionLabels[condition],
            bars: [bar(reports, `Student-detail?condition=${condition}`)],
          }))}
          empty={text.noReports}
        />
        <BarChart
          caption={text.noticesByMonth}
          labelHeader={text.month}
          series={[text.notices]}
          rows={months.map(({ month, notices }) => ({
            label: monthName(month),
            bars: [bar(notices, `notice-detail?month=${month}`)],
          }))}
          empty={text.noNotices}
        />
      </div>
      {failed && <PartNotLoaded text={text.failed} reload={reload} />}
    </>
  )
}

const ofClass = (grade: string) => `Student-detail?class=${encodeURIComponent(grade)}`

/** The twelve months of the chart, as YYYY-MM: those of this device, until the server says which they are at the school. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - 11 + index)).toISOString().slice(0, 7),
  )
}
