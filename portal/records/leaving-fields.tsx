import { DateField, SelectField, TextAreaField, TextField } from '@my-school/ui-kit'
import { LEAVING_REASONS, type LeavingReason, limits } from '#contract'
import { texts } from '#messages'
import { ApiError } from '../api/request.ts'
import { today } from '../format/dates.ts'

export type Leaving = { leftOn: string; reason: LeavingReason; note: string; firstYear?: string }

type Props = {
  leaving: Leaving
  onChange: (leaving: Leaving) => void
}

/** What is recorded of a leaving: day, reason, note; of one that is corrected, the first school year too. */
export function LeavingFields({ leaving, onChange }: Props) {
  const { former: text, leavingLabels: labels, leavingReasonLabels: reasons } = texts()
  const { firstYear } = leaving
  return (
    <div className="dialog-fields">
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
