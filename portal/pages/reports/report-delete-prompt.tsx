import { texts } from '#messages'
import { deleteReport } from '../../api/reports.ts'
import { DeletePrompt } from '../deleting/delete-prompt.tsx'

type Props = {
  id: string
  student: string
  open: boolean
  onDeleted: () => void
  onClose: () => void
}

/** The dialog before a student's report is deleted. */
export function ReportDeletePrompt({ id, student, open, onDeleted, onClose }: Props) {
  return (
    <DeletePrompt
      subject={open ? student : null}
      texts={texts().reports.deletion}
      remove={() => deleteReport(id)}
      onGone={onDeleted}
      onClose={onClose}
    />
  )
}
