import { Button } from '@my-school/ui-kit'
import { strings } from '../../strings/layout.ts'

type Props = {
  /** What could not be loaded. */
  text: string
  reload: () => void
}

/** A part of a page could not be loaded; the rest of the page stays. */
export const PartNotLoaded = ({ text, reload }: Props) => (
  <p role="status">
    {text}{' '}
    <Button size="small" variant="quiet" onClick={reload}>
      {strings.tryAgain}
    </Button>
  </p>
)
