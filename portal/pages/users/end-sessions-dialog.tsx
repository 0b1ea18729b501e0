import type { UserRow } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { ConfirmDialog } from '../../forms/dialogs.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'

type Props = { user: UserRow; onClose: () => void }

/** Asks before a user is signed out everywhere, and does it. */
export function EndSessionsDialog({ user, onClose }: Props) {
  const text = texts().users
  const end = async () => {
    await orShowFailure(text.endFailed, async () => {
      const { ended } = await request(endpoints.endSessions, { params: { id: user.id } })
      showToast('success', text.ended({ sessions: ended }))
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isDanger
      heading={text.endHeading}
      subject={user.userId}
      label={text.endSessions}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{text.endText}</p>
    </ConfirmDialog>
  )
}
