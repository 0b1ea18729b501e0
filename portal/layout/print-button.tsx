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

/**
 * Prints the page as it is rendered now. For an effect.
 * @param onPrinted called when the user has printed or has cancelled
 * @returns stops to wait for that
 */
export function printPage(onPrinted: () => void): () => void {
  // Some browsers return from `print` before the user has printed.
  addEventListener('afterprint', onPrinted)
  print()
  return () => removeEventListener('afterprint', onPrinted)
}
