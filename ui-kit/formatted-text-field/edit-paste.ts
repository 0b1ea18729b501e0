import { combine, type Edit, type Selected } from './edits.ts'
import { addressOf, lineEnd, lineStart } from './inline-marks.ts'
import { isInAddress, linkTo } from './marks.ts'
import { readHtml, readPlainText } from './read-pasted.ts'

export interface Pasted {
  html: string
  text: string
  /** The user asked for the text without marks. */
  asTyped: boolean
}

/** A line of a list or a heading, and one that has nothing else yet. */
const LINE_SIGN = /^[ \t]*(?:-|\d+\.|#{1,6})[ \t]/
const ONLY_SIGN = /^[ \t]*(?:-|\d+\.|#{1,6})[ \t]*$/

/** The edit that writes what the clipboard has. An address over words makes them a link. */
export function editPaste({ html, text, asTyped }: Pasted, selected: Selected): Edit {
  const typed = text.replace(/\r\n?/g, '\n')
  if (isInAddress(selected)) return replaceSelection(selected, typed.trim())
  if (asTyped) return replaceSelection(selected, typed)
  const address = addressOf(typed.trim())
  const linked = address && linkTo(address, selected)
  return linked || pasteBlocks(selected, (html && readHtml(html)) || readPlainText(typed))
}

/** A list or a heading gets lines of its own, and takes that of an item without words. */
function pasteBlocks(selected: Selected, text: string): Edit {
  const { value, start, end } = selected
  const from = lineStart(value, start)
  const before = value.slice(from, start)
  const last = text.slice(lineStart(text, text.length))
  const after = LINE_SIGN.test(last) && value.slice(end, lineEnd(value, end)).trim() ? '\n' : ''
  if (!LINE_SIGN.test(text) || !before.trim()) return replaceSelection(selected, text + after)
  return ONLY_SIGN.test(before)
    ? replaceSelection({ ...selected, start: from }, text + after)
    : replaceSelection(selected, `\n${text}${after}`)
}

function replaceSelection(selected: Selected, text: string): Edit {
  const edit = combine(selected, [{ from: selected.start, to: selected.end, text }])
  const behind = edit.from + text.length
  return { ...edit, start: behind, end: behind }
}
