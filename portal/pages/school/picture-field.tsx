import { Button, PhotoField, SelectField } from '@my-school/ui-kit'
import { useContext, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { schoolPictureUrl } from '../../api/photos.ts'
import { addSchoolPicture } from '../../api/school.ts'
import { isDrawing } from '../../state/school.ts'
import { strings as requests } from '../../strings/requests.ts'
import { strings } from '../../strings/school.ts'
import { EditingContext } from './editing.ts'
import { fieldName, type Row } from './settings-table.ts'

type Props = { row: Row; path: string; value: string | null }

const OWN = 'own'

/** A picture, which is sent as soon as it is chosen; of a slide, one of the drawings or an own picture. */
export function PictureField({ row: { label, hint, options }, path, value }: Props) {
  const { set, wait } = useContext(EditingContext)
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  // A list may be put in another order while the picture is being sent.
  const latest = useRef(path)
  latest.current = path
  const [isOwn, setOwn] = useState(value === null || !isDrawing(value))
  const drawings = options?.()
  const none = drawings?.[0]?.value ?? null
  const own = value !== null && !isDrawing(value) ? value : null

  const send = async (file: File) => {
    setSending(true)
    setError(undefined)
    try {
      set(latest.current, await addSchoolPicture(file, file.name))
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : requests.strange)
    }
    setSending(false)
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
            setOwn(next === OWN)
            if (next !== OWN) set(path, next)
          }}
        />
      )}
      {(isOwn || !drawings) && (
        <div className="setting-picture">
          <PhotoField
            name={fieldName(path)}
            label={label}
            hint={sending ? strings.pictures.sending : hint}
            error={error}
            current={own ? { src: schoolPictureUrl(own, 'card'), alt: '' } : undefined}
            onPhotoChange={({ file }) => {
              setError(undefined)
              if (file) wait(send(file))
              else set(path, none)
            }}
          />
          {own && (
            <Button variant="quiet" size="small" onClick={() => set(path, none)}>
              {strings.pictures.remove}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
