import { EmptyState, LinkButton } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Report, ReportedStudent } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { showFailure } from '../../state/failures.ts'
import { ReportActions, type ReportActionsProps } from './report-actions.tsx'
import { useStudentName } from './use-class-of.ts'

type Props = PageInput & {
  current: ReportActionsProps['current']
  /** Shows the button Print. It is disabled until the report is loaded, so that nothing moves then. */
  printed?: boolean
  /** Shown in place of the report of this school year, such as one of an earlier year. */
  instead?: ReactNode
  /** Shown above the report. */
  above?: ReactNode
  children: (report: Report, student: ReportedStudent) => ReactNode
}

/** A page about a student's report, with the side buttons; or a message that there is none. */
export function ReportPage({ id, dashboard, current, printed, instead, above, children }: Props) {
  const { actions, reports: text } = texts()
  const student = useStudentName(id)
  const loaded = useLoad(`report/${id}`, (signal) => requestSuccess(endpoints.getReport, { params: { id }, signal }), {
    onFailure: ({ error }) => showFailure(error, text.detailFailed),
  })
  const { status, data } = loaded
  const links = staffLinks(dashboard, id)
  return (
    <Page
      subject={student}
      lead={student || '\u00a0'}
      actions={
        printed &&
        (instead || (status !== 'failed' && (!data || data.data))) && <PrintButton disabled={!data && !instead} />
      }
      back={{ href: links.report, label: actions.back }}
    >
      <div className="beside">
        {/* They are about the report of this year. */}
        {!instead && status !== 'failed' && (
          <ReportActions
            id={id}
            dashboard={dashboard}
            student={student}
            exists={data && data.data !== undefined}
            current={current}
          />
        )}
        <div>
          {above}
          {instead || (
            <WhenLoaded loaded={loaded} failedText={texts().reportSheet.failed} illustration="report">
              {({ data, student }) => (data ? children(data, student) : <NoReport addHref={links.addReport} />)}
            </WhenLoaded>
          )}
        </div>
      </div>
    </Page>
  )
}

/** Shown in place of a report that is not written yet. */
export function NoReport({ addHref }: { addHref: string }) {
  const text = texts().reports
  return (
    <EmptyState
      illustration="report"
      heading={text.missing}
      actions={<LinkButton href={addHref}>{text.add}</LinkButton>}
    />
  )
}
