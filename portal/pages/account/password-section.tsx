import { TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Account } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { newPassword, PasswordField, useOwnCode } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { showToast } from '../../state/toasts.ts'
import { Section } from './section.tsx'

/** Changes the password; asks for the old one. */
export function PasswordSection({ password, onChanged }: { password: Account['password']; onChanged: () => void }) {
  const text = texts().account.password
  const { field, withCode } = useOwnCode()
  // After a change the form is empty.
  const [round, setRound] = useState(0)
  return (
    <Section heading={text.heading}>
      {password.isIssued && <p className="hint">{text.issued}</p>}
      {password.changedAt && (
        <p className="hint">
          <Sentence
            text={text.changedAt}
            values={{ when: <time dateTime={password.changedAt}>{momentOf(password.changedAt)}</time> }}
          />
        </p>
      )}
      <PageForm
        key={round}
        send={({ value }) =>
          withCode(value, (code) =>
            request(endpoints.changePassword, {
              json: { oldPassword: value('oldPassword'), newPassword: value('newPassword'), ...code },
            }),
          )
        }
        onDone={({ ended }) => {
          showToast('success', ended > 0 ? text.doneAndEnded({ ended }) : text.done)
          setRound(round + 1)
          onChanged()
        }}
        submitLabel={text.submit}
      >
        <PasswordField label={text.old} name="oldPassword" />
        <TextField label={text.new} name="newPassword" {...newPassword()} />
        {field}
      </PageForm>
    </Section>
  )
}
