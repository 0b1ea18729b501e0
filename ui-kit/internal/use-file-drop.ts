'use client'

import { type DragEvent, type ClipboardEvent as PasteEvent, type RefObject, useEffect, useState } from 'react'
import { listen } from './listen.ts'
import { tellOfChange } from './tell-of-change.ts'
import { useLatest } from './use-latest.ts'

/** Puts files into a file input as the user's doing. jsdom cannot make a list of files. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (!globalThis.DataTransfer) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/**
 * The picture of an `<img>` that was dragged from a page: not every browser gives its file.
 * @throws when there is none, or its server does not let the page read it
 */
async function pictureOf(html: string): Promise<File> {
  const src = new DOMParser().parseFromString(html, 'text/html').querySelector('img')?.src
  if (!src) throw new TypeError('No picture')
  const picture = await (await fetch(src)).blob()
  if (!picture.type.startsWith('image/')) throw new TypeError(picture.type)
  return new File([picture], /^http[^?#]*\/([^/?#]+)/.exec(src)?.[1] ?? 'image.png', picture)
}

/**
 * Props for the root of a field whose file input takes dropped and pasted files too, as if they were chosen there. While
 * a file is held over it, it has `data-dragging`.
 * @param held the files that the field has
 * @param onNothing called when there is no file in what the user drops or pastes
 */
export function useFileDrop(input: RefObject<HTMLInputElement | null>, held: readonly File[], onNothing: () => void) {
  const [dragging, setDragging] = useState(false)
  // Of the control, since a fieldset disables it too.
  const isEnabled = () => !!input.current?.matches(':enabled')
  const take = (files: readonly File[]) => {
    // It may have gone while a picture was fetched.
    if (!input.current) return
    setFiles(input.current, files)
    tellOfChange(input.current)
  }
  const insert = (event: Pick<Event, 'preventDefault' | 'type'>, transfer: DataTransfer) => {
    const { items, types } = transfer
    if (!isEnabled()) return
    event.preventDefault()
    // A folder is an item too, whose content only a control for folders can read.
    const files = [...items]
      .filter((item) => !item.webkitGetAsEntry?.()?.isDirectory)
      .flatMap((item) => item.getAsFile() ?? [])
    // A spreadsheet copies its cells as a picture too. A picture that is copied alone has no text.
    const isText = event.type === 'paste' && types.includes('text/html') && types.includes('text/plain')
    if (isText) onNothing()
    else if (files[0]) take(files)
    else pictureOf(transfer.getData('text/html')).then((file) => take([file]), onNothing)
  }
  const latestInsert = useLatest(insert)
  // Firefox sends a paste to where the selection of the page is, not to the focused element, unless one can type there.
  useEffect(
    () =>
      listen(document, 'paste', (event) => {
        if (!event.defaultPrevented && event.clipboardData && input.current?.closest('.kit-drop:focus-within'))
          latestInsert.current(event, event.clipboardData)
      }),
    [input],
  )
  return {
    'data-dragging': dragging || undefined,
    // A file that is chosen again after it was changed is another one in the control, and the one before can no longer
    // be read. But its path is the same, for which browsers fire no `change`. React has `cancel` of an input as it comes.
    onCancelCapture() {
      if ([...(input.current?.files ?? [])].some((file) => !held.includes(file))) tellOfChange(input.current)
    },
    onPaste: (event: PasteEvent) => insert(event, event.clipboardData),
    onDragOver(event: DragEvent) {
      event.preventDefault()
      if (!isEnabled()) event.dataTransfer.dropEffect = 'none'
      setDragging(isEnabled())
    },
    onDragLeave: () => setDragging(false),
    onDrop(event: DragEvent) {
      setDragging(false)
      // Only the browser can read a folder.
      if (input.current?.webkitdirectory) return
      event.preventDefault()
      insert(event, event.dataTransfer)
    },
  }
}
