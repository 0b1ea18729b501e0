/** What the tools, the keys and the clipboard do to the text. The field loads it when it is in a page. */
import { editPaste } from './edit-paste.ts'
import { isolateAddresses } from './isolate-addresses.ts'
import { editEnter } from './lines.ts'
import { editFor, type Mark, marksAt } from './marks.ts'
import { selectedIn, write } from './write.ts'

/**
 * Tells of the marks at the caret when that moves, and isolates the addresses that are typed. Chrome before 127 tells
 * only the document that the selection of a text field moves.
 */
export function watch(area: HTMLTextAreaElement, onMarks: (marks: string) => void, signal: AbortSignal): void {
  const tell = () => {
    if (area.matches(':focus')) onMarks(marksAt(selectedIn(area)).join(' '))
  }
  area.addEventListener('input', (event) => isolateAddresses(area, event as InputEvent), { signal })
  area.addEventListener('focus', tell, { signal })
  for (const target of [area.getRootNode(), area.ownerDocument])
    target.addEventListener('selectionchange', tell, { signal, capture: true })
  tell()
}

/** Gives what is selected a mark, or takes it away. */
export const toggleMark = (area: HTMLTextAreaElement, mark: Mark, linkWords: string): void =>
  write(area, editFor(mark, selectedIn(area), linkWords))

const KEYS: Record<string, Mark> = { b: 'strong', k: 'link' }

/** The letter of a key. On a keyboard of another script it is the one that the same key has on a Latin one. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()

/** The last key was that of 'Paste as plain text'. */
let pastesAsTyped = false

/** What a key does: that of a mark, and Enter in a list. */
export function pressKey(area: HTMLTextAreaElement, event: KeyboardEvent, isApple: boolean, linkWords: string): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const letter = letterOf(event)
  pastesAsTyped = shiftKey && letter === 'v'
  if (altKey || shiftKey) return
  if (key === 'Enter' && !ctrlKey && !metaKey) goOn(area, event)
  const isCommand = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  const mark = isCommand && KEYS[letter]
  if (!mark) return
  event.preventDefault()
  if (!event.repeat) toggleMark(area, mark, linkWords)
}

/** Enter in a list. */
function goOn(area: HTMLTextAreaElement, event: KeyboardEvent): void {
  const { value, maxLength } = area
  const edit = editEnter(selectedIn(area))
  if (!edit || (maxLength >= 0 && value.length - (edit.to - edit.from) + edit.text.length > maxLength)) return
  event.preventDefault()
  write(area, edit)
}

/** Writes what the clipboard has. */
export function paste(area: HTMLTextAreaElement, html: string, text: string): void {
  const asTyped = pastesAsTyped
  pastesAsTyped = false
  write(area, editPaste({ html, text, asTyped }, selectedIn(area)))
}
