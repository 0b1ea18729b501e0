import { Alert, TextField } from '@my-school/ui-kit'
import { limits } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { UserIdField } from '../../forms/credential-fields.tsx'
import { newPassword } from '../../forms/new-password.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import { AuthPage } from './auth-page.tsx'

const toLogin = () => ({ text: texts().register.toLogin, href: '/auth/login', label: texts().register.login })

/** The page that makes a plain login. If the school issues all logins itself, the page says so. */
export function Register() {
  const text = texts().register
  const { registration } = useSchool()
  if (!registration.open) {
    return (
      <AuthPage other={toLogin()}>
        <Alert>{text.closed}</Alert>
      </AuthPage>
    )
  }
  return (
    <AuthPage other={toLogin()}>
      <PageForm
        send={({ data }) =>
          request(endpoints.register, {
            json: { userId: value(data, 'userId'), password: value(data, 'password'), answer: value(data, 'answer') },
          })
        }
        next="/auth/login"
        submitLabel={text.submit}
      >
        <UserIdField label={text.userId} />
        <TextField label={text.password} name="password" hint={text.passwordHint} {...newPassword()} />
        <TextField
          label={text.answer}
          name="answer"
          hint={text.answerHint}
          autoComplete="off"
          maxLength={limits.text}
          required
        />
      </PageForm>
    </AuthPage>
  )
}

const value = (data: FormData, name: string) => String(data.get(name) ?? '')
