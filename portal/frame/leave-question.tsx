import { Button, Dialog } from '@my-school/ui-kit'
import { answerLeaving } from '../state/unsaved.ts'
import { wording } from '../wording-leave.ts'

/** Asks whether what was typed may be lost. Loaded when it is first needed. */
export default function LeaveQuestion() {
  const { leaveHeading, leaveText, leave, stay } = wording
  return (
    <Dialog
      open
      size="small"
      heading={leaveHeading}
      onClose={() => answerLeaving(false)}
      actions={
        <>
          <Button onClick={() => answerLeaving(false)}>{stay}</Button>
          <Button variant="danger" onClick={() => answerLeaving(true)}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{leaveText}</p>
    </Dialog>
  )
}
