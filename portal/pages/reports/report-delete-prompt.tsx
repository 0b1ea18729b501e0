import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { DeletePrompt } from '../../records/delete-prompt.tsx'

type Props = {
  id: string
  student: string
  onDeleted: () => void
  onClose: () => void
}

/** The dialog before a student's report is deleted. */
export function ReportDeletePrompt({ id, student, onDeleted, onClose }: Props) {
  return (
    <DeletePrompt
      subject={student}
      texts={texts().reports.deletion}
      remove={() => request(endpoints.deleteReport, { params: { id } })}
      onGone={onDeleted}
      onClose={onClose}
    />
  )
}
