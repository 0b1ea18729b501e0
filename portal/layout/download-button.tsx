import { Button, type ButtonProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { useFocusAfterBusy } from '../hooks/use-focus-after-busy.ts'
import { showToast } from '../state/toasts.ts'

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
      console.error(error)
      // The end of a session has its own toast.
      if (!(error instanceof ApiError && error.status === 401)) {
        showToast('danger', error instanceof ApiError ? error.message : texts().requests.down)
      }
    }
    setBusy(false)
  }
  return <Button ref={ref} variant="quiet" busy={busy} onClick={run} {...button} />
}
