import { Badge, Button, DetailList } from '@my-school/ui-kit'
import { useSignals } from '@preact/signals-react/runtime'
import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { useLoad } from '../../hooks/use-load.ts'
import { Page } from '../../layout/page.tsx'
import { vitals } from '../../state/vitals.ts'

/** Shows administrators whether the server can be reached, and how fast this page was. */
export function SelfCheck() {
  const text = texts().information.selfCheck
  const { actions } = texts()
  useSignals()
  const { status, data, reload } = useLoad('health', timedHealth)
  return (
    <Page
      lead={text.lead}
      width="text"
      actions={
        <Button variant="quiet" busy={status === 'loading'} onClick={reload}>
          {actions.tryAgain}
        </Button>
      }
    >
      <div className="stack parts">
        <DetailList items={[{ label: text.api, value: <Reached status={status} /> }, ...(data ? facts(data) : [])]} />
        <section aria-labelledby="vitals">
          <h2 id="vitals">{text.vitals}</h2>
          {vitals.value.length === 0 ? (
            <p>{text.noVitals}</p>
          ) : (
            <DetailList
              items={vitals.value.map(({ name, value, rating }) => ({
                label: name,
                value: text.rated({ value: inItsUnit(name, value), rating }),
              }))}
            />
          )}
        </section>
      </div>
    </Page>
  )
}

function Reached({ status }: { status: 'loading' | 'ready' | 'failed' }) {
  const text = texts().information.selfCheck
  // In its own element: a translator replaces a bare text by elements, which React cannot remove.
  if (status === 'loading') return <span>{text.asking}</span>
  return status === 'ready' ? (
    <Badge tone="success">{text.reachable}</Badge>
  ) : (
    <Badge tone="danger">{text.unreachable}</Badge>
  )
}

async function timedHealth(signal: AbortSignal) {
  const asked = performance.now()
  const { version, uptime } = await request(endpoints.health, { signal })
  return { version, uptime, took: performance.now() - asked }
}

function facts({ version, uptime, took }: Awaited<ReturnType<typeof timedHealth>>) {
  const text = texts().information.selfCheck
  return [
    { label: text.version, value: version },
    { label: text.uptime, value: text.seconds({ number: Math.round(uptime) }) },
    { label: text.answered, value: text.milliseconds({ number: Math.round(took) }) },
  ]
}

/** CLS has no unit; all other values are times. */
function inItsUnit(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : texts().information.selfCheck.milliseconds({ number: Math.round(value) })
}
