import { texts } from '#messages'
import { momentOf } from '../../format/dates.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { NotLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { ReportPage } from './report-page.tsx'
import { ReportRelease } from './report-release.tsx'
import { ReportSheet, type ReportSheetProps } from './report-sheet.tsx'
import { hrefOfYear, ReportYears, useEarlierReports } from './report-years.tsx'

/** A student's whole report, as it can be printed. */
export function FullReport(input: PageInput) {
  const { reports, chosen, wanted, retry } = useEarlierReports(input.id, { year: useUrlQuery().query.get('year') })
  const sheet = (response: ReportSheetProps['response']) => (
    <ReportSheet id={input.id} response={response} formatDate={momentOf} />
  )
  return (
    <ReportPage
      {...input}
      current="fullReport"
      printed={wanted?.status !== 'failed'}
      instead={
        wanted?.status === 'failed' ? (
          <NotLoaded
            text={texts().reportSheet.failed}
            illustration="report"
            error={wanted.error}
            reload={wanted.reload}
          />
        ) : (
          (chosen || wanted?.status === 'loading') && sheet(chosen)
        )
      }
      above={
        <>
          <ReportYears
            reports={reports}
            chosen={chosen}
            retry={retry}
            hrefOf={hrefOfYear(staffLinks(input.dashboard, input.id).fullReport)}
          />
          {chosen && (
            <ReportRelease
              report={chosen.data}
              student={chosen.student.name}
              dashboard={input.dashboard}
              onDone={() => wanted?.reload()}
            />
          )}
        </>
      }
    >
      {(report, student) => sheet({ data: report, student })}
    </ReportPage>
  )
}
