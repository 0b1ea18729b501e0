import { Button, Dialog } from '@my-school/ui-kit'
import type { ReactNode } from 'react'

type Props = {
  heading: string
  /** The button that goes back to the form. */
  back: string
  /** The button that sends it all the same. */
  send: string
  /** @param isMeant what is in the form is meant like this */
  onClose: (isMeant?: boolean) => void
  children: ReactNode
}

/** Asks whether something unlikely in a form is meant. */
export const MeantDialog = ({ heading, back, send, onClose, children }: Props) => (
  <Dialog
    open
    heading={heading}
    onClose={() => onClose()}
    actions={
      <>
        <Button onClick={() => onClose()}>{back}</Button>
        <Button variant="quiet" onClick={() => onClose(true)}>
          {send}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
