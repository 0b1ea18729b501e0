/** Begins a part of a text that is read from left to right, and ends it. */
const [ISOLATE, END] = ['\u2066', '\u2069']

const RIGHT_TO_LEFT = /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u

/** A telephone with signs in it, the address of a page or of mail, a user id; and that something else follows. */
const ADDRESS = new RegExp(
  [
    '(?:\\+|\\(?[+0٠۰])(?:[ ().\\u2010-\\u2013-]{0,2}\\p{Nd}){8,14}(?=[ ).]{0,2}[^ ().\\p{Nd}\\p{Pd}])',
    '(?:https?://|www\\.)[^\\s()<>[\\]"“”«»،؛؟\\u2066-\\u2069]*[\\p{L}\\p{N}/=&#_-](?=[.,:;!?،؛؟۔)]*\\s)',
    '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]*[A-Za-z0-9](?=[.,:;!?،؛؟۔)]*\\s)',
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'gu',
)
/** What may not be before it: a letter, a digit, or the sign of a part that is isolated. */
const INSIDE = /[\p{L}\p{N}@/.+_\u2066-\u2068\u202A\u202D-]$/u

/** The addresses in lines from right to left that the user has finished, and that nothing isolates. */
export function addressesToIsolate(value: string, caret: number): { start: number; end: number }[] {
  if (!RIGHT_TO_LEFT.test(value)) return []
  return [...value.matchAll(ADDRESS)].flatMap(({ 0: address, index: start }) => {
    const end = start + address.length
    const line = value.slice(value.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? ''
    const isBeingTyped = caret >= start && caret <= end
    const isPlain = /^\p{Nd}+$/u.test(address)
    return isBeingTyped || isPlain || INSIDE.test(value.slice(0, start)) || !RIGHT_TO_LEFT.test(line)
      ? []
      : [{ start, end }]
  })
}

const writing = new WeakSet<HTMLTextAreaElement>()

/**
 * Isolates telephones and addresses that were typed or pasted into a text from right to left, since a browser shows
 * '+92 42 5550 1990' there as '1990 5550 42 92+', and a text field has no elements that could prevent it. The signs are
 * those that messengers write. Call it after each change by the user, who can undo it.
 */
export function isolateAddresses(area: HTMLTextAreaElement | null, event: Partial<InputEvent>): void {
  const { inputType = '', isComposing } = event
  if (!area || writing.has(area) || isComposing || /^(?:history|delete)/.test(inputType)) return
  const caret = area.selectionEnd
  const found = addressesToIsolate(area.value, caret)
  if (found.length === 0) return
  writing.add(area)
  for (const { start, end } of found.toReversed()) {
    area.setSelectionRange(start, end)
    // As in FormattedTextField: nothing else keeps the history of the field.
    area.ownerDocument.execCommand?.('insertText', false, ISOLATE + area.value.slice(start, end) + END)
  }
  writing.delete(area)
  const before = found.filter(({ end }) => end < caret).length
  area.setSelectionRange(caret + 2 * before, caret + 2 * before)
}
