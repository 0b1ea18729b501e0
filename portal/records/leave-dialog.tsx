import { Alert, Button, DateField, LinkButton, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import { useState } from 'react'
import { LEAVING_REASONS, type LeavingReason, limits } from '#contract'
import { texts } from '#messages'
import { bringBack, leaveSchool } from '../api/batches.ts'
import { ApiError } from '../api/request.ts'
import { today } from '../format/dates.ts'
import { ConfirmDialog, DoneDialog } from '../forms/dialogs.tsx'
import { useAct, useGoneRow } from '../hooks/use-act.ts'
import { DASHBOARDS } from '../routing/page-types.ts'
import { staffLinks } from '../routing/staff-links.ts'
import { useSchool } from '../state/school.ts'

type Leaver = { _id: string; grade?: string }

type LeaveDialogProps = {
  /** Who leaves. */
  leavers: readonly Leaver[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when they have left, unless that is taken back, or when some of them no longer exist. */
  onDone?: () => void
}

/** Students leave the school: asks for day, reason and note. Afterwards it offers to take it back. */
export function LeaveDialog({ leavers, subject, onClose, onDone = () => {} }: LeaveDialogProps) {
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
function LeftDialog({ leavers, subject, onClose, onDone }: Required<LeaveDialogProps>) {
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

export type Leaving = { leftOn: string; reason: LeavingReason; note: string; firstYear?: string }

type LeavingFieldsProps = {
  leaving: Leaving
  onChange: (leaving: Leaving) => void
}

/** What is recorded of a leaving: day, reason, note; of one that is corrected, the first school year too. */
export function LeavingFields({ leaving, onChange }: LeavingFieldsProps) {
  const { former: text, leavingLabels: labels, leavingReasonLabels: reasons } = texts()
  const { firstYear } = leaving
  return (
    <div className="stack">
      <DateField
        label={text.leaving.day}
        name="leftOn"
        max={today()}
        required
        value={leaving.leftOn}
        onValueChange={({ value }) => onChange({ ...leaving, leftOn: value })}
      />
      <SelectField
        label={labels.reason}
        name="reason"
        options={LEAVING_REASONS.map((value) => ({ value, label: reasons[value] }))}
        value={leaving.reason}
        onValueChange={({ value }) => onChange({ ...leaving, reason: value })}
      />
      {firstYear !== undefined && (
        <TextField
          label={labels.firstYear}
          name="firstYear"
          hint={text.firstYearHint}
          maxLength={limits.text}
          autoComplete="off"
          value={firstYear}
          onValueChange={({ value }) => onChange({ ...leaving, firstYear: value })}
        />
      )}
      <TextAreaField
        label={labels.note}
        name="note"
        hint={text.leaving.noteHint}
        rows={2}
        maxLength={limits.longText}
        value={leaving.note}
        onValueChange={({ value }) => onChange({ ...leaving, note: value })}
      />
    </div>
  )
}

/** What a field of the leaving is called in its form. */
export function labelOfLeaving(field: string): string {
  const { former, leavingLabels } = texts()
  const labels: Record<string, string> = { ...leavingLabels, leftOn: former.leaving.day }
  return labels[field] ?? field
}

/** Throws the error of a leaving again, with the label of the field in its message. */
export function nameLeavingFields(error: unknown): never {
  if (!(error instanceof ApiError) || !error.field) throw error
  const { field, message, status } = error
  throw new ApiError(message.replace(field, labelOfLeaving(field)), { status, field, cause: error })
}

type LeaveInsteadProps = {
  /** What is said of the deletion. */
  hint: string
  onLeave: () => void
}

/** In a prompt that deletes students: what deletion is for, and the button for a student who has left. */
export function LeaveInstead({ hint, onLeave }: LeaveInsteadProps) {
  const text = texts().former.leaving
  return (
    <>
      {hint}
      <span className="leave-instead">
        {text.instead}{' '}
        <Button size="small" variant="quiet" onClick={onLeave}>
          {text.action}
        </Button>
      </span>
    </>
  )
}
