import { TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { groupedCode } from './grouped-code.ts'

type Props = { onJoined: (child: Success<'joinFamily'>['child']) => void }

/** Adds a child with the code of a slip. */
export function CodeForm({ onJoined }: Props) {
  const text = texts().family.code
  const [code, setCode] = useState('')
  // After a success the form is empty.
  const [round, setRound] = useState(0)
  return (
    <section className="family-code" aria-labelledby="family-code">
      <h2 id="family-code">{text.heading}</h2>
      <p className="hint">{text.lead}</p>
      <PageForm
        key={round}
        send={() => request(endpoints.joinFamily, { json: { code } })}
        onDone={({ child }) => {
          setCode('')
          setRound(round + 1)
          onJoined(child)
        }}
        submitLabel={text.submit}
      >
        <TextField
          mono
          required
          label={text.label}
          name="code"
          hint={text.hint}
          autoComplete="off"
          spellCheck={false}
          // Longer than a code with its hyphens: one is pasted as it was written.
          maxLength={40}
          value={code}
          // Only what is added at the end is put into groups: the caret of a correction in the middle would jump.
          onValueChange={({ value }) => setCode(value.startsWith(code) ? groupedCode(value) : value)}
        />
      </PageForm>
    </section>
  )
}
