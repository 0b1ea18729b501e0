import { limits } from '#contract'
import { passwordTooShort } from '#contract/failures/en/account'

/** The props of a field for a new password. */
export const NEW_PASSWORD = {
  type: 'password',
  autoComplete: 'new-password',
  pattern: `.{${limits.passwordMin},}`,
  invalidMessage: passwordTooShort,
  maxLength: limits.text,
  required: true,
} as const
