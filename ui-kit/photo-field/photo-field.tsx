import {
  type ClipboardEvent,
  type DragEvent,
  forwardRef,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps } from '../internal/field.tsx'
import { judgePhoto, PHOTO_BYTES, PHOTO_TYPES } from './judge-photo.ts'

export interface PhotoFieldProps extends FieldProps {
  /** The photo that is there already; it stays in view until another is chosen. */
  current?: { src: string; alt: string }
  /** Called with the chosen file; with null and the error when one was refused; with null alone when a choice was taken back. */
  onPhotoChange?: (event: { file: File | null; error?: string }) => void
  /** The types taken. */
  types?: readonly string[]
  /** The size taken. */
  maxBytes?: number
  /** Text of the button while there is no photo. */
  chooseText?: string
  /** Text of the button while there is one. */
  replaceText?: string
  /** Text of the button that takes the choice back. */
  removeText?: string
  /** Says that a photo can be dropped or pasted. */
  dropText?: string
  /** What a screen reader hears of the photo chosen. */
  previewAlt?: string
  /** What is said of a file that is no photo, also of one that only bears the name of one. */
  wrongTypeText?: string
  /** What is said of a photo that is too large. */
  tooLargeText?: string
  /** In place of a photo while there is none. */
  empty?: ReactNode
  /** Reaches the `<input type="file">`. */
  controlRef?: Ref<HTMLInputElement>
}

/**
 * A photo: chosen, dropped or pasted, seen before it is sent. Renders a `<div>` around a real `<input type="file">`,
 * so that FormData, `required` and a form's reset work as ever. A file of a wrong type or size is refused at once.
 * Parts: `slot`, `photo`, `choose`, `remove`. Selectors: `[data-state='error']`, `[data-dragging]`, `[data-chosen]`.
 */
export const PhotoField = forwardRef<HTMLDivElement, PhotoFieldProps>(function PhotoField(
  {
    current,
    onPhotoChange,
    types = PHOTO_TYPES,
    maxBytes = PHOTO_BYTES,
    chooseText = 'Choose a photo',
    replaceText = 'Choose another photo',
    removeText = 'Remove choice',
    dropText = 'or drop or paste one here',
    previewAlt = 'The photo you chose',
    wrongTypeText = 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file',
    tooLargeText = `This photo is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Choose a smaller one`,
    empty,
    error,
    controlRef,
    className,
    ...props
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(controlRef, () => input.current as HTMLInputElement)
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [dragging, setDragging] = useState(false)
  const preview = useObjectUrl(file)
  const photo = preview ? { src: preview, alt: previewAlt } : current

  const set = (chosen: File | null, wrong?: string) => {
    setFile(chosen)
    setRefusal(wrong)
    if (!chosen && input.current) input.current.value = ''
    onPhotoChange?.({ file: chosen, error: wrong })
  }
  const take = (chosen: File | undefined) => {
    const wrong = chosen && judgePhoto(chosen, { types, maxBytes, wrongTypeText, tooLargeText })
    set(wrong || !chosen ? null : chosen, wrong)
  }
  /** A file that did not come through the input is put into it, as if it had. */
  const bring = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (!files[0] || props.disabled || !input.current) return
    event.preventDefault()
    const one = new DataTransfer()
    one.items.add(files[0])
    input.current.files = one.files
    take(files[0])
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  useEffect(() => {
    const form = input.current?.form
    const clear = () => {
      setFile(null)
      setRefusal(undefined)
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  return (
    <Field
      ref={ref}
      {...props}
      error={error ?? refusal}
      errorLive={!!refusal}
      className={cx('kit-photo-field', className)}
      data-dragging={dragging || undefined}
      data-chosen={file ? '' : undefined}
      onPaste={(event) => bring(event, event.clipboardData)}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        bring(event, event.dataTransfer)
      }}
      control={({ value: _value, defaultValue: _default, ...control }) => (
        <>
          <div data-part="slot">
            {photo ? (
              <img
                data-part="photo"
                src={photo.src}
                alt={photo.alt}
                // a text file by the name of a photo is found out here
                onError={() => file && set(null, wrongTypeText)}
              />
            ) : (
              empty
            )}
          </div>
          <div data-part="ways">
            <input
              {...control}
              ref={input}
              type="file"
              accept={types.join()}
              onChange={(event) => take(event.target.files?.[0])}
            />
            <label htmlFor={control.id} data-part="choose">
              {photo ? replaceText : chooseText}
            </label>
            {file ? (
              <>
                <span data-part="name">{file.name}</span>
                <button
                  type="button"
                  data-part="remove"
                  onClick={() => {
                    set(null)
                    // this button goes, and the focus must not go with it
                    input.current?.focus()
                  }}
                >
                  {removeText}
                </button>
              </>
            ) : (
              <span data-part="drop">{dropText}</span>
            )}
          </div>
        </>
      )}
    />
  )
})

/** An address for a file, given back to the browser when the file or the component goes. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
