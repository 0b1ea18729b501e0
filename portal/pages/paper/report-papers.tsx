import type { ReactNode } from 'react'
import { texts } from '#messages'
import { momentOf } from '../../format/dates.ts'
import { ReportSheet, type ReportSheetProps } from '../reports/report-sheet.tsx'
import { PrintBar } from './print-bar.tsx'
import { usePrint } from './use-print.ts'

type Props = {
  reports: readonly { studentId: string; response: ReportSheetProps['response'] }[]
  /** A sheet before them. */
  cover?: ReactNode
}

/** Reports as they are printed, each on its own sheet. */
export function ReportPapers({ reports, cover }: Props) {
  const { state, start } = usePrint()
  return (
    <>
      <PrintBar
        amount={texts().paper.paper.amount({ number: reports.length, what: 'reports' })}
        busy={state === 'preparing'}
        onPrint={start}
      />
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
