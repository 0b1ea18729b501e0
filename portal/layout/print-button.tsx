import { Button } from '@my-school/ui-kit'
import { strings } from '../strings/common.ts'

/** Prints the page as its print styles have it. `disabled`: what is to be printed is not there yet. */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => print()}>
      {strings.frame.print}
    </Button>
  )
}
