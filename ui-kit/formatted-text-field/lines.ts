import { type Change, combine, type Edit, type Selected } from './edits.ts'
import { lineEnd, lineStart } from './inline-marks.ts'

/** A mark that a line begins with. */
export type LineMark = 'heading' | 'list' | 'numbered'

type Line = { from: number; to: number; text: string }

const MARKED = {
  heading: /^#{1,6}[ \t]+/,
  list: /^[ \t]*-[ \t]+/,
  numbered: /^[ \t]*(\d{1,3})\.[ \t]+/,
}
/** Bullets and numbers that people type and paste, and headings. */
const BEGIN =
  /^[ \t]*(?:(?:[-*•·●▪◦‣–—][ \t\u00a0]|•|#{1,6}[ \t])[ \t\u00a0]*|(\d{1,3})(?:\)|\.(?=[ \t\u00a0]))[ \t\u00a0]*)?/
const INDENT = /^[ \t]*/

/** The lines that the selection is in. One of which only the beginning is selected does not count. */
export function selectedLines({ value, start, end }: Selected): Line[] {
  const from = lineStart(value, start)
  const to = lineEnd(value, Math.max(start, end - 1))
  let at = from
  return value
    .slice(from, to)
    .split('\n')
    .map((text) => {
      const line = { from: at, to: at + text.length, text }
      at = line.to + 1
      return line
    })
}

/** Whether each line has the mark. Empty lines do not count. */
export function areMarked(mark: LineMark, lines: readonly Line[]): boolean {
  const written = lines.filter(({ text }) => text.trim())
  return written.length > 0 && written.every(({ text }) => MARKED[mark].test(text))
}

/** Gives each selected line the mark in place of the bullet or number that it has, or takes the mark away. */
export function editLines(mark: LineMark, selected: Selected): Edit {
  const lines = selectedLines(selected)
  const isMarked = areMarked(mark, lines)
  let number = numberBefore(selected.value, lines[0]?.from ?? 0)
  const changes = lines.flatMap(({ from, text }, at): Change[] => {
    if (!text.trim() && lines.length > 1) return []
    const [begin = '', count] = BEGIN.exec(text) ?? []
    const indent = mark === 'heading' ? '' : (INDENT.exec(text)?.[0] ?? '')
    const isNumber = count === undefined || isCounted(Number(count), lines[at - 1]?.text, lines[at + 1]?.text)
    const old = (isMarked ? MARKED[mark].exec(text)?.[0] : isNumber ? begin : INDENT.exec(text)?.[0]) ?? ''
    const sign = isMarked ? '' : { heading: '# ', list: '- ', numbered: `${++number}. ` }[mark]
    return [{ from, to: from + old.length, text: (isMarked ? '' : indent) + sign }]
  })
  return combine(selected, changes)
}

/** The number of the item above a line, which the line can follow. */
function numberBefore(value: string, from: number): number {
  const above = from > 0 ? value.slice(lineStart(value, from - 1), from - 1) : ''
  return Number(MARKED.numbered.exec(above)?.[1] ?? 0)
}

/** Whether a number at the beginning of a line counts items: `12. November` does not. */
function isCounted(number: number, above = '', below = ''): boolean {
  const next = (text: string) => Number(BEGIN.exec(text)?.[1] ?? Number.NaN)
  return number === 1 || next(above) === number - 1 || next(below) === number + 1
}

const ITEM = /^([ \t]*)(?:-|(\d{1,3})\.)[ \t]+/

/**
 * What Enter does at the end of an item, or in it: the next line is one too, and the numbers below count on. In an item
 * without words the list ends.
 * @returns undefined where the line is no item
 */
export function editEnter(selected: Selected): Edit | undefined {
  const { value, start, end } = selected
  const from = lineStart(value, start)
  const to = lineEnd(value, start)
  const [begin, indent = '', typed] = ITEM.exec(value.slice(from, to)) ?? []
  const number = typed && Number(typed)
  if (begin === undefined || start < from + begin.length || (number && number > 1 && !numberBefore(value, from))) return
  if (from + begin.length === to) return combine(selected, [{ from, to, text: '' }])
  const sign = number ? `${number + 1}. ` : '- '
  const edit = combine(selected, [
    { from: start, to: end, text: `\n${indent}${sign}` },
    ...(number ? countOn(value, lineEnd(value, end) + 1, indent, number + 1) : []),
  ])
  return { ...edit, start: edit.end }
}

/** One more for each number of the lines below, as long as they count. */
function countOn(value: string, from: number, indent: string, first: number): Change[] {
  const changes: Change[] = []
  for (let at = from, number = first; at < value.length; at = lineEnd(value, at) + 1) {
    const [, begin = '', typed] = ITEM.exec(value.slice(at, lineEnd(value, at))) ?? []
    if (begin.length > indent.length) continue
    if (begin !== indent || Number(typed) !== number) break
    number++
    const place = at + indent.length
    changes.push({ from: place, to: place + (typed?.length ?? 0), text: String(number) })
  }
  return changes
}
