import { Button } from '@my-school/ui-kit'
import { useId } from 'react'
import { strings as actions } from '#strings/actions'
import { strings } from '#strings/logins'
import { Sentence } from '../../sentence.tsx'
import type { NewLogin } from '../../state/new-login.ts'
import { LoginDetails } from './login-details.tsx'

type Props = { login: NewLogin; onClose: () => void }

/** A new login, above the content of a page. */
export default function LoginSlip({ login, onClose }: Props) {
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
