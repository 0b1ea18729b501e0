import { Alert, Badge, Button, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { useCall } from '../../hooks/use-load.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { Page } from '../../layout/page.tsx'
import { WhenLoaded } from '../../layout/when-loaded.tsx'
import type { PageInput } from '../../routing/page-types.ts'
import { staffLinks } from '../../routing/staff-links.ts'
import { orShowFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { MailAddresses } from './mail-addresses.tsx'
import { StopButton, whenText } from './waiting-mails.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Notices by mail: how they are sent, what waits, and who gets them. */
export function MailAdmin({ dashboard }: PageInput) {
  const text = texts().mailing
  const loaded = useCall(endpoints.mailState, {})
  return (
    <Page lead={text.lead}>
      <WhenLoaded loaded={loaded} failedText={text.failed} illustration="board">
        {(state) => (
          <div className="sections">
            <State state={state} reload={loaded.reload} />
            <Waiting mailings={state.mailings} dashboard={dashboard} reload={loaded.reload} />
            <Addresses onErased={loaded.reload} />
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}

type State = Success<'mailState'>
type Props = { state: State; reload: () => void }

function State({ state, reload }: Props) {
  const text = texts().mailing
  const { paused, hour, problem, addresses, ofLogins, waiting, failed } = state
  const change = (json: { paused?: boolean; hour?: number }, done: string) =>
    orShowFailure(text.notSaved, async () => {
      await request(endpoints.changeMail, { json })
      showToast('success', done)
      reload()
    })
  const tryServer = () =>
    orShowFailure(text.failed, async () => {
      const { problem } = await request(endpoints.tryMail, {})
      if (problem) showToast('danger', problem.message)
      else showToast('success', text.works)
      reload()
    })
  return (
    <section className="stack">
      {problem && (
        <Alert tone="danger" heading={text.problem}>
          {problem.message}
        </Alert>
      )}
      {paused && (
        <Alert tone="warning" heading={text.paused}>
          {text.pausedText}
        </Alert>
      )}
      <p className="row">
        <Badge>{text.figures.addresses({ number: addresses })}</Badge>
        <Badge>{text.figures.ofLogins({ number: ofLogins })}</Badge>
        <Badge>{text.figures.waiting({ number: waiting })}</Badge>
        {failed > 0 && <Badge tone="warning">{text.figures.failed({ number: failed })}</Badge>}
      </p>
      <div className="button-row">
        <BusyButton
          variant={paused ? 'primary' : 'quiet'}
          act={() => change({ paused: !paused }, paused ? text.nowSent : text.nowPaused)}
        >
          {paused ? text.resume : text.pause}
        </BusyButton>
        <BusyButton variant="quiet" act={tryServer}>
          {text.tryAgain}
        </BusyButton>
      </div>
      <div className="row list-tools">
        <SelectField
          label={text.hour}
          name="hour"
          options={HOURS.map((value) => ({ value, label: texts().inDigits(`${value.padStart(2, '0')}:00`) }))}
          value={String(hour)}
          onValueChange={({ value }) => change({ hour: Number(value) }, text.hourSaved)}
        />
      </div>
    </section>
  )
}

type WaitingProps = Pick<State, 'mailings'> & { dashboard: string; reload: () => void }

/** The notices whose mails are still to be sent. */
function Waiting({ mailings, dashboard, reload }: WaitingProps) {
  const text = texts().mailing
  return (
    <section>
      <h2>{text.waitingHeading}</h2>
      {mailings.length === 0 && <p className="hint">{text.none}</p>}
      <ul className="lines">
        {mailings.map((mailing) => (
          <li key={mailing._id}>
            <p>
              <a href={staffLinks(dashboard, mailing.notice._id).notice}>
                <bdi>{mailing.notice.title}</bdi>
              </a>{' '}
              <span>{whenText(mailing)}</span>
            </p>
            <StopButton mailing={mailing} onStopped={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Not before somebody asks for it: that it was read is in the audit. */
function Addresses({ onErased }: { onErased: () => void }) {
  const text = texts().mailing.list
  const [isShown, setShown] = useState(false)
  return (
    <section>
      <h2>{text.heading}</h2>
      {isShown ? (
        <MailAddresses onErased={onErased} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setShown(true)}>
            {text.show}
          </Button>
        </div>
      )}
    </section>
  )
}
