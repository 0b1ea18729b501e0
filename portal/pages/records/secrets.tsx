import { PrivateInfo, type PrivateInfoProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/lists.ts'
import { SecretValue } from './secret-value.tsx'

type Login = { userId: string; password: string; answer: string; passwordChangedAt: string | null }

type Props = {
  load: () => Login | Promise<Login>
  /** More private fields. */
  more?: PrivateInfoProps['items']
}

/**
 * The login of a student or teacher, hidden behind a toggle. It is loaded only when it is shown, because the server
 * writes an audit entry each time, and removed when it is hidden again.
 */
export function Secrets({ load, more = [] }: Props) {
  const text = strings.secrets
  const [open, setOpen] = useState(false)
  const [login, setLogin] = useState<Login | null>(null)

  const toggle = async (next: boolean) => {
    setOpen(next)
    setLogin(null)
    if (!next) return
    try {
      setLogin(await load())
    } catch (error) {
      console.error(error)
      setOpen(false)
      showToast('error', text.failed)
    }
  }

  return (
    <PrivateInfo
      showLabel={text.show}
      hideLabel={text.hide}
      open={open}
      loading={open && !login}
      onToggle={(change) => toggle(change.open)}
      items={
        login
          ? [
              { label: text.userId, value: <SecretValue kind="userId" value={login.userId} /> },
              {
                label: text.password,
                value: login.passwordChangedAt ? (
                  text.passwordChanged
                ) : (
                  <SecretValue kind="password" value={login.password} />
                ),
              },
              { label: text.resetAnswer, value: login.answer },
              ...more,
            ]
          : []
      }
    />
  )
}
