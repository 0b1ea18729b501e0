import { Alert, Button } from '@my-school/ui-kit'
import { strings } from '#strings/layout'

type Props = {
  /** What could not be loaded. */
  text: string
  reload: () => void
}

/** A part of a page could not be loaded; the rest of the page stays. */
export const PartNotLoaded = ({ text, reload }: Props) => (
  <Alert
    live
    tone="warning"
    actions={
      <Button size="small" variant="quiet" onClick={reload}>
        {strings.tryAgain}
      </Button>
    }
  >
    {text}
  </Alert>
)
