import { deleteReport } from '../../api/reports.ts'
import { wording } from '../../wording-report-delete.ts'
import { DeletePrompt } from './delete-prompt.tsx'

export type ReportDeletePromptProps = {
  id: string
  student: string
  open: boolean
  onDeleted: () => void
  onClose: () => void
}

/** The prompt before a student's report goes. */
export function ReportDeletePrompt({ id, student, open, onDeleted, onClose }: ReportDeletePromptProps) {
  return (
    <DeletePrompt
      subject={open ? student : null}
      word="Delete"
      texts={wording}
      remove={() => deleteReport(id)}
      onGone={onDeleted}
      onClose={onClose}
    />
  )
}
