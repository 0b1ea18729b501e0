import { texts } from '#messages'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { PrintButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { hrefOfYear } from './report-years.tsx'
import { ReportsOfStudent, useReports } from './reports-of-student.tsx'

/** A student's own report, or a message that there is none yet. */
export function OwnReport({ id }: PageInput) {
  const reports = useReports(id, useUrlQuery().query.get('year'))
  const isThere = reports.response?.data !== undefined
  return (
    <Page
      heading={texts().reportSheet.own}
      actions={
        // Shown from the start, so that the page does not move when the report is loaded.
        (isThere || reports.status === 'loading') && <PrintButton disabled={!isThere} />
      }
    >
      <ReportsOfStudent of={reports} hrefOf={hrefOfYear(`/student/report/${id}`)} />
    </Page>
  )
}
