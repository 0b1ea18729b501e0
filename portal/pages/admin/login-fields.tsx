import { CredentialGenerator, TextField } from '@my-school/ui-kit'
import { limits, school } from '#contract'
import type { Draft } from '../../state/drafts.ts'
import { showToast } from '../../state/toasts.ts'
import { wording } from '../../wording-staff.ts'

type Props = {
  initial: Draft
  /** The name as it is typed: the user id follows it. */
  name: string
  /** Stands before the suffix of the user id. */
  roleWord?: string
  hint: string
}

/** The login that is made with a new student or teacher, and the answer for the day the password is lost. */
export function LoginFields({ initial, name, roleWord, hint }: Props) {
  const text = wording.student
  return (
    <fieldset className="fields">
      <legend>{text.login}</legend>
      <p className="fields-hint">{hint}</p>
      <CredentialGenerator
        name={name}
        suffix={school.userIdSuffix}
        roleWord={roleWord}
        // After a session that ended in between, the user id is the one that may have been copied before.
        defaultNumber={initial.userId ? Number(/\d+(?=\D*$)/.exec(initial.userId)?.[0]) : undefined}
        onCopied={({ message }) => showToast('success', message)}
        onCopyFailed={({ message }) => showToast('error', message)}
      />
      <TextField
        label={text.answer}
        name="answer"
        defaultValue={initial.answer}
        maxLength={limits.text}
        autoComplete="off"
        required
      />
    </fieldset>
  )
}
