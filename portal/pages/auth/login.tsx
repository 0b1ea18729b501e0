import { Button, TextField } from '@my-school/ui-kit'
import { useRef, useState } from 'react'
import { type PublicSchool, signUpOf } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { CodeField, UserIdField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { signIn } from '../../state/auth-actions.ts'
import { registeredUserId } from '../../state/new-login.ts'
import { useSchool } from '../../state/school.ts'
import { AuthPage } from './auth-page.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'

/** The link to the registration, if there is one. */
function toRegister(school: PublicSchool) {
  const { toRegister, withCode, register } = texts().login
  const signUp = signUpOf(school)
  if (signUp === 'nobody') return undefined
  return { text: signUp === 'withCode' ? withCode : toRegister, href: '/auth/register', label: register }
}

type Credentials = { userId: string; password: string; remember: boolean }

/** User id and password; where the login has a second factor, its code after them. */
export function Login() {
  const school = useSchool()
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  return (
    <AuthPage other={toRegister(school)}>
      {credentials ? (
        <CodeForm credentials={credentials} onBack={() => setCredentials(null)} />
      ) : (
        <>
          <PasswordForm onCodeRequired={setCredentials} />
          <ForgottenPassword />
        </>
      )}
    </AuthPage>
  )
}

function PasswordForm({ onCodeRequired }: { onCodeRequired: (credentials: Credentials) => void }) {
  const text = texts().login
  const password = useRef('')
  return (
    <PageForm
      send={async ({ data, value }) => {
        const credentials = {
          userId: value('userId'),
          password: value('password'),
          remember: data.has('remember'),
        }
        password.current = credentials.password
        const response = await request(endpoints.login, { json: credentials })
        // The password is right, but the code is missing: not an error, and not yet a login.
        return !response.success && response.codeRequired
          ? { success: true as const, message: '', credentials }
          : response
      }}
      onDone={(response) =>
        'credentials' in response ? onCodeRequired(response.credentials) : signIn(response, password.current)
      }
      failedText={text.failed}
      submitLabel={text.submit}
    >
      <UserIdField label={text.userId} defaultValue={registeredUserId.peek()} />
      <TextField label={text.password} name="password" type="password" autoComplete="current-password" required />
      <label className="auth-check">
        <input type="checkbox" name="remember" /> {text.remember}
      </label>
    </PageForm>
  )
}

function CodeForm({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const { actions, login: text } = texts()
  return (
    <PageForm
      send={({ value }) => request(endpoints.login, { json: { ...credentials, code: value('code') } })}
      onDone={(response) => signIn(response, credentials.password)}
      submitLabel={text.submit}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {actions.back}
        </Button>
      }
    >
      <CodeField label={text.code} hint={text.codeHint} autoFocus />
    </PageForm>
  )
}
