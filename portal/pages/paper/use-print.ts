import { useEffect, useState } from 'react'
import { loadPictures, printPage } from '../../layout/buttons.tsx'

/** `preparing`: photos are still loading; `printing`: until the browser has printed, or the user has cancelled it. */
type State = 'idle' | 'preparing' | 'printing'

/** Prints the sheets once all of their photos have loaded. */
export function usePrint(): { state: State; start: () => void } {
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    if (state !== 'preparing') return
    let isLeft = false
    loadPictures().then(() => {
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
