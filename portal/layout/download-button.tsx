import { Button, type ButtonProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { showFailure } from '../hooks/failure-toast.ts'
import { useFocusAfterBusy } from '../hooks/use-focus-after-busy.ts'

type Props = Pick<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  /** Saves the file. */
  download: () => Promise<void>
}

/** A button that saves a file of the server. It is busy until the file has arrived. */
export function DownloadButton({ download, ...button }: Props) {
  const [busy, setBusy] = useState(false)
  const ref = useFocusAfterBusy(busy)

  const run = async () => {
    setBusy(true)
    try {
      await download()
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return <Button ref={ref} variant="quiet" busy={busy} onClick={run} {...button} />
}
