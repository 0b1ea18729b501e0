import { Alert, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import { limits, signUpOf } from '#contract'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { FamilyCodeField, newPassword, UserIdField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { registeredUserId } from '../../state/new-login.ts'
import { useSchool } from '../../state/school.ts'
import { AuthPage } from './auth-page.tsx'

const toLogin = () => ({ text: texts().register.toLogin, href: '/auth/login', label: texts().login.submit })

/**
 * The page that makes a plain login. Parents may bring a code, which links it to their child; a school that issues its
 * logins itself asks for one. If it has no families either, the page says so.
 */
export function Register() {
  const { withCode, closed } = texts().register
  const school = useSchool()
  const signUp = signUpOf(school)
  if (signUp === 'nobody') {
    return (
      <AuthPage other={toLogin()}>
        <Alert>{closed}</Alert>
      </AuthPage>
    )
  }
  if (signUp === 'withCode') {
    return (
      <AuthPage title={withCode.title} lead={withCode.lead} other={toLogin()}>
        <RegisterForm code="required" />
      </AuthPage>
    )
  }
  return (
    <AuthPage other={toLogin()}>
      <RegisterForm code={school.families.open ? 'optional' : 'none'} />
    </AuthPage>
  )
}

function RegisterForm({ code }: { code: 'required' | 'optional' | 'none' }) {
  const { login, register: text } = texts()
  const [hasCode, setHasCode] = useState(false)
  const codeField = <FamilyCodeField label={text.code.label} name="familyCode" />
  return (
    <PageForm
      send={async ({ data, value }) => {
        const userId = value('userId')
        const response = await request(endpoints.register, {
          json: {
            userId,
            password: value('password'),
            answer: value('answer'),
            ...(data.has('familyCode') && { familyCode: value('familyCode') }),
          },
        })
        if (response.success) registeredUserId.value = userId
        return response
      }}
      next="/auth/login"
      doneText={code === 'required' || hasCode ? text.code.done : undefined}
      submitLabel={text.submit}
    >
      {code === 'required' && codeField}
      <UserIdField label={login.userId} />
      <TextField label={login.password} name="password" {...newPassword()} />
      <TextField
        label={text.answer}
        name="answer"
        hint={text.answerHint}
        autoComplete="off"
        verbatim
        maxLength={limits.text}
        required
      />
      {code === 'optional' && (
        <label className="auth-check">
          <input type="checkbox" checked={hasCode} onChange={(event) => setHasCode(event.currentTarget.checked)} />{' '}
          {text.code.have}
        </label>
      )}
      {code === 'optional' && hasCode && codeField}
    </PageForm>
  )
}
