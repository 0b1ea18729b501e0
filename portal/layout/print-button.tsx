import { Button } from '@my-school/ui-kit'
import { texts } from '#messages'

/**
 * Prints the page.
 * @param disabled while the content is still loading
 */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <Button variant="quiet" disabled={disabled} onClick={() => print()}>
      {texts().actions.print}
    </Button>
  )
}
