import { Alert, Dialog, SelectField } from '@my-school/ui-kit'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { failureOf } from '../../api/failure-of.ts'
import { ConfirmButtons } from '../../forms/confirm-buttons.tsx'
import { useSchool } from '../../hooks/use-school.ts'
import { showToast } from '../../state/toasts.ts'
import { useGoneRow } from '../lists/focus-beside-row.ts'

type Props = {
  open: boolean
  /** Who comes into the class, in words. */
  subject: string
  texts: { heading: string; grade: string; choose: string; confirm: string; hint?: string }
  /** Resolves with the toast, or with why it is not done. */
  act: (grade: string) => Promise<{ done: string } | { explanation: ReactNode }>
  onClose: () => void
  /** Called after `onClose` when it is done, or when some of them no longer exist. */
  onDone: () => void
}

/** Asks for a class, then does what brings students there, or says why it is not done. */
export function ClassDialog({ open, subject, texts: text, act, onClose, onDone }: Props) {
  const { classes } = useSchool()
  const [grade, setGrade] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [explanation, setExplanation] = useState<ReactNode>()
  /** It is done, or some of them no longer exist: nothing is selected after the dialog. */
  const isOver = useGoneRow(open)

  const forget = () => {
    setFailure('')
    setExplanation(undefined)
  }
  const end = () => {
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
      const result = await act(grade)
      if ('done' in result) {
        isOver.current = true
        end()
        showToast('success', result.done)
      } else setExplanation(result.explanation)
    } catch (error) {
      isOver.current = error instanceof ApiError && error.status === 404
      setFailure(failureOf(error))
    }
    setBusy(false)
  }
  const close = () => {
    if (!busy) end()
  }

  return (
    <Dialog
      open={open}
      size="small"
      heading={text.heading}
      onClose={close}
      actions={<ConfirmButtons label={text.confirm} busy={busy} onConfirm={confirm} onCancel={close} />}
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
        hint={text.hint}
        onValueChange={({ value }) => {
          setGrade(value)
          forget()
        }}
      />
      {explanation}
      <Alert live tone="danger">
        {failure}
      </Alert>
    </Dialog>
  )
}
