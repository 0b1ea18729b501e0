import { Button } from '@my-school/ui-kit'
import { strings } from '#strings/layout'

/**
 * Prints the page.
 * @param disabled while the content is still loading
 */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => print()}>
      {strings.print}
    </Button>
  )
}
