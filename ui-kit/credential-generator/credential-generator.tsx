'use client'

import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { RegenerateIcon } from '../icons/tool-icons.tsx'
import { cx } from '../internal/cx.ts'
import { Field, VERBATIM } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { credentialGeneratorMessages } from './credential-generator.messages.ts'
import { generateIdNumber, generatePassword, generateUserId, type UserIdParts } from './random.ts'

export interface CredentialGeneratorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The full name of the person, typed in another field. The user id follows it. */
  person: string
  /**
   * How every user id of the school ends, such as '@school.example'.
   * @default ''
   */
  suffix?: string
  /**
   * A word before the suffix, such as 'Teacher'.
   * @default ''
   */
  roleWord?: string
  /**
   * The number in the first user id, below 10000.
   * @default a random number
   */
  defaultNumber?: number
  /**
   * Makes the user id.
   * @default the words of the person's name, the number, the role word and the suffix: 'Ali-Khan-4711Teacher@school.example'
   */
  formatUserId?: (parts: Required<UserIdParts>) => string
  /**
   * Name of the user id in the form data.
   * @default 'userId'
   */
  userIdName?: string
  /**
   * Name of the password in the form data.
   * @default 'password'
   */
  passwordName?: string
  /** Called with both values when they are first generated and after each change. */
  onCredentialsChange?: (credentials: { userId: string; password: string }) => void
  /** Called when a value is on the clipboard. Show the message: a screen reader does not announce the tick. */
  onCopied?: (copied: { what: 'userId' | 'password'; message: string }) => void
  /** Called when the clipboard cannot be used. The value is selected, so that the user can copy it with the keyboard. */
  onCopyFailed?: (failed: { what: 'userId' | 'password'; message: string }) => void
  /**
   * Label of the field with the user id.
   * @default 'User id'
   */
  userIdLabel?: string
  /**
   * Label of the field with the password.
   * @default 'Password'
   */
  passwordLabel?: string
  /**
   * Shown under the empty user id, until there is a name.
   * @default 'The user id is made from the name.'
   */
  personFirstText?: string
  /**
   * Accessible name of the button that makes another user id.
   * @default 'Generate another user id'
   */
  regenerateUserIdLabel?: string
  /**
   * Accessible name of the button that makes another password.
   * @default 'Generate another password'
   */
  regeneratePasswordLabel?: string
  /**
   * Accessible name of the button that copies the user id.
   * @default 'Copy user id'
   */
  copyUserIdLabel?: string
  /**
   * Accessible name of the button that copies the password.
   * @default 'Copy password'
   */
  copyPasswordLabel?: string
  /**
   * `message` of `onCopied` for the user id.
   * @default 'User id copied'
   */
  userIdCopiedText?: string
  /**
   * `message` of `onCopied` for the password.
   * @default 'Password copied'
   */
  passwordCopiedText?: string
  /**
   * `message` of `onCopyFailed`.
   * @default 'Copying failed'
   */
  copyFailedMessage?: string
}

/**
 * Generates the user id and the first password of a new user from the browser's secure random source. Renders a `<div>`
 * with two read-only fields, which are sent with the form around them.
 *
 * The values are generated in an effect, so that a server never renders a password. The number in the user id does not
 * change while the name is typed. A reset of the form generates both again, for the next user.
 *
 * @csspart userId - The field with the user id.
 * @csspart password - The field with the password.
 * @csspartsOf TextField
 */
export const CredentialGenerator = forwardRef<HTMLDivElement, CredentialGeneratorProps>(
  function CredentialGenerator(props, ref) {
    const [
      texts,
      {
        person,
        suffix = '',
        roleWord = '',
        defaultNumber,
        formatUserId = generateUserId,
        userIdName = 'userId',
        passwordName = 'password',
        onCredentialsChange,
        onCopied,
        onCopyFailed,
        className,
        ...rest
      },
    ] = useTexts('credentialGenerator', credentialGeneratorMessages, props)
    const [number, setNumber] = useState(defaultNumber)
    const [password, setPassword] = useState('')
    const userId = person.trim() && number !== undefined ? formatUserId({ person, suffix, roleWord, number }) : ''

    useEffect(() => {
      setNumber((current) => current ?? generateIdNumber())
      setPassword(generatePassword())
    }, [])

    const userIdControl = useRef<HTMLTextAreaElement>(null)
    const passwordControl = useRef<HTMLInputElement>(null)
    useFormReset(passwordControl, () => {
      setNumber(generateIdNumber())
      setPassword(generatePassword())
    })

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is not a change of the values
    useEffect(() => {
      if (password) onCredentialsChange?.({ userId, password })
    }, [userId, password])

    return (
      <div ref={ref} {...rest} className={cx('kit-credential-generator', className)}>
        <CredentialField
          data-part="userId"
          isLong
          control={userIdControl}
          label={texts.userIdLabel}
          name={userIdName}
          hint={userId ? undefined : texts.personFirstText}
          value={userId}
          regenerateLabel={texts.regenerateUserIdLabel}
          copyLabel={texts.copyUserIdLabel}
          onRegenerate={() => setNumber(generateIdNumber())}
          onCopied={() => onCopied?.({ what: 'userId', message: texts.userIdCopiedText })}
          onCopyFailed={() => onCopyFailed?.({ what: 'userId', message: texts.copyFailedMessage })}
        />
        <CredentialField
          data-part="password"
          control={passwordControl}
          label={texts.passwordLabel}
          name={passwordName}
          value={password}
          regenerateLabel={texts.regeneratePasswordLabel}
          copyLabel={texts.copyPasswordLabel}
          onRegenerate={() => setPassword(generatePassword())}
          onCopied={() => onCopied?.({ what: 'password', message: texts.passwordCopiedText })}
          onCopyFailed={() => onCopyFailed?.({ what: 'password', message: texts.copyFailedMessage })}
        />
      </div>
    )
  },
)
CredentialGenerator.displayName = 'CredentialGenerator'

interface CredentialFieldProps extends Omit<TextFieldProps, 'onChange'> {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** It takes as many lines as it needs. */
  isLong?: boolean
  value: string
  regenerateLabel: string
  copyLabel: string
  onRegenerate: () => void
  onCopied: () => void
  onCopyFailed: () => void
}

/** A read-only value with a button that generates another and a button that copies it. */
function CredentialField({
  control,
  isLong,
  regenerateLabel,
  copyLabel,
  onRegenerate,
  onCopied,
  onCopyFailed,
  ...field
}: CredentialFieldProps) {
  const own = {
    ...field,
    readOnly: true,
    required: true,
    autoComplete: 'off',
    end: (
      <>
        <IconButton variant="framed" label={regenerateLabel} icon={<RegenerateIcon />} onClick={onRegenerate} />
        <CopyButton
          label={copyLabel}
          value={field.value}
          disabled={!field.value}
          onCopied={onCopied}
          onCopyFailed={() => {
            control.current?.select()
            onCopyFailed()
          }}
        />
      </>
    ),
  }
  if (!isLong) return <TextField {...own} mono ref={control as RefObject<HTMLInputElement>} />
  return (
    <Field
      {...own}
      control={(props) => (
        <textarea
          {...VERBATIM}
          {...props}
          ref={control as RefObject<HTMLTextAreaElement>}
          rows={Math.ceil(field.value.length / 28) || 1}
          dir="ltr"
        />
      )}
    />
  )
}
