import { Button, EmptyState, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import { language, texts } from '#messages'
import { request } from '../../api/request.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { Page } from '../../layout/page.tsx'
import { WishFields, wishesIn } from './wish-fields.tsx'

/** Asks for an address, which then gets a mail to confirm it. */
export function Subscribe() {
  const text = texts().subscribing
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Page lead={text.lead} width="text">
      {sentTo === undefined ? (
        <PageForm
          send={async ({ data, value }) => {
            const address = value('address').trim()
            const response = await request(endpoints.subscribe, { json: { address, ...wishesIn(data) } })
            return { ...response, address }
          }}
          onDone={({ address }) => setSentTo(address)}
          submitLabel={text.submit}
        >
          <TextField label={text.address} name="address" type="email" autoComplete="email" hint={text.kept} required />
          <WishFields initial={{ language: language(), categories: [], when: 'atOnce' }} />
        </PageForm>
      ) : (
        <EmptyState
          heading={text.sent}
          illustration="board"
          actions={
            <Button variant="quiet" onClick={() => setSentTo(undefined)}>
              {text.again}
            </Button>
          }
        >
          {text.sentText({ address: sentTo })}
        </EmptyState>
      )}
    </Page>
  )
}
