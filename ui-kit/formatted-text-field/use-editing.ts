'use client'

import { useEffect } from 'react'
import { tellOfChange } from '../internal/tell-of-change.ts'
import { useLatest } from '../internal/use-latest.ts'
import type { Edit, Selected } from './edits.ts'

type Editing = typeof import('./editing.ts')

let loaded: Editing | undefined

/** What the tools do, if it is there: for a key that must be answered at once. */
export const editingNow = (): Editing | undefined => loaded

/**
 * Acts with what the tools do: at once, where it is there. It is a file of its own, since it weighs as much as all other
 * fields together, and pages without this field need none of it.
 */
export function withEditing(act: (editing: Editing) => void, otherwise?: () => void): void {
  if (loaded) act(loaded)
  else
    import('./editing.ts').then(
      (editing) => {
        loaded = editing
        act(editing)
      },
      () => otherwise?.(),
    )
}

/** Loads it while a field is in the page, before it is needed, and then acts once. */
export function useEditing(act: () => void): void {
  const latest = useLatest(act)
  useEffect(() => withEditing(() => latest.current()), [])
}

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
})

/** Chrome inserts each line of a text by itself, and a thousand take it twenty seconds. As one element they take 0.2. */
const MANY_LINES = 20

/**
 * Writes as if the user had typed it, so that it can be undone. `execCommand` is deprecated, but no other function of
 * browsers keeps the history of a text field: `setRangeText` and `value` clear it. Firefox has it since version 89.
 */
export function write(area: HTMLTextAreaElement, edit: Edit | undefined): void {
  if (!edit) return
  const { from, to, text, start, end } = edit
  const { value } = area
  const written = value.slice(0, from) + text + value.slice(to)
  area.focus()
  if (from < to || text) {
    // The browser would cut the end off, and with it words of the user. The field says that it is too long.
    const most = area.getAttribute('maxlength')
    area.removeAttribute('maxlength')
    area.setSelectionRange(from, to)
    if (!insert(area, text, written)) {
      area.setRangeText(text, from, to, 'end')
      tellOfChange(area)
    }
    if (most) area.setAttribute('maxlength', most)
  }
  // Else the field has isolated addresses in it, and has set the caret.
  if (area.value === written) area.setSelectionRange(start, end)
}

const withoutIsolation = (text: string) => text.replace(/[\u2066\u2069]/g, '')

/** Puts a text in place of what is selected. */
function insert(area: HTMLTextAreaElement, text: string, written: string): boolean {
  const page = area.ownerDocument
  if (!page.execCommand) return false
  if (text.split('\n', MANY_LINES).length === MANY_LINES) {
    const { value, selectionStart, selectionEnd } = area
    // The text itself, escaped: a text field takes the words of an element. Its parser drops the first line end.
    page.execCommand('insertHTML', false, `<pre>\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`)
    if (withoutIsolation(area.value) === withoutIsolation(written)) return true
    if (area.value !== value) page.execCommand('undo')
    area.setSelectionRange(selectionStart, selectionEnd)
  }
  return page.execCommand(text ? 'insertText' : 'delete', false, text)
}
