import { Button, Dialog, type UserRow } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { PasswordField, useOwnCode } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { showToast } from '../../state/toasts.ts'

type Props = { user: UserRow; onClose: () => void }

/**
 * Removes a user's second factor: the password is then enough to log in. Asks for the admin's own password, and for the
 * code of an admin who has a second factor.
 */
export function ResetFactorDialog({ user, onClose }: Props) {
  const { actions, users: text } = texts()
  const { field, withCode } = useOwnCode(text.ownCode)
  return (
    <Dialog open size="small" heading={text.resetFactorHeading} onClose={onClose}>
      <p>
        <strong dir="ltr">{user.userId}</strong>
      </p>
      <p>{text.resetFactorText}</p>
      <PageForm
        send={({ value }) =>
          withCode(value, (code) =>
            request(endpoints.resetSecondFactor, {
              params: { id: user.id },
              json: { password: value('password'), ...code },
            }),
          )
        }
        onDone={() => {
          showToast('success', text.factorReset)
          onClose()
        }}
        submitLabel={text.resetFactor}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
        }
      >
        <PasswordField label={text.ownPassword} />
        {field}
      </PageForm>
    </Dialog>
  )
}
