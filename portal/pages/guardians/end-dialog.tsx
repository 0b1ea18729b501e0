import { Dialog } from '@my-school/ui-kit'
import { useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { texts } from '#messages'
import { requestSuccess } from '../../api/request.ts'
import { Sentence } from '../../format/sentence.tsx'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { orFailureToast } from '../../hooks/failure-toast.ts'
import { showToast } from '../../state/toasts.ts'

export type Guardian = Success<'guardians'>['guardians'][number]

type Props = {
  student: { _id: string; name: string }
  guardian: Guardian
  onClose: () => void
  onEnded: () => void
}

/** Asks before the link of a guardian is ended, and ends it. */
export function EndDialog({ student, guardian, onClose, onEnded }: Props) {
  const text = texts().guardians.ending
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await orFailureToast(text.failed, async () => {
      await requestSuccess(endpoints.endGuardian, { params: { id: student._id, user: guardian.user } })
      showToast('success', text.done(guardian))
      onEnded()
    })
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      heading={text.heading}
      onClose={busy ? undefined : onClose}
      // The row with the button that opened it is gone.
      finalFocus={() => document.querySelector<HTMLElement>('main h1')}
      actions={<ConfirmButtons label={text.submit} variant="danger" busy={busy} onConfirm={end} onCancel={onClose} />}
    >
      <p>
        <Sentence text={text.text} values={{ name: <bdi>{guardian.name}</bdi>, student: <bdi>{student.name}</bdi> }} />
      </p>
    </Dialog>
  )
}
