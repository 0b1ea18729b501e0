import { PhotoField, type PhotoFieldProps, ValidForField } from '@my-school/ui-kit'
import { useEffect, useRef } from 'react'
import { UNLIMITED } from '#contract'
import { texts } from '#messages'
import { getNotices } from '../../api/lists.ts'
import { TextInput } from '../../forms/fields.tsx'
import { chooseFile } from '../../forms/use-draft.ts'
import { useLoad } from '../../hooks/use-load.ts'
import type { Draft } from '../../state/drafts.ts'
import { DescriptionField } from './description-field.tsx'
import { categoriesOf } from './notice-categories.ts'
import { NoticeOptions } from './notice-options.tsx'

type Props = {
  initial: Draft
  /** The current photo of an existing notice. */
  current?: PhotoFieldProps['current']
  /** The photo of another notice, which a new one takes along. */
  taken?: File | undefined
}

/** The form fields of a notice. */
export function NoticeFields({ initial, current, taken }: Props) {
  const photo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // One that was chosen before, and is restored, stays.
    if (taken && photo.current?.files?.length === 0) chooseFile(photo.current, taken)
  }, [taken])
  const text = texts().notices
  const { data: notices = [] } = useLoad('notices/categories', (signal) => getNotices(signal), {
    // Then a category is typed.
    onFailure: () => {},
  })
  return (
    <>
      <TextInput initial={initial} label={text.title} name="title" autoFocus={initial.title === undefined} />
      <DescriptionField name="description" defaultValue={initial.description} rows={10} required />
      <TextInput initial={initial} label={text.catagory} name="catagory" suggestions={categoriesOf(notices)} />
      <ValidForField
        label={text.form.validFor}
        name="date"
        unlimitedValue={UNLIMITED}
        setTimeLabel={text.form.setTime}
        defaultValue={initial.date}
        required
      />
      <PhotoField ref={photo} label={text.photo} name="photo" current={current} />
      <NoticeOptions initial={initial} />
    </>
  )
}
