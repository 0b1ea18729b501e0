import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { FamilyCodeField } from '../../forms/credential-fields.tsx'
import { PageForm } from '../../forms/page-form.tsx'

type Props = { onJoined: (child: Success<'joinFamily'>['child']) => void }

/** Adds a child with the code of a slip. */
export function CodeForm({ onJoined }: Props) {
  const text = texts().family.code
  // After a success the form is empty.
  const [round, setRound] = useState(0)
  return (
    <section className="family-code" aria-labelledby="family-code">
      <h2 id="family-code">{text.heading}</h2>
      <p className="hint">{text.lead}</p>
      <PageForm
        key={round}
        send={({ value }) => request(endpoints.joinFamily, { json: { code: value('code') } })}
        onDone={({ child }) => {
          setRound(round + 1)
          onJoined(child)
        }}
        submitLabel={text.submit}
      >
        <FamilyCodeField label={text.label} name="code" />
      </PageForm>
    </section>
  )
}
