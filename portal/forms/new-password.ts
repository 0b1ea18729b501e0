import { limits } from '#contract'
import { texts } from '#messages'

/** The props of a field for a new password. */
export const newPassword = () =>
  ({
    type: 'password',
    autoComplete: 'new-password',
    pattern: `.{${limits.passwordMin},}`,
    hint: texts().login.newPasswordHint,
    invalidMessage: texts().passwordTooShort,
    maxLength: limits.text,
    required: true,
  }) as const
