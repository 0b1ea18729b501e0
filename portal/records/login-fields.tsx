import { CredentialGenerator } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { plainSigns } from '#contract/characters'
import { isAscii, userIdOf } from '#contract/user-ids'
import { texts } from '#messages'
import { TextInput } from '../forms/fields.tsx'
import type { Draft } from '../state/drafts.ts'
import { school } from '../state/school.ts'
import { showToast } from '../state/toasts.ts'
import { LatinName } from './latin-name.tsx'

type Props = {
  initial: Draft
  /** The fields above the login. They include the name, from which the user id is made while the user types. */
  children: (onNameChange: (change: { value: string }) => void) => ReactNode
  /** The part of the user id before the suffix. */
  roleWord?: string
  hint: string
}

/** The fields of a new student or teacher and of the new login, including the recovery answer. */
export function NamedFields({ initial, children, roleWord, hint }: Props) {
  const text = texts().logins
  const [name, setName] = useState(initial.name ?? '')
  const [latin, setLatin] = useState('')
  const plain = plainSigns(name)
  return (
    <>
      {children(({ value }) => setName(value))}
      <fieldset className="fields">
        <legend>{text.login}</legend>
        <p className="fields-hint">{hint}</p>
        {!isAscii(plain) && <LatinName name={name} initial={initial} onChange={setLatin} />}
        <CredentialGenerator
          person={isAscii(plain) ? plain : latin}
          suffix={school.value.userIds.suffix}
          roleWord={roleWord}
          formatUserId={userIdOf}
          {...text.credentials}
          // If the session ended meanwhile, the user id is restored, because the user may have copied it.
          defaultNumber={initial.userId ? Number(/\d+(?=\D*$)/.exec(initial.userId)?.[0]) : undefined}
          onCopied={({ message }) => showToast('success', message)}
          onCopyFailed={({ message }) => showToast('danger', message)}
        />
        <TextInput initial={initial} label={text.answer} name="answer" verbatim />
      </fieldset>
    </>
  )
}
