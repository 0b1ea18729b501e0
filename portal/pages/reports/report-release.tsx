import { Alert, Button } from '@my-school/ui-kit'
import { useState } from 'react'
import type { Report } from '#contract/operations'
import { texts } from '#messages'
import { dateOf } from '../../format/dates.ts'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { useSchool } from '../../state/school.ts'
import { ReleaseDialog, TakeBackDialog } from './release-dialog.tsx'
import { releaseState } from './release-state.ts'

type Props = {
  report: Pick<Report, '_id' | 'shownFrom' | 'isRead'>
  student: string
  dashboard: string
  /** Called when the release has changed. */
  onDone: () => void
}

/** Who may read a report, and the buttons with which an admin changes it. Nothing where reports are shown at once. */
export function ReportRelease({ report, student, dashboard, onDone }: Props) {
  const text = texts().release
  const [asking, setAsking] = useState<'release' | 'takeBack'>()
  const { shown } = useSchool().reports
  const { shownFrom, isRead } = report
  const state = releaseState(shownFrom)
  if (shown === 'atOnce' && state === 'shown') return null
  const isAdmin = dashboard === DASHBOARDS.admin
  const mayTakeBack = state === 'planned' || (state === 'shown' && !isRead)
  const dialog = { scope: { ids: [report._id] }, subject: student, onClose: () => setAsking(undefined), onDone }
  return (
    <>
      <Alert
        className="report-release"
        tone={state === 'shown' ? 'success' : 'warning'}
        actions={
          isAdmin && (
            <>
              {state !== 'shown' && (
                <Button size="small" onClick={() => setAsking('release')}>
                  {text.release}
                </Button>
              )}
              {mayTakeBack && (
                <Button size="small" variant="quiet" onClick={() => setAsking('takeBack')}>
                  {text.takeBack}
                </Button>
              )}
            </>
          )
        }
      >
        {state === 'waiting'
          ? text.one.waiting
          : state === 'planned'
            ? text.one.planned({ day: dateOf(shownFrom ?? '') })
            : isRead
              ? text.one.read
              : text.one.unread}
      </Alert>
      {asking === 'release' && <ReleaseDialog {...dialog} says={text.willReleaseOne} />}
      {asking === 'takeBack' && <TakeBackDialog {...dialog} says={text.willTakeBackOne} />}
    </>
  )
}
