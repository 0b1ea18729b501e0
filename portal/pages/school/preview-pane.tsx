import { Dialog } from '@my-school/ui-kit'
import type { ReactNode } from 'react'
import { texts } from '#messages'

type Props = {
  /** Beside the form; else in a dialog. */
  isBeside: boolean
  /** Whether the dialog is open. */
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The place of the preview: beside the form, or in a dialog if there is no space. */
export function PreviewPane({ isBeside, open, onClose, children }: Props) {
  const { heading } = texts().school.preview
  return isBeside ? (
    <section className="school-preview" aria-label={heading}>
      {children}
    </section>
  ) : (
    <Dialog open={open} size="large" heading={heading} onClose={onClose}>
      {open && <div className="school-preview">{children}</div>}
    </Dialog>
  )
}
