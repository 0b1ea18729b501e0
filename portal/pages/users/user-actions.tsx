import { Button, CopyButton, DetailList, Dialog, type UserRow } from '@my-school/ui-kit'
import { useState } from 'react'
import { endSessions, issuePassword, resetSecondFactor } from '../../api/admin.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/lists.ts'

const text = strings.users

export type UserDialogProps = { user: UserRow; about: keyof typeof QUESTIONS; onClose: () => void }

type Question = {
  heading: string
  details: string
  confirm: string
  /** The toast after an error. */
  failed: string
  /** Resolves with a new password, which is then shown once. */
  act: (userId: string) => Promise<string | undefined>
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
      showToast('success', `${text.ended} ${ended}`)
      return undefined
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
      return undefined
    },
  },
  /** Sets a new password for a user. */
  password: {
    heading: text.newPasswordHeading,
    details: text.newPasswordText,
    confirm: text.newPassword,
    failed: text.issueFailed,
    act: async (userId) => (await issuePassword(userId)).password,
  },
} satisfies Record<string, Question>

/** Asks before an action about a user's login, and carries it out. */
export function UserDialog({ about, user, onClose }: UserDialogProps) {
  const { heading, details, confirm, failed, act }: Question = QUESTIONS[about]
  const [busy, setBusy] = useState(false)
  const [password, setPassword] = useState<string>()
  const run = async () => {
    setBusy(true)
    try {
      const issued = await act(user.id)
      if (issued) return setPassword(issued)
    } catch (error) {
      console.error(error)
      showToast('error', failed)
    }
    onClose()
  }
  if (password) return <NewPassword user={user} password={password} onClose={onClose} />
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
            {text.cancel}
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

type NewPasswordProps = Omit<UserDialogProps, 'about'> & { password: string }

/** Shows a user's new password. */
function NewPassword({ user, password, onClose }: NewPasswordProps) {
  return (
    <Dialog
      open
      size="small"
      heading={text.newPassword}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <p>{text.issued}</p>
      <DetailList
        items={[
          { label: strings.secrets.userId, value: <code dir="auto">{user.userId}</code> },
          {
            label: strings.secrets.password,
            value: (
              <span className="secret">
                <code>{password}</code>
                <CopyButton label={strings.secrets.password} value={password} />
              </span>
            ),
          },
        ]}
      />
    </Dialog>
  )
}
