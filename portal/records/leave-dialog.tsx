import { Alert, Button, LinkButton } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { bringBack, leaveSchool } from '../api/batches.ts'
import { today } from '../format/dates.ts'
import { ConfirmDialog, DoneDialog } from '../forms/dialogs.tsx'
import { useAct, useGoneRow } from '../hooks/use-act.ts'
import { DASHBOARDS } from '../routing/page-types.ts'
import { staffLinks } from '../routing/staff-links.ts'
import { useSchool } from '../state/school.ts'
import { type Leaving, LeavingFields, nameLeavingFields } from './leaving-fields.tsx'

type Leaver = { _id: string; grade?: string }

type Props = {
  /** Who leaves. */
  leavers: readonly Leaver[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when they have left, unless that is taken back, or when some of them no longer exist. */
  onDone?: () => void
}

/** Students leave the school: asks for day, reason and note. Afterwards it offers to take it back. */
export function LeaveDialog({ leavers, subject, onClose, onDone = () => {} }: Props) {
  const text = texts().former.leaving
  const { classes } = useSchool()
  const [leaving, setLeaving] = useState<Leaving>(() => ({
    leftOn: today(),
    reason: leavers.every(({ grade }) => grade === classes.at(-1)) ? 'finished' : 'moved',
    note: '',
  }))
  /** Who has left: the list from which they come is loaded again without them. */
  const [left, setLeft] = useState<Left>()

  if (left) return <LeftDialog {...left} onClose={onClose} onDone={onDone} />
  return (
    <ConfirmDialog
      isDanger
      heading={text.action}
      subject={subject}
      label={text.action}
      onConfirm={async () => {
        await leaveSchool(idsOf(leavers), leaving).catch(nameLeavingFields)
        setLeft({ leavers, subject })
      }}
      onClose={onClose}
      onGone={onDone}
    >
      <p>{text.text}</p>
      <LeavingFields leaving={leaving} onChange={setLeaving} />
    </ConfirmDialog>
  )
}

type Left = { leavers: readonly Leaver[]; subject: string }

/** Students have left. Offers to take it back. */
function LeftDialog({ leavers, subject, onClose, onDone }: Required<Props>) {
  const { former } = texts()
  const text = former.leaving
  useGoneRow(true)
  const { busy, explanation, run } = useAct({
    act: async () => {
      const classes = [...Map.groupBy(leavers, ({ grade = '' }) => grade)]
      const [first] = await bringBack(classes.map(([grade, leavers]) => [grade, idsOf(leavers)]))
      if (first) return { explanation: former.bringingBack.refusedOf(first) }
      return { done: text.undone({ subject }) }
    },
    onClose,
  })
  const close = () => {
    onClose()
    onDone()
  }
  return (
    <DoneDialog
      size="small"
      heading={text.action}
      text={text.left({ subject })}
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" busy={busy} onClick={run}>
            {text.undo}
          </Button>
          <LinkButton variant="quiet" href={staffLinks(DASHBOARDS.admin).formerStudents} onClick={close}>
            {text.toFormer}
          </LinkButton>
        </>
      }
    >
      <Alert live tone="danger">
        {explanation}
      </Alert>
    </DoneDialog>
  )
}

const idsOf = (records: readonly Leaver[]) => records.map(({ _id }) => _id)
