import { Button, type ButtonProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { useFocusAfterBusy } from '../hooks/use-act.ts'
import { showFailure } from '../state/failures.ts'

type BusyButtonProps = Omit<ButtonProps, 'busy' | 'onClick'> & {
  /** What it does. It is busy meanwhile, and has the focus again after it. */
  act: () => Promise<unknown>
}

/** A button for what takes a while. */
export function BusyButton({ act, ...button }: BusyButtonProps) {
  const [busy, setBusy] = useState(false)
  const ref = useFocusAfterBusy(busy)
  const run = async () => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return <Button ref={ref} {...button} busy={busy} onClick={run} />
}

type DownloadButtonProps = Pick<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  /** Saves the file. */
  download: () => Promise<void>
}

/** A button that saves a file of the server. It is busy until the file has arrived. */
export const DownloadButton = ({ download, ...button }: DownloadButtonProps) => (
  <BusyButton variant="quiet" act={() => download().catch(showFailure)} {...button} />
)

/**
 * Prints the page.
 * @param disabled while the content is still loading
 */
export function PrintButton({ disabled }: { disabled?: boolean }) {
  return (
    <BusyButton variant="quiet" disabled={disabled} act={() => loadPictures().then(() => print())}>
      {texts().actions.print}
    </BusyButton>
  )
}

/** Loads the pictures of the page, also those far below the window: a browser prints only those that it has. */
export async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * Prints the page as it is rendered now, once its pictures are loaded. For an effect.
 * @param onPrinted called when the user has printed or has cancelled
 * @returns stops to wait for that
 */
export function printPage(onPrinted: () => void): () => void {
  let isLeft = false
  // Some browsers return from `print` before the user has printed.
  addEventListener('afterprint', onPrinted)
  loadPictures().then(() => {
    if (!isLeft) print()
  })
  return () => {
    isLeft = true
    removeEventListener('afterprint', onPrinted)
  }
}
