import { Dialog } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { orFailureToast } from '../../hooks/failure-toast.ts'
import { showToast } from '../../state/toasts.ts'

type Props = {
  child: { _id: string; name: string }
  onClose: () => void
  /** Called before `onClose`. */
  onLeft: () => void
}

/** Asks before a guardian ends the own link to a child, and ends it. */
export function LeaveDialog({ child, onClose, onLeft }: Props) {
  const text = texts().family.leave
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const isDone = await orFailureToast(text.failed, () =>
      requestSuccess(endpoints.leaveFamily, { params: { id: child._id } }),
    )
    if (isDone) {
      showToast('success', text.done(child))
      onLeft()
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.heading}
      onClose={busy ? undefined : onClose}
      // The section with the button that opened it may be gone.
      finalFocus={() => document.querySelector<HTMLElement>('main h1')}
      actions={<ConfirmButtons label={text.submit} variant="danger" busy={busy} onConfirm={leave} onCancel={onClose} />}
    >
      <p>
        <Sentence text={text.text} values={{ name: <bdi>{child.name}</bdi> }} />
      </p>
    </Dialog>
  )
}
