import { useEffect, useState } from 'react'

/** `preparing`: photos are still loading; `printing`: until the browser has printed, or the user has cancelled it. */
type State = 'idle' | 'preparing' | 'printing'

/** Prints the sheets once all of their photos have loaded. */
export function usePrint(): { state: State; start: () => void } {
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    if (state !== 'preparing') return
    let isLeft = false
    photosOfSheets().then(() => {
      if (!isLeft) setState('printing')
    })
    return () => {
      isLeft = true
    }
  }, [state])

  useEffect(() => {
    if (state !== 'printing') return
    return printPage(() => setState('idle'))
  }, [state])

  return { state, start: () => setState('preparing') }
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

/** Photos far below the window load only now: a browser prints those that it has. */
async function photosOfSheets(): Promise<void> {
  const photos = document.querySelectorAll<HTMLImageElement>('.sheets img')
  for (const photo of photos) photo.loading = 'eager'
  await Promise.allSettled([...photos].map((photo) => photo.decode()))
}
