/** What a button or its keys do to the text. */
export type Mark = 'strong' | 'list' | 'link'

/** The part of a text between two places, and what comes in its place; then the text is selected from `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number }

type Selected = { value: string; start: number; end: number }

/** A line of a list or a heading begins with it: strong words come after it. */
const BEGIN = /^[ \t]*(?:(?:[-*]|\d+\.|#{1,6})[ \t]+)?/
const STRONG = /^\*\*(.+)\*\*$/s
const ITEM = /^[ \t]*- /

/** The edit of the text that gives the selected part a mark, or takes it away. */
export function editFor(mark: Mark, selected: Selected, linkWordsLabel: string): Edit {
  if (mark === 'list') return editList(selected)
  return mark === 'strong' ? editStrong(selected) : editLink(selected, linkWordsLabel)
}

/** What the edit is about: what is selected without the spaces around it, else the word with the caret. */
function wordsAt({ value, start, end }: Selected): { from: number; to: number } {
  const chosen = value.slice(start, end)
  if (chosen.trim())
    return {
      from: start + chosen.length - chosen.trimStart().length,
      to: end - (chosen.length - chosen.trimEnd().length),
    }
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(start))?.[0] ?? ''
  return { from: start - before.length, to: start + after.length }
}

function editStrong(selected: Selected): Edit {
  const { value } = selected
  const { from, to } = wordsAt(selected)
  const words = value.slice(from, to)
  if (value.slice(from - 2, from) === '**' && value.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, text: words, start: from - 2, end: to - 2 }
  if (!words) return { from, to, text: '****', start: from + 2, end: from + 2 }
  const lines = words.split('\n')
  const isStrong = lines.every((line) => !line.trim() || STRONG.test(line.replace(BEGIN, '').trim()))
  const text = lines.map((line) => (line.trim() ? markLine(line, isStrong) : line)).join('\n')
  const isOneLine = lines.length === 1
  const inside = isOneLine && !isStrong ? 2 : 0
  const begin = isOneLine ? (BEGIN.exec(words)?.[0].length ?? 0) : 0
  return { from, to, text, start: from + begin + inside, end: from + text.length - inside }
}

/** A mark does not reach over the end of a paragraph, so each line has its own. */
function markLine(line: string, isStrong: boolean): string {
  const begin = BEGIN.exec(line)?.[0] ?? ''
  const words = line.slice(begin.length).trimEnd()
  const end = line.slice(begin.length + words.length)
  return begin + (isStrong ? words.replace(STRONG, '$1') : STRONG.test(words) ? words : `**${words}**`) + end
}

function editList({ value, start, end }: Selected): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1
  const next = value.indexOf('\n', Math.max(start, end - 1))
  const to = next < 0 ? value.length : next
  const lines = value.slice(from, to).split('\n')
  const isList = lines.some((line) => line.trim()) && lines.every((line) => !line.trim() || ITEM.test(line))
  const change = (line: string) => (isList ? line.replace(ITEM, '') : ITEM.test(line) ? line : `- ${line}`)
  const text = lines.map((line) => (line.trim() || lines.length === 1 ? change(line) : line)).join('\n')
  const caret = Math.max(from, start + text.length - (to - from))
  return { from, to, text, start: start === end ? caret : from, end: start === end ? caret : from + text.length }
}

const ADDRESS = /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+)$/

/** The address of a new link is selected, or, where that is there, its words. */
function editLink(selected: Selected, linkWordsLabel: string): Edit {
  const { from, to } = wordsAt(selected)
  const words = selected.value.slice(from, to)
  const isAddress = ADDRESS.test(words)
  const label = isAddress || !words ? linkWordsLabel : words
  const address = isAddress ? words : 'https://'
  const begin = from + 1 + (words && !isAddress ? label.length + 2 : 0)
  const length = words && !isAddress ? address.length : label.length
  return { from, to, text: `[${label}](${address})`, start: begin, end: begin + length }
}
