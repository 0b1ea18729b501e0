import { useEffect, useState } from 'react'
import { onDemand } from '../../on-demand.tsx'
import { type NewLogin as Login, takeNewLogin } from '../../state/new-login.ts'

const LoginSlip = onDemand(async () => ({ default: (await import('./login-dialogs.ts')).LoginSlip }))

/**
 * Shows the login of the student or teacher who was added on the page before, until it is closed or this page is left.
 * It does not take the focus: it is announced, and comes before the page's own content.
 */
export function NewLogin() {
  const [login, setLogin] = useState<Login | null>(null)
  // In an effect, so that the region is on the page, still empty, before its text: only then it is announced.
  useEffect(() => setLogin(takeNewLogin()), [])
  const close = () => {
    setLogin(null)
    // The button that closes it is removed, and the focus would be lost.
    const next = document.querySelector<HTMLElement>('.page-form [name="name"]') ?? document.querySelector('main h1')
    next?.focus()
  }
  return <div role="status">{login && <LoginSlip login={login} onClose={close} />}</div>
}
