import { Alert, Dialog, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { moveStudents } from '../../api/batches.ts'
import { failureOf } from '../../api/failure-of.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import { rememberSaved } from '../../state/saved-records.ts'
import { showToast } from '../../state/toasts.ts'
import { useGoneRow } from '../lists/focus-beside-row.ts'

type Props = {
  open: boolean
  /** Whom it moves, in words. */
  subject: string
  ids: readonly string[]
  onClose: () => void
  /** Called after `onClose` when they were moved, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then moves students there. */
export function MoveDialog({ open, subject, ids, onClose, onDone }: Props) {
  const text = texts().selection.moving
  const { classes } = useSchool()
  const [grade, setGrade] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  /** They were moved, or some of them no longer exist: nothing is selected after the dialog. */
  const isOver = useGoneRow(open)

  const close = () => {
    if (busy) return
    setGrade('')
    setFailure('')
    onClose()
    if (isOver.current) onDone()
  }
  const move = async () => {
    if (!grade) return setFailure(text.choose)
    setBusy(true)
    setFailure('')
    try {
      const count = await moveStudents(ids, grade)
      isOver.current = true
      setGrade('')
      onClose()
      rememberSaved(...ids)
      onDone()
      showToast('success', text.moved({ number: count, grade }))
    } catch (error) {
      isOver.current = error instanceof ApiError && error.status === 404
      setFailure(failureOf(error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      size="small"
      heading={text.heading}
      onClose={close}
      actions={<ConfirmButtons label={text.confirm} busy={busy} onConfirm={move} onCancel={close} />}
    >
      <p>
        <strong>
          <bdi>{subject}</bdi>
        </strong>
      </p>
      <SelectField
        label={text.grade}
        name="grade"
        placeholder={text.choose}
        options={classes}
        value={grade}
        onValueChange={({ value }) => {
          setGrade(value)
          setFailure('')
        }}
      />
      <Alert live tone="danger">
        {failure}
      </Alert>
    </Dialog>
  )
}
