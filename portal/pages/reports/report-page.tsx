import { EmptyState, LinkButton, Spinner } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import type { Report } from '#contract/operations'
import { getReport } from '../../api/reports.ts'
import { assertSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { NotLoaded } from '../../layout/not-loaded.tsx'
import { Page } from '../../layout/page.tsx'
import { PrintButton } from '../../layout/print-button.tsx'
import type { PageInput } from '../../page-types.ts'
import { strings } from '../../strings/staff.ts'
import { failureToast } from '../records/failure-toast.ts'
import { staffLinks } from '../records/links.ts'
import { useStudentName } from '../students/use-student-name.ts'
import { ReportActions, type ReportActionsProps } from './report-actions.tsx'

type Props = PageInput & {
  title: string
  current: ReportActionsProps['current']
  /** Whether Print is beside the heading: switched off until the report is there, so that nothing moves when it comes. */
  printed?: boolean
  children: (report: Report, student: string) => ReactNode
}

/** A page about the report that a student has: what it shows, or that there is none, and the side buttons. */
export function ReportPage({ id, dashboard, title, current, printed, children }: Props) {
  const text = strings.reports
  const student = useStudentName(id)
  const { status, data, error, reload } = useLoad(
    `report/${id}`,
    async (signal) => ({ report: assertSuccess(await getReport(id, signal)).data }),
    { onFailure: failureToast(text.detailFailed) },
  )
  const links = staffLinks(dashboard, id)
  const content = () => {
    if (status === 'failed') {
      return <NotLoaded text={text.checkFailed} illustration="report" error={error} reload={reload} />
    }
    if (!data) return <Spinner className="page-loading" label={strings.frame.loading} />
    if (data.report) return children(data.report, student)
    return (
      <EmptyState
        illustration="report"
        heading={text.missing}
        actions={<LinkButton href={links.addReport}>{text.add}</LinkButton>}
      />
    )
  }
  return (
    <Page
      title={title}
      lead={student || '\u00a0'}
      actions={printed && (!data || data.report) && <PrintButton disabled={!data} />}
      back={{ href: links.report, label: strings.form.back }}
    >
      <div className="beside">
        <ReportActions
          id={id}
          dashboard={dashboard}
          student={student}
          exists={data && data.report !== undefined}
          current={current}
        />
        {content()}
      </div>
    </Page>
  )
}
