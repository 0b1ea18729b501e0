import { UploadIcon } from '@my-school/ui-kit'
import { useId, useState } from 'react'

type Props = {
  label: string
  hint: string
  /** As on `<input>`. */
  accept?: string
  /** It takes a folder: all files in it. */
  folder?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/**
 * A box in which files are chosen or dropped. An invisible file input covers all of it, so that a click, a key and a
 * screen reader meet a native control.
 */
export function DropZone({ label, hint, accept, folder, disabled, onFiles }: Props) {
  const id = useId()
  const [dragging, setDragging] = useState(false)
  const choose = (files: FileList) => {
    setDragging(false)
    if (files.length > 0) onFiles([...files])
  }
  return (
    <label className="drop-zone" data-dragging={dragging || undefined} data-disabled={disabled || undefined}>
      <UploadIcon />
      <b id={`${id}l`}>{label}</b>
      <span id={`${id}h`}>{hint}</span>
      <input
        type="file"
        aria-labelledby={`${id}l`}
        aria-describedby={`${id}h`}
        accept={accept}
        disabled={disabled}
        // React has no prop for it.
        ref={(input) => {
          input?.toggleAttribute('webkitdirectory', !!folder)
        }}
        onChange={({ target }) => {
          if (target.files) choose(target.files)
          // So that the same file can be chosen again after it was corrected.
          target.value = ''
        }}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          setDragging(false)
          // The input itself reads a dropped folder; of a file it would refuse the wrong type without a word.
          if (folder) return
          event.preventDefault()
          choose(event.dataTransfer.files)
        }}
      />
    </label>
  )
}
