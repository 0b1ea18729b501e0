import { CopyButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { showToast } from '../../state/toasts.ts'

const labels = () => ({
  userId: texts().logins.credentials.copyUserIdLabel,
  password: texts().logins.credentials.copyPasswordLabel,
})
const copied = () => ({
  userId: texts().logins.credentials.userIdCopiedText,
  password: texts().logins.credentials.passwordCopiedText,
})

type Props = { kind: 'userId' | 'password'; value: string }

/** A user id or a password, with a button that copies it. */
export function SecretValue({ kind, value }: Props) {
  return (
    <span className="secret-value">
      <code dir="ltr">{value}</code>
      <CopyButton
        label={labels()[kind]}
        variant="quiet"
        size="small"
        value={value}
        onCopied={() => showToast('success', copied()[kind])}
        onCopyFailed={() => showToast('danger', texts().logins.credentials.copyFailedMessage)}
      />
    </span>
  )
}
