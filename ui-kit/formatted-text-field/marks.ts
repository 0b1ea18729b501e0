import { type Change, combine, type Edit, type Selected } from './edits.ts'
import { addressOf, blockAt, type InlineMark, inlineMarks, LINE_BEGIN, strongPart, wordAt } from './inline-marks.ts'
import { areMarked, editLines, type LineMark, selectedLines } from './lines.ts'

/** What a button or its keys do to the text. */
export type Mark = LineMark | 'strong' | 'link'

type Part = { from: number; to: number }

/** A part of what is selected, at most a line, with the marks that it touches. */
type MarkedPart = Part & { touched: InlineMark[]; isStrong: boolean }

/** The edit of the text that gives what is selected a mark, or takes away the one that it has. */
export function editFor(mark: Mark, selected: Selected, linkWordsLabel: string): Edit {
  if (mark === 'strong') return editStrong(selected)
  return mark === 'link' ? editLink(selected, linkWordsLabel) : editLines(mark, selected)
}

/** The marks that the caret is in, or that all of the selection has. */
export function marksAt(selected: Selected): Mark[] {
  const parts = selectedParts(selected)
  const lines = selectedLines(selected)
  const marks: Mark[] = (['heading', 'list', 'numbered'] as const).filter((mark) => areMarked(mark, lines))
  if (parts.length > 0 && parts.every(({ isStrong }) => isStrong)) marks.push('strong')
  if (linksIn(parts).length > 0) marks.push('link')
  return marks
}

/**
 * What an edit is about: the word with the caret, or of each selected line what is selected, without the spaces around
 * it. A mark does not reach over the end of a paragraph, so each line has its own.
 */
function selectedParts(selected: Selected): MarkedPart[] {
  const { value, start, end } = selected
  const isCaret = !value.slice(start, end).trim()
  const parts: MarkedPart[] = []
  let block: Part = { from: 0, to: -1 }
  let marks: InlineMark[] = []
  for (const line of selectedLines(isCaret ? { value, start, end: start } : selected)) {
    const begin = line.from + (LINE_BEGIN.exec(line.text)?.[0].length ?? 0)
    const part = isCaret ? wordAt(value, start) : trimmed(value, Math.max(start, begin), Math.min(end, line.to))
    if (!isCaret && part.to <= part.from) continue
    if (line.from > block.to) {
      block = blockAt(value, line.from)
      marks = inlineMarks(value, block.from, block.to)
    }
    const touched = marks.filter(({ from, to }) =>
      isCaret ? from <= start && start <= to : from < part.to && to > part.from,
    )
    const strong = touched.filter(({ type }) => type === 'strong')
    const isStrong = strong.length > 0 && (isCaret || !/[\p{L}\p{N}]/u.test(without(value, part, strong)))
    parts.push({ ...part, touched, isStrong })
  }
  return parts
}

function trimmed(value: string, from: number, to: number): Part {
  const text = value.slice(from, to)
  return { from: from + text.length - text.trimStart().length, to: to - text.length + text.trimEnd().length }
}

/** The text of a part that is in none of the marks. */
function without(value: string, { from, to }: Part, marks: readonly InlineMark[]): string {
  let rest = ''
  let at = from
  for (const mark of marks.toSorted((one, other) => one.from - other.from)) {
    rest += value.slice(at, Math.max(at, mark.from))
    at = Math.max(at, mark.to)
  }
  return rest + value.slice(at, Math.max(at, to))
}

/** The part with all of each mark that it would cut: an address, a link beyond its words. */
function around({ from, to }: Part, marks: readonly InlineMark[]): Part {
  const cut = marks.find(
    (mark) =>
      mark.from < to &&
      mark.to > from &&
      (mark.from < from || mark.to > to) &&
      (mark.type === 'address' || from < mark.words.from || to > mark.words.to),
  )
  return cut ? around({ from: Math.min(from, cut.from), to: Math.max(to, cut.to) }, marks) : { from, to }
}

