import { Button } from '@my-school/ui-kit'
import { strings } from '../strings/common.ts'

/**
 * Prints the page.
 * @param disabled while the content is still loading
 */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => print()}>
      {strings.frame.print}
    </Button>
  )
}
