import { Button, PrivateInfo, type PrivateInfoProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { DASHBOARDS } from '../routing/page-types.ts'
import { staffLinks } from '../routing/staff-links.ts'
import { orShowFailure } from '../state/failures.ts'
import { SecretValue } from './logins.tsx'
import { PasswordDialog } from './password-dialog.tsx'

type Login = { userId: string; password: string; answer: string; passwordChangedAt: string | null }

type Props = {
  /** Whose login it is. */
  person: { id: string; name: string }
  load: () => Promise<Login>
  /** More private fields. */
  more?: PrivateInfoProps['items']
}

/**
 * The login of a student or teacher, hidden behind a toggle. It is loaded only when it is shown, because the server
 * writes an audit entry each time, and removed when it is hidden again. Beside it, a button that issues a new password.
 */
export function Secrets({ person, load, more = [] }: Props) {
  const { actions, logins: strings } = texts()
  const text = strings.secrets
  const [open, setOpen] = useState(false)
  const [login, setLogin] = useState<Login | null>(null)
  const [asking, setAsking] = useState(false)

  const toggle = async (next: boolean) => {
    setOpen(next)
    setLogin(null)
    if (!next) return
    const isLoaded = await orShowFailure(text.failed, async () => setLogin(await load()))
    if (!isLoaded) setOpen(false)
  }

  return (
    <div className="button-row">
      <PrivateInfo
        showLabel={text.show}
        hideLabel={text.hide}
        open={open}
        loading={open && !login}
        onOpenChange={(change) => toggle(change.open)}
        items={
          login
            ? [
                {
                  label: text.userId,
                  value: (
                    <SecretValue
                      kind="userId"
                      value={login.userId}
                      href={staffLinks(DASHBOARDS.admin).login(login.userId)}
                    />
                  ),
                },
                {
                  label: text.password,
                  value: login.passwordChangedAt ? (
                    text.passwordChanged
                  ) : (
                    <SecretValue kind="password" value={login.password} />
                  ),
                },
                { label: text.resetAnswer, value: <bdi>{login.answer}</bdi> },
                ...more,
              ]
            : []
        }
      />
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {actions.newPassword}
      </Button>
      {asking && (
        <PasswordDialog
          person={person}
          onClose={(isIssued) => {
            setAsking(false)
            // The shown one is the old one.
            if (isIssued) toggle(false)
          }}
        />
      )}
    </div>
  )
}
