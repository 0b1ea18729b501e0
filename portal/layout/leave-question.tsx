import { Button, Dialog } from '@my-school/ui-kit'
import { texts } from '#messages'
import { resolveLeaveQuestion } from '../state/unsaved.ts'

/** Asks whether typed values may be lost. */
export function LeaveQuestion() {
  const { leaveHeading, leaveText, leave, stay } = texts().leave
  return (
    <Dialog
      open
      size="small"
      heading={leaveHeading}
      onClose={() => resolveLeaveQuestion(false)}
      actions={
        <>
          <Button onClick={() => resolveLeaveQuestion(false)}>{stay}</Button>
          <Button variant="danger" onClick={() => resolveLeaveQuestion(true)}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{leaveText}</p>
    </Dialog>
  )
}
