import { FormattedTextField, PhotoField, type PhotoFieldProps, ValidForField } from '@my-school/ui-kit'
import { limits, UNLIMITED } from '#contract'
import { texts } from '#messages'
import { TextInput } from '../../forms/text-input.tsx'
import { useTextReader } from '../../hooks/use-text-reader.ts'
import { Formatted } from '../../layout/formatted.tsx'
import type { Draft } from '../../state/drafts.ts'
import { NoticeOptions } from './notice-options.tsx'

type Props = {
  initial: Draft
  /** The current photo of an existing notice. */
  current?: PhotoFieldProps['current']
}

/** The form fields of a notice. */
export function NoticeFields({ initial, current }: Props) {
  const text = texts().notices
  const read = useTextReader()
  return (
    <>
      <TextInput initial={initial} label={text.title} name="title" autoFocus={initial.title === undefined} />
      <FormattedTextField
        label={text.description}
        name="description"
        hint={text.form.marks}
        defaultValue={initial.description}
        maxLength={limits.description}
        rows={10}
        required
        preview={read && ((typed) => typed.trim() && <Formatted blocks={read(typed)} typed={typed} headingLevel={3} />)}
      />
      <TextInput initial={initial} label={text.catagory} name="catagory" />
      <ValidForField
        label={text.form.validFor}
        name="date"
        unlimitedValue={UNLIMITED}
        setTimeLabel={text.form.setTime}
        defaultValue={initial.date}
        required
      />
      <PhotoField label={text.photo} name="photo" current={current} />
      <NoticeOptions initial={initial} />
    </>
  )
}
