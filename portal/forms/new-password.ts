import type { FormProps } from '@my-school/ui-kit'
import { limits } from '#contract'
import { passwordTooShort } from '#contract/failures/en/account'
import { showToast } from '../state/toasts.ts'

/** The props of a field for a new password. */
export const NEW_PASSWORD = {
  type: 'password',
  autoComplete: 'new-password',
  pattern: `.{${limits.passwordMin},}`,
  invalidMessage: passwordTooShort,
  maxLength: limits.text,
  required: true,
} as const

/** Shows a toast if one of the errors is a new password that is too short. */
export const sayTooShort: FormProps['onInvalid'] = ({ errors }) => {
  if (errors.some(({ message }) => message.includes(passwordTooShort))) {
    showToast('danger', passwordTooShort)
  }
}
