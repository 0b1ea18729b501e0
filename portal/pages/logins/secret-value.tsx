import { CopyButton } from '@my-school/ui-kit'
import { strings } from '#strings/logins'
import { showToast } from '../../state/toasts.ts'

const text = strings.credentials

const labels = { userId: text.copyUserIdLabel, password: text.copyPasswordLabel }
const copied = { userId: text.userIdCopiedText, password: text.passwordCopiedText }

type Props = { kind: keyof typeof labels; value: string }

/** A user id or a password, with a button that copies it. */
export function SecretValue({ kind, value }: Props) {
  return (
    <span className="secret-value">
      <code dir="ltr">{value}</code>
      <CopyButton
        label={labels[kind]}
        variant="quiet"
        size="small"
        value={value}
        onCopied={() => showToast('success', copied[kind])}
        onCopyFailed={() => showToast('danger', text.copyFailedMessage)}
      />
    </span>
  )
}
