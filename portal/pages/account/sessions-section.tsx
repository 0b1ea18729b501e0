import { Badge, Button } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { assertList, request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { useCall } from '../../hooks/use-load.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'
import { Section } from './section.tsx'

/** The user's sessions, with buttons to end them. */
export function SessionsSection() {
  const text = texts().account.sessions
  const { actions } = texts()
  const sessions = useCall(endpoints.ownSessions, {}, ({ sessions }) => assertList(sessions))

  const end = async (call: () => Promise<string>) => {
    await orShowFailure(text.endFailed, async () => showToast('success', await call()))
    // The button with the focus may be unmounted.
    document.querySelector<HTMLElement>('main h1')?.focus()
    sessions.reload()
  }

  const list = (sessions.data ?? []).map((session) => ({ ...session, device: nameOf(session) }))
  return (
    <Section heading={text.heading}>
      {sessions.status === 'failed' ? (
        <p role="status">
          {text.failed}{' '}
          <Button size="small" variant="quiet" onClick={sessions.reload}>
            {actions.tryAgain}
          </Button>
        </p>
      ) : (
        <p className="hint">{text.lead}</p>
      )}
      <ul className="lines">
        {list.map(({ _id, device, createdAt, seenAt, isCurrent }) => (
          <li key={_id}>
            <p>
              <strong>
                <bdi>{device}</bdi>
              </strong>{' '}
              {isCurrent && <Badge tone="success">{text.current}</Badge>}
              <span>
                <Sentence
                  text={text.times}
                  values={{
                    begun: <time dateTime={createdAt}>{momentOf(createdAt)}</time>,
                    seen: <time dateTime={seenAt}>{momentOf(seenAt)}</time>,
                  }}
                />
              </span>
            </p>
            {!isCurrent && (
              <BusyButton
                size="small"
                variant="quiet"
                aria-label={text.endOf({ device, begun: momentOf(createdAt) })}
                act={() => end(() => request(endpoints.endOwnSession, { params: { id: _id } }).then(() => text.ended))}
              >
                {text.end}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <BusyButton
          variant="quiet"
          act={() => end(async () => text.othersEnded(await request(endpoints.endOtherSessions, {})))}
        >
          {text.endOthers}
        </BusyButton>
      )}
    </Section>
  )
}

const nameOf = ({ device, browser, system }: Success<'ownSessions'>['sessions'][number]) =>
  browser && system ? texts().deviceLabel({ browser, system }) : device || texts().account.sessions.unknown
