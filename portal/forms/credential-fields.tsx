import { TextField, type TextFieldProps } from '@my-school/ui-kit'
import { useState } from 'react'
import { limits } from '#contract'
import { CODE_GROUP, codeIn } from '#contract/family-code'
import { texts } from '#messages'

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

/**
 * The code of somebody with a second factor, in a form that confirms with the password: the field is there once the server
 * has asked for it.
 * @returns `field` for the form; `withCode` sends its values
 */
export function useOwnCode(label?: string) {
  const text = texts().login
  const [isAsked, setAsked] = useState(false)
  return {
    field: isAsked && <CodeField label={label ?? text.code} hint={text.codeHint} autoFocus />,
    /** @param send gets the code. A response that only asks for it is no failure: the form goes on. */
    async withCode<R extends { success: boolean }>(
      value: (name: string) => string,
      send: (code: { code?: string }) => Promise<R>,
    ): Promise<R | undefined> {
      const response = await send(isAsked ? { code: value('code') } : {})
      const isMissing = !isAsked && 'codeRequired' in response && response.codeRequired === true
      if (response.success) setAsked(false)
      if (!isMissing) return response
      setAsked(true)
      return undefined
    },
  }
}

/** A typed code as it is on the slip: capital letters in groups, whatever was typed before and between them. */
export const groupedCode = (typed: string): string =>
  codeIn(typed)
    .replace(/[\s\p{Pd}_.]+/gu, '')
    .replace(new RegExp(`(.{${CODE_GROUP}})(?=.)`, 'gu'), '$1-')

/** The code that the office has printed for a parent. */
export function FamilyCodeField({ label, name }: Pick<TextFieldProps, 'label' | 'name'>) {
  const [code, setCode] = useState('')
  return (
    <TextField
      mono
      required
      label={label}
      name={name}
      hint={texts().register.code.hint}
      autoComplete="off"
      // Longer than a code with its hyphens: one is pasted as it was written.
      maxLength={40}
      value={code}
      // Only what is added at the end is put into groups: the caret of a correction in the middle would jump.
      onValueChange={({ value }) => setCode(value.startsWith(code) ? groupedCode(value) : value)}
    />
  )
}
