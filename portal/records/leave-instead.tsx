import { Button } from '@my-school/ui-kit'
import { texts } from '#messages'

type Props = {
  /** What is said of the deletion. */
  hint: string
  onLeave: () => void
}

/** In a prompt that deletes students: what deletion is for, and the button for a student who has left. */
export function LeaveInstead({ hint, onLeave }: Props) {
  const text = texts().former.leaving
  return (
    <>
      {hint}
      <span className="leave-instead">
        {text.instead}{' '}
        <Button size="small" variant="quiet" onClick={onLeave}>
          {text.action}
        </Button>
      </span>
    </>
  )
}
