import { Alert, Button, SelectField } from '@my-school/ui-kit'
import { useContext, useRef, useState } from 'react'
import * as endpoints from '#contract/endpoints'
import type { SettingField } from '#contract/school/form'
import { texts } from '#messages'
import { schoolPictureUrl } from '../../api/photos.ts'
import { assertSuccess } from '../../api/request.ts'
import { upload } from '../../api/upload.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { failureOf } from '../../state/failures.ts'
import { isDrawing } from '../../state/school.ts'
import { EditingContext } from './editing.ts'
import { fieldName } from './setting-path.ts'
import { hintOf, optionsOf } from './setting-texts.ts'
import { useIsWhite } from './white-logo.ts'

type Props = { field: SettingField; label: string; path: string; value: string | null }

const OWN = 'own'

/** A picture, which is sent as soon as it is chosen and cut; of a slide, one of the drawings or an own picture. */
export function SettingPicture({ field, label, path, value }: Props) {
  const { choices, aspect = 1, whole } = field
  const strings = texts().school
  const { set, wait } = useContext(EditingContext)
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const hasOwn = value === null || !isDrawing(value)
  /** What was chosen while the setting had this value: a save may bring another one. */
  const [chosen, setChosen] = useState({ value, isOwn: hasOwn })
  const isOwn = chosen.value === value ? chosen.isOwn : hasOwn
  /** The present setting: a list may get another order while a picture is being sent. */
  const latest = useRef({ path, value })
  latest.current = { path, value }
  /** The value before a picture was chosen, which 'Remove choice' restores. */
  const before = useRef<string | null>(undefined)
  const drawings = choices && optionsOf(field)
  const none = drawings?.[0]?.value ?? null
  const own = value !== null && !isDrawing(value) ? value : null

  const isUnseen = useIsWhite(whole && own ? schoolPictureUrl(own, 'thumb') : undefined)

  const send = async (file: File) => {
    setSending(true)
    try {
      const form = new FormData()
      form.append('picture', file, file.name)
      const { picture } = assertSuccess(await upload(endpoints.addSchoolPicture, { form }))
      before.current ??= latest.current.value
      set(latest.current.path, picture.id)
    } catch (error) {
      setError(failureOf(error))
    }
    setSending(false)
  }
  const choose = (file: File | null) => {
    setError(undefined)
    if (file) return wait(send(file))
    if (before.current !== undefined) set(path, before.current)
    before.current = undefined
  }

  return (
    <>
      {drawings && (
        <SelectField
          name={isOwn ? `${fieldName(path)}.kind` : fieldName(path)}
          label={strings.pictures.drawing}
          options={[...drawings, { value: OWN, label: strings.pictures.own }]}
          value={isOwn ? OWN : (value ?? '')}
          onValueChange={({ value: next }) => {
            setChosen({ value: next === OWN ? value : next, isOwn: next === OWN })
            if (next !== OWN) set(path, next)
          }}
        />
      )}
      {(isOwn || !drawings) && (
        <PictureField
          name={fieldName(path)}
          label={label}
          hint={sending ? strings.pictures.sending : hintOf(field)}
          aspect={aspect}
          whole={whole}
          error={error}
          current={own ? { src: schoolPictureUrl(own, 'card'), alt: '' } : undefined}
          onPicture={choose}
        />
      )}
      {isUnseen && <Alert tone="warning">{strings.pictures.whiteLogo}</Alert>}
      {own && !drawings && (
        <Button variant="quiet" size="small" onClick={() => set(path, none)}>
          {strings.pictures.remove}
        </Button>
      )}
    </>
  )
}
