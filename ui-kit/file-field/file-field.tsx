'use client'

import { type ChangeEvent, forwardRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { UploadIcon } from '../icons/tool-icons.tsx'
import { cx } from '../internal/cx.ts'
import { Field, type FieldProps } from '../internal/field.tsx'
import { useTexts } from '../internal/kit-context.ts'
import { useLabelSeparator } from '../internal/label-separator.ts'
import { tellOfChange } from '../internal/tell-of-change.ts'
import { type TextFor, type TextOf, textFor, textOf } from '../internal/text-for.ts'
import { setFiles, useFileDrop } from '../internal/use-file-drop.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { useLayoutEffect } from '../internal/use-layout-effect.ts'
import { useOwnRef } from '../internal/use-own-ref.ts'
import { isolated } from '../messages/isolate.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { fileFieldMessages } from './file-field.messages.ts'

/** A file that the field has not taken, and why. */
export interface RefusedFile {
  file: File
  reason: string
}

export interface FileFieldProps extends FieldProps {
  /** The files in the field. Without it the field keeps them itself. Set an empty list to remove all files. */
  files?: readonly File[]
  /** Called when the user chooses, drops, pastes or removes files: with the files in the field, and those that it refused. */
  onFilesChange?: (event: { files: File[]; refused: RefusedFile[]; name: string }) => void
  /** Which files it takes, as on `<input>`: '.csv,.xlsx', 'image/*'. It holds for dropped files too. */
  accept?: string
  /** It takes several files. */
  multiple?: boolean
  /** It takes a folder: all files in it. */
  folder?: boolean
  /** The largest file that it takes, in bytes. */
  maxBytes?: number
  /** The files are being sent: how far it is, from 0 to 1, or null if the end is not known; and what is being done. */
  progress?: { value: number | null; label: string }
  /**
   * The text in the field.
   * @default 'Choose from this device'
   */
  chooseLabel?: string
  /**
   * The text after it, where there is a mouse.
   * @default 'or drop or paste here'
   */
  dropText?: string
  /**
   * Accessible name of the button that takes a file out. After a text that is no function, the name of the file follows.
   * @default 'Remove list.csv'
   */
  removeLabel?: TextOf
  /**
   * Why a file of another kind is refused.
   * @default 'This kind of file is not taken. Choose .csv or .xlsx', with `accept`
   */
  wrongTypeMessage?: TextFor<{ accept: string }>
  /**
   * Why a file is refused that is too large.
   * @default 'It is larger than 10 MB', with the number of `maxBytes`
   */
  tooLargeMessage?: TextFor<{ megabytes: string }>
  /**
   * Why several files are refused where one is taken.
   * @default 'Only one file is taken. Choose one'
   */
  severalMessage?: string
  /**
   * Said when there is no file in what is dropped or pasted, such as a text or a folder.
   * @default 'There was no file in it. Choose one from this device'
   */
  noFileMessage?: string
}

/**
 * A field for files, which the user chooses, drops or pastes. A file that is refused is named with the reason. A new choice
 * replaces the previous one. Renders a `<div>` around a real `<input type="file">`, which covers the whole area for files,
 * so that FormData, `required`, form reset and folders work.
 * Selectors: `[data-state='error']`, `[data-dragging]`.
 *
 * @csspartsOf Field
 * @csspart drop - The text about dropping and pasting, where there is a mouse.
 * @csspart files - The list of the files that it has.
 * @csspart file - A file.
 * @csspart size - Its size, where another one has the same name.
 * @csspart progress - How far the sending is.
 *
 * @example
 * <FileField label="List of students" name="list" accept=".csv,.xlsx" maxBytes={10 * 1024 ** 2} />
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(ownProps, ref) {
  const [
    texts,
    { files: given, onFilesChange, multiple, folder, maxBytes = Infinity, progress, error, className, ...props },
    locale,
  ] = useTexts('fileField', fileFieldMessages, ownProps)
  const { accept = '', name } = props
  const labelEnd = useLabelSeparator(props)
  const input = useOwnRef(ref)
  const [own, setOwn] = useState<readonly File[]>([])
  const [problem, setProblem] = useState('')
  const files = given ?? own
  useFormReset(input, () => {
    setOwn([])
    setProblem('')
  })
  useLayoutEffect(() => {
    if (given) setFiles(input.current as HTMLInputElement, given)
  }, [given, own])

  const reasonOf = (file: File, among: readonly File[]) => {
    if (among.length > 1 && !multiple && !folder) return texts.severalMessage
    if (!isAccepted(file, accept)) return textFor(texts.wrongTypeMessage, { accept })
    if (file.size > maxBytes)
      return textFor(texts.tooLargeMessage, { megabytes: (maxBytes / 1024 ** 2).toLocaleString(locale) })
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    const taken: File[] = []
    const others: RefusedFile[] = []
    for (const file of chosen) {
      const reason = reasonOf(file, chosen)
      if (reason) others.push({ file, reason })
      else taken.push(file)
    }
    if (others.length > 0) setFiles(target, taken)
    setOwn(taken)
    // A name in another script does not turn its reason around.
    setProblem(others.map(({ file, reason }) => `${isolated(file.name)}${labelEnd}${reason}`).join('\n'))
    onFilesChange?.({ files: taken, refused: others, name })
  }

  return (
    <Field
      {...props}
      error={error ?? (problem || undefined)}
      errorLive={!!problem}
      className={cx('kit-file-field kit-drop', className)}
      {...useFileDrop(input, files, () => setProblem(texts.noFileMessage))}
      control={({ value: _value, defaultValue: _default, ...control }) => (
        <>
          <UploadIcon />
          <span>
            {texts.chooseLabel} <span data-part="drop">{texts.dropText}</span>
          </span>
          <input
            {...control}
            ref={input}
            type="file"
            multiple={multiple}
            {...(folder && { webkitdirectory: '' })}
            onChange={(event) => {
              // Before the event of the page: by then the control has only the accepted files.
              take(event)
              control.onChange(event)
            }}
          />
        </>
      )}
      below={
        <>
          {files.length > 0 && (
            <ul data-part="files">
              {files.map((file) => {
                const alike = files.filter(({ name }) => name === file.name)
                const size = alike.length > 1 && sizeOf(file, locale)
                return (
                  <li key={`${file.name}/${alike.indexOf(file)}`} data-part="file">
                    <span>
                      <bdi>{file.name}</bdi> {size && <span data-part="size">{size}</span>}
                    </span>
                    <IconButton
                      size="small"
                      label={textOf(texts.removeLabel, size ? `${isolated(file.name)} ${size}` : file.name)}
                      icon={<CloseIcon />}
                      disabled={props.disabled}
                      onClick={() => {
                        const control = input.current as HTMLInputElement
                        setFiles(
                          control,
                          files.filter((other) => other !== file),
                        )
                        tellOfChange(control)
                        // This button is removed: without this, focus would be lost.
                        control.focus()
                      }}
                    />
                  </li>
                )
              })}
            </ul>
          )}
          <div data-part="progress">
            <span role="status">{progress?.label}</span>
            {progress && <ProgressBar {...progress} />}
          </div>
        </>
      }
    />
  )
})
FileField.displayName = 'FileField'

/** The size of a file, in the largest unit of which it has one. */
function sizeOf({ size }: File, locale: string): string {
  const power = Math.min(2, Math.floor(Math.log10(size || 1) / 3))
  const unit = ['byte', 'kilobyte', 'megabyte'][power]
  return (size / 1000 ** power).toLocaleString(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
}

/** Whether a file is one of those that `accept` names: by the end of its name, its type, or the kind of its type. */
const isAccepted = ({ name, type }: File, accept: string) =>
  !accept ||
  accept.split(',').some((rule) => {
    const wanted = rule.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
