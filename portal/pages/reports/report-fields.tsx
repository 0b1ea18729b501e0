import { PhotoField, type PhotoFieldProps, RadioGroup } from '@my-school/ui-kit'
import { CONDITIONS } from '#contract'
import { texts } from '#messages'
import { LongText } from '../../forms/fields.tsx'
import type { Draft } from '../../state/drafts.ts'

type Props = {
  initial: Draft
  /** The current photo of an existing report. */
  current?: PhotoFieldProps['current']
}

/** The form fields of a report. */
export function ReportFields({ initial, current }: Props) {
  const { conditionLabels, reports: text } = texts()
  return (
    <>
      <LongText
        initial={initial}
        label={text.message}
        name="message"
        rows={4}
        autoFocus={initial.message === undefined}
      />
      <RadioGroup
        label={text.condition}
        name="condition"
        options={CONDITIONS.map((value) => ({ value, label: conditionLabels[value] }))}
        layout="cards"
        required
        requiredMessage={text.chooseCondition}
        defaultValue={initial.condition}
      />
      <LongText initial={initial} label={text.complain} name="complain" required={false} />
      <LongText initial={initial} label={text.notification} name="notification" rows={2} required={false} />
      <PhotoField label={text.photo} name="photo" current={current} />
    </>
  )
}
