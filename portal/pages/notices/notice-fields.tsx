import { PhotoField, type PhotoFieldProps, ValidForField } from '@my-school/ui-kit'
import { limits, UNLIMITED } from '#contract'
import { LongText, TextLine } from '../../forms/text-line.tsx'
import type { Draft } from '../../state/drafts.ts'
import { strings } from '../../strings/staff.ts'

const text = strings.notices

type Props = {
  initial: Draft
  /** The current photo of an existing notice. */
  current?: PhotoFieldProps['current']
}

/** The form fields of a notice. */
export function NoticeFields({ initial, current }: Props) {
  return (
    <>
      <TextLine initial={initial} label={text.noticeTitle} name="title" autoFocus={initial.title === undefined} />
      <LongText initial={initial} label={text.description} name="description" rows={8} maxLength={limits.description} />
      <TextLine initial={initial} label={text.category} name="catagory" />
      <ValidForField
        label={text.validForField}
        name="date"
        unlimitedValue={UNLIMITED}
        setTimeLabel={text.setTime}
        defaultValue={initial.date}
        required
      />
      <PhotoField label={text.photo} name="photo" current={current} />
    </>
  )
}
