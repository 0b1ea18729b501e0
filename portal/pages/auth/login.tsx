import { TextField } from '@my-school/ui-kit'
import { limits } from '#contract'
import { login } from '../../api/auth.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { signIn } from '../../signing.ts'
import { wording } from '../../wording-public.ts'
import { AuthPage } from './auth-page.tsx'

const text = wording.login

export function Login() {
  return (
    <AuthPage title={text.title} other={{ text: text.toRegister, href: '/auth/register', label: text.register }}>
      <PageForm
        send={({ data }) =>
          login({
            userId: String(data.get('userId')),
            password: String(data.get('password')),
            remember: data.has('remember'),
          })
        }
        onDone={signIn}
        failedText={text.failed}
        submitLabel={text.submit}
      >
        <TextField
          label={text.userId}
          name="userId"
          autoComplete="username"
          spellCheck={false}
          maxLength={limits.text}
          required
        />
        <TextField label={text.password} name="password" type="password" autoComplete="current-password" required />
        <label className="auth-remember">
          <input type="checkbox" name="remember" /> {text.remember}
        </label>
      </PageForm>
    </AuthPage>
  )
}
