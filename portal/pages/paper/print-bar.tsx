import { Button } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'
import { useFocusAfterBusy } from '../../hooks/use-act.ts'
import { usePrint } from './use-print.ts'

type Props = {
  /** How much is printed. */
  amount: string
  /** By default 'Print'. */
  label?: string
  /** It is not loaded yet. */
  disabled?: boolean
  /** It is being prepared, or loaded for it. */
  busy: boolean
  onPrint: () => void
  /** More buttons. */
  children?: ReactNode
}

/** Above the preview: how much is printed, and the button that prints it. */
export function PrintBar({ amount, label, disabled, busy, onPrint, children }: Props) {
  const button = useFocusAfterBusy(busy)
  return (
    <div className="button-row print-bar">
      <Button ref={button} disabled={disabled} busy={busy} onClick={onPrint}>
        {label ?? texts().actions.print}
      </Button>
      {children}
      <p role="status">{amount}</p>
    </div>
  )
}

/** The same above sheets that are printed as they are shown. */
export function PrintShown(props: Pick<Props, 'amount' | 'disabled'>) {
  const { state, start } = usePrint()
  return <PrintBar {...props} busy={state === 'preparing'} onPrint={start} />
}
