import { Alert, Button } from '@my-school/ui-kit'
import { texts } from '#messages'

type Props = {
  /** The name of the part that could not be loaded. */
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
        {texts().actions.tryAgain}
      </Button>
    }
  >
    {text}
  </Alert>
)
