import { TextField } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { newPassword, PasswordField, useOwnCode } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { Page } from '../../layout/page.tsx'
import { openWithOwnPassword } from '../../state/auth-actions.ts'
import { issuedPassword, session } from '../../state/session.ts'
import { showToastAfterNavigation } from '../../state/toasts.ts'

/**
 * In place of every page, while a person of the staff or a plain user has a password that the school gave. The URL stays,
 * and its page opens once the person has chosen an own one.
 */
export function OwnPassword() {
  const text = texts().login.ownPassword
  const { field, withCode } = useOwnCode()
  useSignals()
  const user = session.value?.user
  if (!user) return null
  return (
    <div className="auth">
      <Page lead={<Sentence text={text.lead} values={{ userId: <code dir="ltr">{user.userId}</code> }} />}>
        <PageForm
          send={async ({ value }) => {
            const response = await withCode(value, (code) =>
              request(endpoints.changePassword, {
                json: {
                  oldPassword: issuedPassword.value || value('oldPassword'),
                  newPassword: value('newPassword'),
                  ...code,
                },
              }),
            )
            // The one that was typed at the login is no longer right: the field asks for it.
            if (response && !response.success && !response.codeRequired) issuedPassword.value = ''
            return response
          }}
          onDone={() => {
            openWithOwnPassword()
            showToastAfterNavigation('success', text.done)
          }}
          submitLabel={text.submit}
        >
          {!issuedPassword.value && <PasswordField label={text.issued} name="oldPassword" />}
          <TextField label={text.own} name="newPassword" {...newPassword()} />
          {field}
        </PageForm>
      </Page>
    </div>
  )
}
