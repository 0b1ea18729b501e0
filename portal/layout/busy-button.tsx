import { Button, type ButtonProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { useFocusAfterBusy } from '../hooks/use-focus-after-busy.ts'

type Props = Omit<ButtonProps, 'busy' | 'onClick'> & {
  /** What it does. It is busy meanwhile, and has the focus again after it. */
  act: () => Promise<unknown>
}

/** A button for what takes a while. */
export function BusyButton({ act, ...button }: Props) {
  const [busy, setBusy] = useState(false)
  const ref = useFocusAfterBusy(busy)
  const run = async () => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return <Button ref={ref} {...button} busy={busy} onClick={run} />
}
