import { Button, Dialog } from '@my-school/ui-kit'
import { answerLeaveQuestion } from '../state/unsaved.ts'
import { strings } from '../strings/leave.ts'

/** Asks whether what was typed may be lost. Loaded when it is first needed. */
export default function LeaveQuestion() {
  const { leaveHeading, leaveText, leave, stay } = strings
  return (
    <Dialog
      open
      size="small"
      heading={leaveHeading}
      onClose={() => answerLeaveQuestion(false)}
      actions={
        <>
          <Button onClick={() => answerLeaveQuestion(false)}>{stay}</Button>
          <Button variant="danger" onClick={() => answerLeaveQuestion(true)}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{leaveText}</p>
    </Dialog>
  )
}
