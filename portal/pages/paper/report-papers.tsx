import { EmptyState } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import { momentOf } from '../../format/dates.ts'
import type { Loaded } from '../../hooks/use-load.ts'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { ReportSheet, type ReportSheetProps } from '../reports/report-sheet.tsx'
import { PrintShown } from './print-bar.tsx'

type Props = {
  loaded: Loaded<readonly { studentId: string; response: ReportSheetProps['response'] }[]>
  loadingText: string
  /** What is said where there is nothing to print. */
  noneText: string
  /** A sheet before them. */
  cover?: ReactNode
}

/** Reports as they are printed, each on its own sheet. */
export function ReportPapers({ loaded, loadingText, noneText, cover }: Props) {
  const text = texts().paper.paper
  return (
    <WhenLoaded loaded={loaded} loadingText={loadingText} failedText={text.failed} illustration="report">
      {(reports) =>
        reports.length === 0 && !cover ? (
          <EmptyState illustration="report" heading={noneText} />
        ) : (
          <>
            <PrintShown amount={text.amount({ number: reports.length, what: 'reports' })} />
            <div className="sheets">
              {cover}
              {reports.map(({ studentId, response }) => (
                <div key={studentId} className="report-paper">
                  <ReportSheet id={studentId} response={response} formatDate={momentOf} />
                </div>
              ))}
            </div>
          </>
        )
      }
    </WhenLoaded>
  )
}
