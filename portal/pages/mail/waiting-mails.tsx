import { Alert } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { request } from '../../api/request.ts'
import { momentOf } from '../../format/dates.ts'
import { useCall } from '../../hooks/use-load.ts'
import { BusyButton } from '../../layout/buttons.tsx'
import { orShowFailure } from '../../state/failures.ts'
import { useSchool } from '../../state/school.ts'
import { showToast } from '../../state/toasts.ts'

type Mailing = Success<'mailState'>['mailings'][number]

const hasBegun = ({ at }: Mailing) => Date.parse(at) <= Date.now()

/** When the mails of a notice go, or how many are left. */
export function whenText(mailing: Mailing): string {
  const text = texts().mailing
  const { at, waiting: number } = mailing
  return hasBegun(mailing) ? text.sending({ number }) : text.begins({ at: momentOf(at), number })
}

/** Stops the mails of a notice that were not sent yet. */
export function StopButton({ mailing, onStopped }: { mailing: Mailing; onStopped: () => void }) {
  const text = texts().mailing
  const stop = () =>
    orShowFailure(text.notSaved, async () => {
      await request(endpoints.stopMailing, { params: { id: mailing._id } })
      showToast('success', text.stopped)
      onStopped()
    })
  return (
    <BusyButton size="small" variant="quiet" aria-label={text.stopOf({ title: mailing.notice.title })} act={stop}>
      {text.stop}
    </BusyButton>
  )
}

/** Says above a notice that its mails wait, and stops them. Nothing where no mail is sent. */
export const WaitingMails = ({ notice }: { notice: string }) => useSchool().mail && <MailsOf notice={notice} />

function MailsOf({ notice }: { notice: string }) {
  const text = texts().mailing
  const { data, reload } = useCall(
    endpoints.mailState,
    {},
    ({ mailings }) => mailings.find((one) => one.notice._id === notice) ?? null,
    // Then nothing is said of mails.
    { onFailure: () => {} },
  )
  if (!data) return null
  const { at, waiting: number } = data
  return (
    <Alert actions={<StopButton mailing={data} onStopped={reload} />}>
      {hasBegun(data) ? text.beingSent({ number }) : text.onItsWay({ at: momentOf(at), number })}
    </Alert>
  )
}
