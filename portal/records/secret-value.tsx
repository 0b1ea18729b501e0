import { CopyButton } from '@my-school/ui-kit'
import { texts } from '#messages'
import { showToast } from '../state/toasts.ts'

type Props = {
  kind: 'userId' | 'password'
  value: string
  /** Where it leads. */
  href?: string
}

/** A user id or a password, with a button that copies it. */
export function SecretValue({ kind, value, href }: Props) {
  const { credentials: text } = texts().logins
  const { label, copied } = {
    userId: { label: text.copyUserIdLabel, copied: text.userIdCopiedText },
    password: { label: text.copyPasswordLabel, copied: text.passwordCopiedText },
  }[kind]
  return (
    <span className="secret-value">
      <code dir="ltr">{href ? <a href={href}>{value}</a> : value}</code>
      <CopyButton
        label={label}
        variant="quiet"
        size="small"
        value={value}
        onCopied={() => showToast('success', copied)}
        onCopyFailed={() => showToast('danger', text.copyFailedMessage)}
      />
    </span>
  )
}
