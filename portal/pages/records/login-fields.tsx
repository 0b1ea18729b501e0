import { CredentialGenerator } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { school } from '#contract'
import { TextLine } from '../../forms/text-line.tsx'
import type { Draft } from '../../state/drafts.ts'
import { showToast } from '../../state/toasts.ts'
import { strings } from '../../strings/staff.ts'

type Props = {
  initial: Draft
  /** The fields above, one of which is the name: the user id follows it as it is typed. */
  children: (onNameChange: (change: { value: string }) => void) => ReactNode
  /** Stands before the suffix of the user id. */
  roleWord?: string
  hint: string
}

/**
 * The fields of a new student or teacher, and the login that is made with them: with the answer for the day the password
 * is lost.
 */
export function NamedFields({ initial, children, roleWord, hint }: Props) {
  const text = strings.student
  const [name, setName] = useState(initial.name ?? '')
  return (
    <>
      {children(({ value }) => setName(value))}
      <fieldset className="fields">
        <legend>{text.login}</legend>
        <p className="fields-hint">{hint}</p>
        <CredentialGenerator
          name={name}
          suffix={school.userIdSuffix}
          roleWord={roleWord}
          labels={text.credentials}
          // After a session that ended in between, the user id is the one that may have been copied before.
          defaultNumber={initial.userId ? Number(/\d+(?=\D*$)/.exec(initial.userId)?.[0]) : undefined}
          onCopied={({ message }) => showToast('success', message)}
          onCopyFailed={({ message }) => showToast('error', message)}
        />
        <TextLine initial={initial} label={text.answer} name="answer" />
      </fieldset>
    </>
  )
}
