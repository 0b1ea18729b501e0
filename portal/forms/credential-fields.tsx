import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { limits } from '#contract'

/** The user id of a login. */
export function UserIdField(props: Pick<TextFieldProps, 'label' | 'defaultValue'>) {
  return (
    <TextField
      {...props}
      name="userId"
      autoComplete="username"
      mono
      spellCheck={false}
      maxLength={limits.text}
      required
    />
  )
}

/** Asks for the password again before a critical change of the account. */
export function PasswordField({ label, name = 'password' }: Pick<TextFieldProps, 'label'> & { name?: string }) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="current-password"
      maxLength={limits.text}
      required
    />
  )
}

/** A code of the second factor. */
export function CodeField(props: Pick<TextFieldProps, 'label' | 'hint' | 'autoFocus'>) {
  return <TextField name="code" autoComplete="one-time-code" verbatim maxLength={64} required {...props} />
}
