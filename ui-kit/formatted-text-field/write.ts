import type { Edit, Selected } from './edits.ts'

/** What is in a text field, and what is selected. */
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
export function write(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
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
      area.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
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