/** The changes that take a mark away and leave its words. */
const unmark = ({ from, to, words }: InlineMark): Change[] => [
  { from, to: words.from, text: '' },
  { from: words.to, to, text: '' },
]

const ofType = (type: InlineMark['type'], parts: readonly MarkedPart[]) => [
  ...new Set(parts.flatMap(({ touched }) => touched.filter((mark) => mark.type === type))),
]
const linksIn = (parts: readonly MarkedPart[]) => ofType('link', parts)

function editStrong(selected: Selected): Edit {
  const { value, start } = selected
  const parts = selectedParts(selected)
  if (value.slice(start - 2, start + 2) === '****')
    return combine(selected, [{ from: start - 2, to: start + 2, text: '' }])
  if (parts.every(({ isStrong }) => isStrong)) return combine(selected, ofType('strong', parts).flatMap(unmark))
  const areas: Part[] = []
  const wanting = parts.filter(({ isStrong }) => !isStrong)
  const strong = ofType('strong', wanting)
  for (const part of wanting) {
    const whole = part.touched.filter(({ type }) => type === 'strong').reduce<Part>(join, part)
    const marks = part.touched.filter(({ type }) => type !== 'strong')
    const fits = around(whole, marks)
    const area = around(strongPart(value, fits.from, fits.to), marks)
    const last = areas.at(-1)
    if (last && area.from <= last.to) areas[areas.length - 1] = join(last, area)
    else if (area.from < area.to || part.from === part.to) areas.push(area)
  }
  return combine(selected, [
    ...areas.flatMap(({ from, to }) => [
      { from, to: from, text: '**' },
      { from: to, to, text: '**', closes: true },
    ]),
    ...strong.flatMap(unmark),
  ])
}

const join = (one: Part, other: Part): Part => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

/** The words of a new link are selected, or its address where that is not there yet. */
function editLink(selected: Selected, linkWordsLabel: string): Edit {
  const { value } = selected
  const parts = selectedParts(selected)
  const links = linksIn(parts)
  if (links.length > 0) return combine(selected, links.flatMap(unmark))
  let first: Part | undefined
  const changes = parts.flatMap((part): Change[] => {
    const { from, to } = around(part, part.touched)
    const words = value.slice(from, to)
    const address = addressOf(words)
    const label = address || !words ? linkWordsLabel : words
    const begin = from + 1 + (label === words ? words.length + 2 : 0)
    first ??= { from: begin, to: begin + (label === words ? HTTPS : label).length }
    return [{ from, to, text: `[${label}](${address ?? HTTPS})` }]
  })
  return { ...combine(selected, changes), start: first?.from ?? selected.start, end: first?.to ?? selected.end }
}

const HTTPS = 'https://'

/** Whether the selection is in the address of a link, where no marks are read. */
export const isInAddress = (selected: Selected): boolean =>
  linksIn(selectedParts(selected)).some(({ words, to }) => selected.start > words.to + 1 && selected.end < to)

/**
 * The edit that makes what is selected a link to an address: each paragraph has its own, and a link that is there gets
 * the new address.
 * @returns undefined where no words are selected, or they are an address, which is to be replaced
 */
export function linkTo(address: string, selected: Selected): Edit | undefined {
  const { value, start, end } = selected
  const parts = value.slice(start, end).trim() ? selectedParts(selected) : []
  const links = linksIn(parts)
  if (parts.length === 0) return undefined
  if (parts.some(({ from, to }) => addressOf(value.slice(from, to)))) return undefined
  const changes = links.length
    ? links.map(({ words, to }) => ({ from: words.to + 2, to: to - 1, text: address }))
    : parts.flatMap((part): Change[] => {
        const { from, to } = around(part, part.touched)
        return [
          { from, to: from, text: '[' },
          { from: to, to, text: `](${address})`, closes: true },
        ]
      })
  const edit = combine(selected, changes)
  const behind = edit.from + edit.text.length
  return { ...edit, start: behind, end: behind }
}
