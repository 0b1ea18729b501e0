import { Alert, Button, Dialog, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { bringBack, leaveSchool } from '../../api/batches.ts'
import { today } from '../../format/dates.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import { DASHBOARDS } from '../../routing/page-types.ts'
import { showToast } from '../../state/toasts.ts'
import { useGoneRow } from '../lists/focus-beside-row.ts'
import { staffLinks } from '../staff-links.ts'
import { failureOfLeaving, type Leaving, LeavingFields } from './leaving-fields.tsx'

type Leaver = { _id: string; grade?: string }

type Props = {
  /** Who leaves; none while the dialog is closed. */
  leavers: readonly Leaver[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when they have left, unless that is taken back, or when some of them no longer exist. */
  onDone?: () => void
}

/** Students leave the school: asks for day, reason and note. Afterwards it offers to take it back. */
export function LeaveDialog({ leavers, subject, onClose, onDone }: Props) {
  const { actions, former } = texts()
  const text = former.leaving
  const [leaving, setLeaving] = useState<Leaving>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  /** Who has left: the list from which they come is loaded again without them. */
  const [left, setLeft] = useState<{ leavers: readonly Leaver[]; subject: string }>()
  const isOpen = left !== undefined || leavers.length > 0
  const isOver = useGoneRow(isOpen)
  const { classes } = useSchool()
  const isFinished = leavers.every(({ grade }) => grade === classes.at(-1))
  const values: Leaving = leaving ?? { leftOn: today(), reason: isFinished ? 'finished' : 'moved', note: '' }

  const end = () => {
    setLeaving(undefined)
    setFailure('')
    setLeft(undefined)
    onClose()
  }
  const close = () => {
    if (busy) return
    end()
    if (isOver.current) onDone?.()
  }
  const send = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) isOver.current = true
      setFailure(failureOfLeaving(error))
    }
    setBusy(false)
  }
  const leave = () =>
    send(async () => {
      await leaveSchool(idsOf(leavers), values)
      isOver.current = true
      setLeft({ leavers, subject })
    })
  const undo = (gone: NonNullable<typeof left>) =>
    send(async () => {
      const classes = [...Map.groupBy(gone.leavers, ({ grade = '' }) => grade)]
      const [first] = await bringBack(classes.map(([grade, leavers]) => [grade, idsOf(leavers)]))
      if (first) return setFailure(former.bringingBack.refusedOf(first))
      end()
      showToast('success', text.undone({ subject: gone.subject }))
    })

  if (!isOpen) return null
  return (
    <Dialog
      open
      size="small"
      heading={text.action}
      onClose={close}
      actions={
        left ? (
          <>
            <Button autoFocus disabled={busy} onClick={close}>
              {actions.close}
            </Button>
            <Button variant="quiet" busy={busy} onClick={() => undo(left)}>
              {text.undo}
            </Button>
            <LinkButton variant="quiet" href={staffLinks(DASHBOARDS.admin).formerStudents} onClick={close}>
              {text.toFormer}
            </LinkButton>
          </>
        ) : (
          <ConfirmButtons label={text.action} variant="danger" busy={busy} onConfirm={leave} onCancel={close} />
        )
      }
    >
      {left ? (
        <p role="status">{text.left(left)}</p>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{subject}</bdi>
            </strong>
          </p>
          <p>{text.text}</p>
          <LeavingFields leaving={values} onChange={setLeaving} />
        </>
      )}
      <Alert live tone="danger">
        {failure}
      </Alert>
    </Dialog>
  )
}

const idsOf = (records: readonly Leaver[]) => records.map(({ _id }) => _id)
