import { TextField } from '@my-school/ui-kit'
import { limits } from '#contract'
import { strings } from '../../strings/account.ts'

const text = strings.account

/** Asks for the password again before a critical change of the account. */
export function PasswordField() {
  return (
    <TextField
      label={text.password}
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={limits.text}
      required
    />
  )
}

/** A code of the second factor. */
export function CodeField({ label = text.code, hint = text.codeHint }: { label?: string; hint?: string }) {
  return (
    <TextField
      label={label}
      name="code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      required
    />
  )
}
