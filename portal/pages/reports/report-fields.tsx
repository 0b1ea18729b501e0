import { PhotoField, type PhotoFieldProps, RadioGroup, TextAreaField } from '@my-school/ui-kit'
import { CONDITIONS, limits } from '#contract'
import type { Draft } from '../../state/drafts.ts'
import { strings } from '../../strings/staff.ts'

type Props = {
  initial: Draft
  /** The current photo of an existing report. */
  current?: PhotoFieldProps['current']
}

/** The form fields of a report. */
export function ReportFields({ initial, current }: Props) {
  const text = strings.reports
  return (
    <>
      <TextAreaField
        label={text.message}
        name="message"
        rows={4}
        maxLength={limits.longText}
        required
        autoFocus={initial.message === undefined}
        defaultValue={initial.message}
      />
      <RadioGroup
        label={text.condition}
        name="condition"
        options={CONDITIONS}
        layout="cards"
        required
        requiredMessage={text.chooseCondition}
        defaultValue={initial.condition}
      />
      <TextAreaField
        label={text.complain}
        name="complain"
        maxLength={limits.longText}
        defaultValue={initial.complain}
      />
      <TextAreaField
        label={text.notification}
        name="notification"
        rows={2}
        maxLength={limits.longText}
        defaultValue={initial.notification}
      />
      <PhotoField label={text.photo} name="photo" current={current} />
    </>
  )
}
