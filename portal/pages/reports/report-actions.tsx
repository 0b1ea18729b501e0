import { Button, LinkButton, PencilIcon, PlusIcon, ReportIcon, TrashIcon } from '@my-school/ui-kit'
import { type ComponentType, type ReactNode, useState } from 'react'
import { navigate } from '../../state/navigation.ts'
import { showToast } from '../../state/toasts.ts'
import { confirmLeave } from '../../state/unsaved.ts'
import { strings } from '../../strings/staff.ts'
import { staffLinks } from '../records/links.ts'
import type { ReportDeletePromptProps } from './report-delete-prompt.tsx'

export type ReportActionsProps = {
  id: string
  dashboard: string
  student: string
  /** Whether there is a report; undefined while loading. */
  exists: boolean | undefined
  /** The current page. */
  current: 'addReport' | 'updateReport' | 'fullReport'
}

/** The four side buttons of a report's pages: Add, Update, delete, detail. Without a report there are none. */
export function ReportActions({ id, dashboard, student, exists, current }: ReportActionsProps) {
  const [asking, setAsking] = useState(false)
  const [Prompt, setPrompt] = useState<ComponentType<ReportDeletePromptProps>>()
  const links = staffLinks(dashboard, id)
  const text = strings.reports
  /** The dialog is fetched when it is first needed, to keep the chunk of the forms small. */
  const ask = async () => {
    try {
      const { ReportDeletePrompt } = await import('./report-delete-prompt.tsx')
      setPrompt(() => ReportDeletePrompt)
      setAsking(true)
    } catch (error) {
      console.error(error)
      showToast('error', strings.api.down)
    }
  }
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
  // Until it is known, the buttons are those that the page usually has, so that nothing moves then.
  if (!(exists ?? current !== 'addReport')) return null
  return (
    <nav className="report-actions" aria-label={text.actions}>
      {link('addReport', text.sideAdd, <PlusIcon />)}
      {link('updateReport', text.sideUpdate, <PencilIcon />)}
      <Button variant="quiet" size="small" data-danger icon={<TrashIcon />} onClick={ask}>
        {text.sideDelete}
      </Button>
      {link('fullReport', text.sideDetail, <ReportIcon />)}
      {Prompt && (
        <Prompt
          id={id}
          student={student}
          open={asking}
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
