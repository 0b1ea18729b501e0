import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../copy-button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { RegenerateIcon } from '../icons/index.ts'
import { cx } from '../internal/cx.ts'
import { TextField } from '../text-field/index.ts'
import { generateIdNumber, generatePassword, generateUserId } from './random.ts'

/** The words of a CredentialGenerator. */
export interface CredentialGeneratorLabels {
  userId: string
  password: string
  /** Under the empty user id, until there is a name. */
  nameFirst: string
  regenerateUserId: string
  regeneratePassword: string
  copyUserId: string
  copyPassword: string
  userIdCopied: string
  passwordCopied: string
  copyFailed: string
}

export interface CredentialGeneratorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The full name that is being typed elsewhere; the user id follows it. */
  name: string
  /** How the school's user ids end. */
  suffix?: string
  /** Stands before the suffix: 'Teacher' for teachers. */
  roleWord?: string
  /** The number in the user id at first; without it, a random one. */
  defaultNumber?: number
  /** Name under which the user id is sent with its form. */
  userIdName?: string
  /** Name under which the password is sent with its form. */
  passwordName?: string
  /** Both values, at the first and after each change. */
  onCredentialsChange?: (credentials: { userId: string; password: string }) => void
  /** One of them is on the clipboard. Show the message: the tick alone says nothing to a screen reader. */
  onCopied?: (copied: { what: 'userId' | 'password'; message: string }) => void
  /** The clipboard could not be reached; the text is selected, so that the keyboard can copy it. */
  onCopyFailed?: (failed: { what: 'userId' | 'password'; message: string }) => void
  /** Its texts; those not given stay in English. */
  labels?: Partial<CredentialGeneratorLabels>
}

const english: CredentialGeneratorLabels = {
  userId: 'User Id',
  password: 'Password',
  nameFirst: 'The user id is made from the name.',
  regenerateUserId: 'Generate another user id',
  regeneratePassword: 'Generate another password',
  copyUserId: 'Copy user id',
  copyPassword: 'Copy password',
  userIdCopied: 'userId copied to clipboard',
  passwordCopied: 'password copied to clipboard',
  copyFailed: 'Failed to copy:',
}

/**
 * Makes the user id and the first password of somebody new, from the browser's secure random source. Renders a `<div>`
 * of two read-only fields that are sent with the form around them.
 *
 * Values are made after the first render, so that a server never chooses a password. The number in the user id stays
 * while the name is typed.
 *
 * Parts: `userId`, `password`.
 */
export const CredentialGenerator = forwardRef<HTMLDivElement, CredentialGeneratorProps>(function CredentialGenerator(
  {
    name,
    suffix = '@mySchool.com',
    roleWord = '',
    defaultNumber,
    userIdName = 'userId',
    passwordName = 'password',
    onCredentialsChange,
    onCopied,
    onCopyFailed,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...english, ...labels }
  const userIdControl = useRef<HTMLInputElement>(null)
  const passwordControl = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState(defaultNumber)
  const [password, setPassword] = useState('')
  const userId = name.trim() && number !== undefined ? generateUserId({ name, suffix, roleWord, number }) : ''

  useEffect(() => {
    setNumber((given) => given ?? generateIdNumber())
    setPassword(generatePassword())
  }, [])

  const changed = useRef(onCredentialsChange)
  useEffect(() => {
    changed.current = onCredentialsChange
  })
  useEffect(() => {
    if (password) changed.current?.({ userId, password })
  }, [userId, password])

  return (
    <div ref={ref} {...rest} className={cx('kit-credential-generator', className)}>
      <TextField
        data-part="userId"
        mono
        readOnly
        required
        label={words.userId}
        name={userIdName}
        hint={userId ? undefined : words.nameFirst}
        value={userId}
        controlRef={userIdControl}
        autoComplete="off"
        end={
          <>
            <IconButton
              variant="framed"
              label={words.regenerateUserId}
              icon={<RegenerateIcon />}
              onClick={() => setNumber(generateIdNumber())}
            />
            <CopyButton
              label={words.copyUserId}
              value={userId}
              disabled={!userId}
              onCopied={() => onCopied?.({ what: 'userId', message: words.userIdCopied })}
              onCopyFailed={() => {
                userIdControl.current?.select()
                onCopyFailed?.({ what: 'userId', message: words.copyFailed })
              }}
            />
          </>
        }
      />
      <TextField
        data-part="password"
        mono
        readOnly
        required
        label={words.password}
        name={passwordName}
        value={password}
        controlRef={passwordControl}
        autoComplete="off"
        end={
          <>
            <IconButton
              variant="framed"
              label={words.regeneratePassword}
              icon={<RegenerateIcon />}
              onClick={() => setPassword(generatePassword())}
            />
            <CopyButton
              label={words.copyPassword}
              value={password}
              onCopied={() => onCopied?.({ what: 'password', message: words.passwordCopied })}
              onCopyFailed={() => {
                passwordControl.current?.select()
                onCopyFailed?.({ what: 'password', message: words.copyFailed })
              }}
            />
          </>
        }
      />
    </div>
  )
})
