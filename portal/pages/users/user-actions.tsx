import { Button, CopyButton, DetailList, Dialog, type UserRow } from '@my-school/ui-kit'
import { useState } from 'react'
import { endSessions, issuePassword, resetSecondFactor } from '../../api/admin.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/lists.ts'

const text = strings.users

type Props = { user: UserRow; onClose: () => void }

export type UserDialogProps = Props & { about: 'sessions' | 'password' | 'factor' }

const DIALOGS = { sessions: EndSessions, password: NewPassword, factor: ResetSecondFactor }

/** Asks before an action about a user's login, and carries it out. */
export function UserDialog({ about, ...props }: UserDialogProps) {
  const About = DIALOGS[about]
  return <About {...props} />
}

/** Signs a user out everywhere. */
function EndSessions({ user, onClose }: Props) {
  return (
    <Question
      heading={text.endHeading}
      details={text.endText}
      confirm={text.endSessions}
      failed={text.endFailed}
      user={user}
      onClose={onClose}
      act={async () => {
        const { ended } = await endSessions(user.id)
        showToast('success', `${text.ended} ${ended}`)
        onClose()
      }}
    />
  )
}

/** Removes a user's second factor: the password is then enough to log in. */
function ResetSecondFactor({ user, onClose }: Props) {
  return (
    <Question
      heading={text.resetFactorHeading}
      details={text.resetFactorText}
      confirm={text.resetFactor}
      failed={text.resetFailed}
      user={user}
      onClose={onClose}
      act={async () => {
        const { success, message } = await resetSecondFactor(user.id)
        showToast(success ? 'success' : 'error', message)
        onClose()
      }}
    />
  )
}

/** Sets a new password for a user and shows it once. */
function NewPassword({ user, onClose }: Props) {
  const [password, setPassword] = useState<string>()
  if (password === undefined) {
    return (
      <Question
        heading={text.newPasswordHeading}
        details={text.newPasswordText}
        confirm={text.newPassword}
        failed={text.issueFailed}
        user={user}
        onClose={onClose}
        act={async () => setPassword((await issuePassword(user.id)).password)}
      />
    )
  }
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

type QuestionProps = Props & {
  heading: string
  details: string
  confirm: string
  /** The toast after an error. */
  failed: string
  act: () => Promise<void>
}

/** Asks for confirmation before a user's login is changed. */
function Question({ user, heading, details, confirm, failed, act, onClose }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      console.error(error)
      showToast('error', failed)
      onClose()
    }
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
