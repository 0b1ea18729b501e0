import { Alert } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { Sentence } from '../../format/sentence.tsx'
import { BusyButton } from '../../layout/buttons.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { showToast } from '../../state/toasts.ts'

type Props = { clock: NonNullable<Success<'adminAll'>['clock']>; reload: () => void }

/** Asks an admin whether the clock of the server is right, while the server doubts it. */
export function ClockNotice({ clock: { doubt, now, expected }, reload }: Props) {
  const text = texts().clock
  const confirm = () =>
    orShowFailure(text.failed, async () => {
      const { success, message } = await request(endpoints.confirmClock, { json: { now } })
      if (success) showToast('success', text.done)
      else showToast('danger', message)
      reload()
    })
  return (
    <Alert
      tone="warning"
      role="region"
      aria-label={text.heading}
      heading={text.heading}
      actions={
        <BusyButton variant="quiet" act={confirm}>
          {text.confirm}
        </BusyButton>
      }
    >
      <p>
        <Sentence
          text={text[doubt]}
          values={{ now: <strong>{momentOf(now)}</strong>, expected: <strong>{momentOf(expected)}</strong> }}
        />
      </p>
      <p>{text.help}</p>
    </Alert>
  )
}
