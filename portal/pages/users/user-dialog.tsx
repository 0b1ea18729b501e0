import { Button, Dialog, type UserRow } from '@my-school/ui-kit'
import { useState } from 'react'
import { endSessions, resetSecondFactor } from '../../api/admin.ts'
import { showToast } from '../../state/toasts.ts'
import { strings as actions } from '../../strings/actions.ts'
import { strings as text } from '../../strings/users.ts'

export type UserDialogProps = { user: UserRow; about: keyof typeof QUESTIONS; onClose: () => void }

type Question = {
  heading: string
  details: string
  confirm: string
  /** The toast after an error. */
  failed: string
  act: (userId: string) => Promise<void>
}

const QUESTIONS = {
  /** Signs a user out everywhere. */
  sessions: {
    heading: text.endHeading,
    details: text.endText,
    confirm: text.endSessions,
    failed: text.endFailed,
    act: async (userId) => {
      const { ended } = await endSessions(userId)
      showToast('success', text.ended({ sessions: ended }))
    },
  },
  /** Removes a user's second factor: the password is then enough to log in. */
  factor: {
    heading: text.resetFactorHeading,
    details: text.resetFactorText,
    confirm: text.resetFactor,
    failed: text.resetFailed,
    act: async (userId) => {
      const { success, message } = await resetSecondFactor(userId)
      showToast(success ? 'success' : 'error', message)
    },
  },
} satisfies Record<string, Question>

/** Asks before an action about a user's login, and carries it out. */
export function UserDialog({ about, user, onClose }: UserDialogProps) {
  const { heading, details, confirm, failed, act }: Question = QUESTIONS[about]
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act(user.id)
    } catch (error) {
      console.error(error)
      showToast('error', failed)
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={run}>
            {confirm}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {actions.cancel}
          </Button>
        </>
      }
    >
      <p>
        <strong dir="auto">{user.userId}</strong>
      </p>
      <p>{details}</p>
    </Dialog>
  )
}
