import { Button, LinkButton, PencilIcon, PlusIcon, ReportIcon, TrashIcon } from '@my-school/ui-kit'
import { type ReactNode, useId, useState } from 'react'
import { texts } from '#messages'
import { staffLinks } from '../../routing/staff-links.ts'
import { navigate } from '../../state/navigation.ts'
import { confirmLeave } from '../../state/unsaved.ts'
import { ReportDeletePrompt } from './report-delete-prompt.tsx'

export type ReportActionsProps = {
  id: string
  dashboard: string
  student: string
  /** Whether there is a report; undefined while loading. */
  exists: boolean | undefined
  /** The current page. */
  current: 'addReport' | 'updateReport' | 'fullReport'
}

/** The four side buttons of a report's pages: Add, Update, delete, detail. Without a report only the first works. */
export function ReportActions({ id, dashboard, student, exists, current }: ReportActionsProps) {
  const text = texts().reports
  const [asking, setAsking] = useState(false)
  const links = staffLinks(dashboard, id)
  const reason = useId()
  // While loading, the usual buttons of the page are shown, so that nothing moves afterwards.
  const isThere = exists ?? current !== 'addReport'
  const link = (name: ReportActionsProps['current'], label: string, icon: ReactNode) => (
    <LinkButton
      href={links[name]}
      variant="quiet"
      size="small"
      icon={icon}
      aria-current={current === name ? 'page' : undefined}
    >
      {label}
    </LinkButton>
  )
  const disabled = (label: string, icon: ReactNode) => (
    <Button variant="quiet" size="small" icon={icon} disabled aria-describedby={reason}>
      {label}
    </Button>
  )
  return (
    <nav className="grid report-actions" aria-label={text.actions}>
      {link('addReport', text.sideAdd, <PlusIcon />)}
      {isThere ? (
        <>
          {link('updateReport', text.sideUpdate, <PencilIcon />)}
          <Button variant="quiet" size="small" data-danger icon={<TrashIcon />} onClick={() => setAsking(true)}>
            {text.sideDelete}
          </Button>
          {link('fullReport', text.sideDetail, <ReportIcon />)}
        </>
      ) : (
        <>
          {disabled(text.sideUpdate, <PencilIcon />)}
          {disabled(text.sideDelete, <TrashIcon />)}
          {disabled(text.sideDetail, <ReportIcon />)}
          <p id={reason}>{text.sideNeedsReport}</p>
        </>
      )}
      {asking && (
        <ReportDeletePrompt
          id={id}
          student={student}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            // The report is deleted, so unsent changes to it need no question.
            const go = () => navigate(links.report, { replace: true })
            if (current === 'updateReport') go()
            else confirmLeave(go)
          }}
        />
      )}
    </nav>
  )
}
