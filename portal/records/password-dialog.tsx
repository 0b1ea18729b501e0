import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { requestSuccess } from '../api/request.ts'
import { ConfirmDialog, DoneDialog } from '../forms/dialogs.tsx'
import { orShowFailure } from '../state/failures.ts'
import type { NewLogin } from '../state/new-login.ts'
import { LoginDetails } from './logins.tsx'

type Props = {
  /** Whose password it is: the `_id` of a student, a teacher or a login, and the name to show. */
  person: { id: string; name: string }
  /** @param isIssued whether there is a new password */
  onClose: (isIssued?: boolean) => void
}

/** For somebody who forgot the password: asks, issues a new one, and shows it once, to copy or to print on a slip. */
export function PasswordDialog({ person, onClose }: Props) {
  const { actions, logins } = texts()
  const text = logins.newPassword
  const [login, setLogin] = useState<NewLogin>()
  const issue = async () => {
    const isIssued = await orShowFailure(text.failed, async () => {
      setLogin((await requestSuccess(endpoints.issuePassword, { params: { id: person.id } })).login)
    })
    if (!isIssued) onClose()
  }
  if (login) {
    return (
      <DoneDialog heading={actions.newPassword} subject={login.name} text={text.issued} onClose={() => onClose(true)}>
        <LoginDetails login={login} />
      </DoneDialog>
    )
  }
  return (
    <ConfirmDialog
      isDanger
      heading={text.heading}
      subject={person.name}
      label={actions.newPassword}
      onConfirm={issue}
      onClose={onClose}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  )
}
