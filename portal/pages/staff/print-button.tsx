import { Button } from '@my-school/ui-kit'
import { wording } from '../../wording.ts'

/** Prints the page as its print styles have it. */
export function PrintButton() {
  return (
    <Button variant="quiet" onClick={() => print()}>
      {wording.frame.print}
    </Button>
  )
}
