import { Button, type ButtonProps } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { showToast } from '../state/toasts.ts'
import { strings } from '../strings/common.ts'

type Exports = typeof import('../api/exports.ts')

type Props = Pick<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  /** Saves the file. Its script is fetched with the first press. */
  download: (exports: Exports) => Promise<void>
}

/** A button that saves a file of the server. It is busy until the file has arrived. */
export function DownloadButton({ download, ...button }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'busy' | 'done'>()

  // A disabled button loses the focus.
  useEffect(() => {
    if (state === 'done' && document.activeElement === document.body) ref.current?.focus()
  }, [state])

  const run = async () => {
    setState('busy')
    try {
      await download(await import('../api/exports.ts'))
    } catch (error) {
      console.error(error)
      // The end of a session has its own toast.
      if (!(error instanceof ApiError && error.status === 401)) {
        showToast('error', error instanceof ApiError ? error.message : strings.api.down)
      }
    }
    setState('done')
  }
  return <Button ref={ref} variant="quiet" busy={state === 'busy'} onClick={run} {...button} />
}
