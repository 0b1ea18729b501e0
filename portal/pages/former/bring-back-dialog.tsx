import { Alert, Dialog, SelectField } from '@my-school/ui-kit'
import { useState } from 'react'
import { texts } from '#messages'
import { ApiError } from '../../api/api-error.ts'
import { bringBack } from '../../api/batches.ts'
import { failureOf } from '../../api/failure-of.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import { showToast } from '../../state/toasts.ts'
import { NotRestored } from '../deleted/not-restored.tsx'
import { useGoneRow } from '../lists/focus-beside-row.ts'

type Refused = Awaited<ReturnType<typeof bringBack>>

type Props = {
  open: boolean
  ids: readonly string[]
  /** Them in words. */
  subject: string
  onClose: () => void
  /** Called after `onClose` when they are back, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then brings former students back into it, or says why it cannot. */
export function BringBackDialog({ open, ids, subject, onClose, onDone }: Props) {
  const text = texts().former.bringingBack
  const { classes } = useSchool()
  const [grade, setGrade] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [refused, setRefused] = useState<Refused>([])
  const isOver = useGoneRow(open)

  const forget = () => {
    setFailure('')
    setRefused([])
  }
  const close = () => {
    if (busy) return
    setGrade('')
    forget()
    onClose()
    if (isOver.current) onDone()
  }
  const confirm = async () => {
    if (!grade) return setFailure(text.choose)
    setBusy(true)
    forget()
    try {
      const failed = await bringBack([[grade, ids]])
      setRefused(failed)
      if (failed.length === 0) {
        isOver.current = true
        setGrade('')
        onClose()
        onDone()
        showToast('success', text.done({ subject, grade }))
      }
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
      actions={<ConfirmButtons label={text.action} busy={busy} onConfirm={confirm} onCancel={close} />}
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
        options={classes.map((value) => ({ value, label: value }))}
        value={grade}
        hint={text.text}
        onValueChange={({ value }) => {
          setGrade(value)
          forget()
        }}
      />
      {refused.length > 0 && <NotRestored message={text.refused} records={refused} />}
      <Alert live tone="danger">
        {failure}
      </Alert>
    </Dialog>
  )
}
