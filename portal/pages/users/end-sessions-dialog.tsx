import { Dialog, type UserRow } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { orFailureToast } from '../../hooks/failure-toast.ts'
import { showToast } from '../../state/toasts.ts'

type Props = { user: UserRow; onClose: () => void }

/** Asks before a user is signed out everywhere, and does it. */
export function EndSessionsDialog({ user, onClose }: Props) {
  const text = texts().users
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await orFailureToast(text.endFailed, async () => {
      const { ended } = await request(endpoints.endSessions, { params: { id: user.id } })
      showToast('success', text.ended({ sessions: ended }))
    })
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.endHeading}
      onClose={onClose}
      actions={
        <ConfirmButtons label={text.endSessions} variant="danger" busy={busy} onConfirm={run} onCancel={onClose} />
      }
    >
      <p>
        <strong dir="ltr">{user.userId}</strong>
      </p>
      <p>{text.endText}</p>
    </Dialog>
  )
}
