import { Button } from '@my-school/ui-kit'
import { useEffect, useId, useState } from 'react'
import { texts } from '#messages'
import { Sentence } from '../format/sentence.tsx'
import { type NewLogin, takeNewLogin } from '../state/new-login.ts'
import { LoginDetails } from './login-details.tsx'

/**
 * Shows the login of the student or teacher who was added on the page before, until it is closed or this page is left.
 * It does not take the focus: it is announced, and comes before the page's own content.
 */
export function LoginSlip() {
  const [login, setLogin] = useState<NewLogin | null>(null)
  // In an effect, so that the region is on the page, still empty, before its text: only then it is announced.
  useEffect(() => setLogin(takeNewLogin()), [])
  const close = () => {
    setLogin(null)
    // The button that closes it is removed, and the focus would be lost.
    const next = document.querySelector<HTMLElement>('.page-form [name="name"]') ?? document.querySelector('main h1')
    next?.focus()
  }
  return <div role="status">{login && <Slip login={login} onClose={close} />}</div>
}

type SlipProps = { login: NewLogin; onClose: () => void }

/** A new login, above the content of a page. */
function Slip({ login, onClose }: SlipProps) {
  const { actions, logins: strings } = texts()
  const id = useId()
  return (
    <section className="new-login" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        <Sentence text={strings.slip.heading} values={{ name: <bdi>{login.name}</bdi> }} />
      </h2>
      <LoginDetails login={login}>
        <Button variant="quiet" onClick={onClose}>
          {actions.close}
        </Button>
      </LoginDetails>
    </section>
  )
}
