import { Button, Dialog } from '@my-school/ui-kit'
import { texts } from '#messages'
import { answerLeaveQuestion } from '../state/unsaved.ts'

/** Asks whether typed values may be lost. */
export function LeaveQuestion() {
  const { leaveHeading, leaveText, leave, stay } = texts().leave
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
