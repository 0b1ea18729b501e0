'use client'

import { forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonStyleProps } from '../internal/button-style-props.ts'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { tellOfChange } from '../internal/tell-of-change.ts'
import { type TextFor, textFor } from '../internal/text-for.ts'
import { useFileDrop } from '../internal/use-file-drop.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { photoFieldMessages } from './photo-field.messages.ts'

/** The image types that every current browser can show. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export interface PhotoFieldProps extends FieldProps {
  /** The photo that is stored already. It is shown until the user chooses another. */
  current?: { src: string; alt: string }
  /**
   * Called with the chosen file; with null and `error` when the file is not accepted; with null only when the user
   * removes the choice.
   */
  onPhotoChange?: (event: { file: File | null; error?: string; name: string }) => void
  /**
   * The accepted MIME types. With other types, set `wrongTypeMessage` too.
   * @default JPEG, PNG, WebP, AVIF and GIF
   */
  types?: readonly string[]
  /**
   * The largest accepted size, in bytes.
   * @default 10485760 (10 MB)
   */
  maxBytes?: number
  /**
   * Text of the button while there is no photo.
   * @default 'Choose a photo'
   */
  chooseLabel?: string
  /**
   * Text of the button while there is a photo.
   * @default 'Choose another photo'
   */
  replaceLabel?: string
  /**
   * Text of the button that removes the chosen file.
   * @default 'Remove choice'
   */
  removeLabel?: string
  /**
   * Says that a photo can be dropped or pasted.
   * @default 'or drop or paste one here'
   */
  dropText?: string
  /**
   * `alt` of the chosen photo.
   * @default 'The photo you chose'
   */
  previewAlt?: string
  /**
   * The error for a file of another type, or one that the browser cannot show as an image.
   * @default 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or GIF file'
   */
  wrongTypeMessage?: string
  /**
   * The error for a HEIC photo, also one whose name ends as that of another type: what it is, and what to do on the phone.
   * @default 'This is a HEIC photo, as iPhones and some Samsung phones take them, …'
   */
  heicMessage?: string
  /**
   * The error for a photo that is too large.
   * @default 'This photo is larger than 10 MB. Choose a smaller one', with the number of `maxBytes`
   */
  tooLargeMessage?: TextFor<{ megabytes: string }>
  /**
   * The error for several photos at once.
   * @default 'Only one photo is taken. Choose one'
   */
  severalMessage?: string
  /**
   * Said when there is no photo in what is dropped or pasted, such as a text or a folder.
   * @default 'There was no photo in it. Choose one from this device'
   */
  noFileMessage?: string
  /** Shown while there is no photo. */
  empty?: ReactNode
}

/**
 * A field for one photo, which the user chooses, drops or pastes and sees before it is sent. Renders a `<div>` around a
 * real `<input type="file">`, so that FormData, `required` and form reset work. A file of a wrong type or size is
 * rejected at once.
 * Selectors: `[data-state='error']`, `[data-dragging]`, `[data-chosen]`.
 *
 * @csspartsOf Field
 * @csspart slot - The place of the photo.
 * @csspart photo - The photo.
 * @csspart ways - The ways to choose a photo, beside it.
 * @csspart choose - The label that opens the file dialog.
 * @csspart drop - The text that says that a photo can be dropped.
 * @csspart name - The name of the chosen file.
 * @csspart remove - The button that takes the chosen photo away.
 */
export const PhotoField = forwardRef<HTMLInputElement, PhotoFieldProps>(function PhotoField(ownProps, ref) {
  const [
    texts,
    { current, onPhotoChange, types = IMAGE_TYPES, maxBytes = 10 * 1024 ** 2, empty, error, className, ...props },
    locale,
  ] = useTexts('photoField', photoFieldMessages, ownProps)
  const input = useOwnRef(ref)
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const whyEmpty = useRef<string>(undefined)
  const preview = useObjectUrl(file)
  const photo = preview ? { src: preview, alt: texts.previewAlt } : current

  const set = (chosen: File | null, problem?: string) => {
    setFile(chosen)
    setFileError(problem)
    if (!chosen && input.current) input.current.value = ''
    onPhotoChange?.({ file: chosen, error: problem, name: props.name })
  }
  const choose = ([chosen, another]: Iterable<File>) => {
    if (another) set(null, texts.severalMessage)
    else if (!chosen) set(null, whyEmpty.current)
    else if (!types.includes(chosen.type) || chosen.size === 0)
      set(null, isNamedHeic(chosen) ? texts.heicMessage : texts.wrongTypeMessage)
    else if (chosen.size > maxBytes)
      set(null, textFor(texts.tooLargeMessage, { megabytes: (maxBytes / 1024 ** 2).toLocaleString(locale) }))
    else set(chosen)
  }
  /** Takes the chosen file out of the control, as the user's doing. */
  const takeOut = (problem?: string) => {
    const control = input.current as HTMLInputElement
    control.value = ''
    whyEmpty.current = problem
    tellOfChange(control)
    whyEmpty.current = undefined
  }
  const takeOutUnshown = async (unshown: File) => {
    const isHeic = isNamedHeic(unshown) || (await beginsAsHeic(unshown))
    if (input.current?.files?.[0] === unshown) takeOut(isHeic ? texts.heicMessage : texts.wrongTypeMessage)
  }
  useFormReset(input, () => {
    setFile(null)
    setFileError(undefined)
  })

  return (
    <Field
      {...props}
      error={error ?? fileError}
      errorLive={!!fileError}
      className={cx('kit-photo-field kit-drop', className)}
      data-chosen={file ? '' : undefined}
      {...useFileDrop(input, file ? [file] : [], () => setFileError(texts.noFileMessage))}
      control={({ value: _value, defaultValue: _default, ...control }) => (
        <>
          <div data-part="slot">
            {photo ? (
              <img
                data-part="photo"
                src={photo.src}
                alt={photo.alt}
                // The type of a file comes from its name: the browser finds out here that it is no image.
                onError={() => file && takeOutUnshown(file)}
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
              onChange={(event) => {
                // Before the event of the page: by then the control is empty if its file was rejected.
                choose(event.target.files ?? [])
                control.onChange(event)
              }}
            />
            <label htmlFor={control.id} data-part="choose" {...buttonStyleProps({ variant: 'quiet' })}>
              {photo ? texts.replaceLabel : texts.chooseLabel}
            </label>
            {file ? (
              <>
                <bdi data-part="name">{file.name}</bdi>
                <button
                  type="button"
                  data-part="remove"
                  onClick={() => {
                    takeOut()
                    // This button is removed: without this, focus would be lost.
                    input.current?.focus()
                  }}
                >
                  {texts.removeLabel}
                </button>
              </>
            ) : (
              <span data-part="drop">{texts.dropText}</span>
            )}
          </div>
        </>
      )}
    />
  )
})
PhotoField.displayName = 'PhotoField'

/**
 * An object URL for a file. It is revoked when the file changes or the component unmounts. None in jsdom, in which
 * projects run their tests: it cannot make any.
 */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file || !URL.createObjectURL) return
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => {
      URL.revokeObjectURL(created)
      setUrl(undefined)
    }
  }, [file])
  return url
}

/** Some systems know no type for HEIC: then its name says what it is. */
const isNamedHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Programs that send photos give some a name that ends in '.jpg'. */
const beginsAsHeic = async (file: File) => /^ftyp(hei|hev|mif|msf)/.test(await file.slice(4, 12).text())
