import { Button, Dialog } from '@my-school/ui-kit'
import { useEffect, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { orFailureToast } from '../../hooks/failure-toast.ts'
import type { NewLogin } from '../../state/new-login.ts'
import { LoginDetails } from './login-details.tsx'

type Props = {
  /** Whose password it is: the `_id` of a student, a teacher or a login, and the name to show. Null: it is closed. */
  person: { id: string; name: string } | null
  /** @param isIssued whether there is a new password */
  onClose: (isIssued?: boolean) => void
}

/** For somebody who forgot the password: asks, issues a new one, and shows it once, to copy or to print on a slip. */
export function PasswordDialog({ person, onClose }: Props) {
  const text = texts().logins.newPassword
  const { actions } = texts()
  const [busy, setBusy] = useState(false)
  const [login, setLogin] = useState<NewLogin | null>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (login) closeButton.current?.focus()
  }, [login])

  const close = () => {
    if (busy) return
    setLogin(null)
    onClose(login !== null)
  }
  const issue = async () => {
    setBusy(true)
    const isIssued = await orFailureToast(text.failed, async () => {
      setLogin((await requestSuccess(endpoints.issuePassword, { params: { id: person?.id ?? '' } })).login)
    })
    if (!isIssued) onClose()
    setBusy(false)
  }

  return (
    <Dialog
      open={person !== null}
      size={login ? 'medium' : 'small'}
      heading={login ? actions.newPassword : text.heading}
      onClose={close}
      actions={
        login ? (
          <Button ref={closeButton} onClick={close}>
            {actions.close}
          </Button>
        ) : (
          <ConfirmButtons label={actions.newPassword} variant="danger" busy={busy} onConfirm={issue} onCancel={close} />
        )
      }
    >
      <p>
        <strong>
          <bdi>{login?.name ?? person?.name}</bdi>
        </strong>
      </p>
      <p role="status">{login ? text.issued : text.text}</p>
      {login && <LoginDetails login={login} />}
    </Dialog>
  )
}
