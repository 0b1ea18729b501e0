import { Button, Dialog, type UserRow } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { showToast } from '../../state/toasts.ts'

type Props = { user: UserRow; onClose: () => void }

/** Asks before a user is signed out everywhere, and does it. */
export function EndSessionsDialog({ user, onClose }: Props) {
  const { actions, users: text } = texts()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { ended } = await request(endpoints.endSessions, { params: { id: user.id } })
      showToast('success', text.ended({ sessions: ended }))
    } catch (error) {
      console.error(error)
      showToast('danger', text.endFailed)
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.endHeading}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={run}>
            {text.endSessions}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {actions.cancel}
          </Button>
        </>
      }
    >
      <p>
        <strong dir="ltr">{user.userId}</strong>
      </p>
      <p>{text.endText}</p>
    </Dialog>
  )
}
