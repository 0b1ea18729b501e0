import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { PasswordField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { DeletePrompt } from '../../records/delete-prompt.tsx'
import { leaveSession } from '../../state/auth-actions.ts'
import { Section } from './section.tsx'

/** Deletes the account of a plain user: asks for the password, then for a typed word. */
export function DeleteAccount({ userId }: { userId: string }) {
  const text = texts().account.deletion
  const strings = texts().account
  const [password, setPassword] = useState<string>()
  return (
    <Section heading={text.heading} danger>
      <PageForm
        send={async ({ value }) => ({ success: true as const, message: '', password: value('password') })}
        onDone={(response) => setPassword(response.password)}
        submitLabel={text.submit}
      >
        <p className="hint">{text.lead}</p>
        <PasswordField label={strings.account.password} />
      </PageForm>
      {password !== undefined && (
        <DeletePrompt
          subject={userId}
          texts={text}
          remove={() => request(endpoints.deleteAccount, { json: { password } })}
          onGone={leaveSession}
          onClose={() => setPassword(undefined)}
        />
      )}
    </Section>
  )
}
