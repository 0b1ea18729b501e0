import { Button } from '@my-school/ui-kit'
import { wording } from '../wording.ts'

/** Prints the page as its print styles have it. `disabled`: what is to be printed is not there yet. */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => print()}>
      {wording.frame.print}
    </Button>
  )
}
