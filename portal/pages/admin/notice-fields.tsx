import { PhotoField, type PhotoFieldProps, TextAreaField, TextField, ValidForField } from '@my-school/ui-kit'
import { limits } from '#contract'
import type { Draft } from '../../state/drafts.ts'
import { wording } from '../../wording-staff.ts'

const text = wording.notices

type Props = {
  initial: Draft
  /** The photo of the notice that is changed. */
  current?: PhotoFieldProps['current']
}

/** The fields of a notice, new or changed. */
export function NoticeFields({ initial, current }: Props) {
  return (
    <>
      <TextField
        label={text.noticeTitle}
        name="title"
        defaultValue={initial.title}
        maxLength={limits.text}
        autoComplete="off"
        autoFocus={initial.title === undefined}
        required
      />
      <TextAreaField
        label={text.description}
        name="description"
        rows={8}
        defaultValue={initial.description}
        maxLength={limits.description}
        required
      />
      <TextField
        label={text.category}
        name="catagory"
        defaultValue={initial.catagory}
        maxLength={limits.text}
        autoComplete="off"
        required
      />
      <ValidForField defaultValue={initial.date} required />
      <PhotoField label={text.photo} name="photo" current={current} />
    </>
  )
}
