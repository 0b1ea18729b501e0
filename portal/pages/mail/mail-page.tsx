import { EmptyState, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { PageForm } from '../../forms/page-form.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { useUrlQuery } from '../../hooks/use-url-query.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { useSchool } from '../../state/school.ts'
import { showToast } from '../../state/toasts.ts'
import { NotFound } from '../not-found.tsx'
import { Subscribe } from './subscribe.tsx'
import { WishFields, wishesIn } from './wish-fields.tsx'

/** Notices by mail: asks for an address or, with the key of a mail, shows what its owner gets. */
export function MailPage() {
  const { query } = useUrlQuery()
  const { mail } = useSchool()
  const key = query.get('key')
  if (!mail) return <NotFound />
  return key ? <OwnSubscription key={key} secret={key} /> : <Subscribe />
}

type Subscription = Success<'mailSubscription'>['subscription']

/** @param secret the key in the links of the mails */
function OwnSubscription({ secret }: { secret: string }) {
  const text = texts().subscribing
  const loaded = useCall(endpoints.mailSubscription, { json: { key: secret } }, ({ subscription }) => subscription)
  const [isEnded, setEnded] = useState(false)
  const { data } = loaded
  if (isEnded) return <Ended />
  const words = data?.isOfLogin ? text.ofLogin : { heading: text.own, comeTo: text.comeTo }
  return (
    <Page
      heading={words.heading}
      lead={data?.confirmedAt ? words.comeTo({ address: data.address }) : undefined}
      width="text"
    >
      <WhenLoaded loaded={loaded} failedText={text.failed} illustration="board">
        {(subscription) =>
          subscription.confirmedAt === null ? (
            <Confirm subscription={subscription} secret={secret} onConfirmed={loaded.reload} />
          ) : (
            <Wishes subscription={subscription} secret={secret} onEnded={() => setEnded(true)} />
          )
        }
      </WhenLoaded>
    </Page>
  )
}

type Props = { subscription: Subscription; secret: string }

/** A button, since programs open links too. */
function Confirm({ subscription, secret, onConfirmed }: Props & { onConfirmed: () => void }) {
  const text = texts().subscribing
  const words = subscription.isOfLogin ? text.ofLogin : text
  const confirm = () =>
    orShowFailure(text.notDone, async () => {
      await request(endpoints.confirmSubscription, { json: { key: secret } })
      showToast('success', words.confirmed)
      onConfirmed()
    })
  return (
    <div className="stack">
      <p>{words.confirmText({ address: subscription.address })}</p>
      <div>
        <BusyButton act={confirm}>{text.confirm}</BusyButton>
      </div>
    </div>
  )
}

function Wishes({ subscription, secret, onEnded }: Props & { onEnded: () => void }) {
  const text = texts().subscribing
  const end = () =>
    orShowFailure(text.notDone, async () => {
      await request(endpoints.unsubscribe, { query: { key: secret } })
      onEnded()
    })
  return (
    <div className="stack parts">
      {!subscription.isOfLogin && (
        <PageForm
          send={({ data }) => request(endpoints.changeSubscription, { json: { key: secret, ...wishesIn(data) } })}
          onDone={() => showToast('success', text.saved)}
          submitLabel={text.save}
        >
          <WishFields initial={subscription} hour={subscription.hour} />
        </PageForm>
      )}
      <section>
        <h2>{text.end}</h2>
        <p>{text.endText}</p>
        <BusyButton variant="danger" act={end}>
          {text.end}
        </BusyButton>
      </section>
    </div>
  )
}

function Ended() {
  const { noticeBoard, subscribing: text } = texts()
  return (
    <Page heading={text.own} width="text">
      <EmptyState
        heading={text.ended}
        illustration="board"
        actions={
          <LinkButton variant="quiet" href="/notice-board">
            {noticeBoard.notice.back}
          </LinkButton>
        }
      >
        {text.endedText}
      </EmptyState>
    </Page>
  )
}
