/** How a style of an .xlsx shows a number (ECMA-376, part 1, 18.8.30 and 18.8.31). */

/** A date, or what a number is shown as; undefined: the number itself. */
export type NumberFormat = 'date' | ((number: number) => string | undefined)

/** Longer than any code that Excel takes, of 255 characters. */
const MOST_FORMAT = 500

export function numberFormat(code: string): NumberFormat {
  const format = code.slice(0, MOST_FORMAT)
  return isDateFormat(format) ? 'date' : shownAs(format)
}

/** Whether a format such as `[$-409]d-mmm-yy;@` shows a date or a time: it has their letters and no digits. */
function isDateFormat(code: string): boolean {
  const bare = code
    // Texts, single characters, colours and languages. What remains of brackets are hours above 24, as in [h]:mm.
    .replace(/"[^"]*"|[\\_*].|\[(?![hms]+\])[^\][]*\]/gi, '')
    // Parts of seconds.
    .replace(/(s\]?)[.,]0+/gi, '$1')
  return /[dmyhs]/i.test(bare) && !/[0#?]/.test(bare)
}

/** A text, a character after `\`, one that is as wide as another, one that fills the cell, a bracket, or a single sign. */
const TOKEN = /"[^"]*"|[\\_*].|\[[^\][]*\]|./g
/** A condition, as in `[<=9999999]###\-####`. */
const CONDITION = /^\[(<=|>=|<>|<|>|=)(\d{1,15})\]$/
/** Signs of amounts, parts and texts, which are read as the number itself: what they show is rounded, or in thousands. */
const AMOUNT = /^(?:[,.%/@eEg]|\[\$[^-].*)$/i

type Section = { tokens: string[]; holds: (number: number) => boolean }

/** A number in digits, with zeros before it and signs between: 42 is '00042' in the format `00000`. */
function shownAs(code: string) {
  const sections = sectionsOf(code.match(TOKEN) ?? [])
  return (number: number): string | undefined => {
    const { tokens } = sections.find(({ holds }) => holds(number)) ?? {}
    if (!tokens?.some(isDigit) || tokens.some((token) => AMOUNT.test(token)) || Math.abs(number) >= 1e15)
      return undefined
    // Of several sections, that of negative numbers has its own sign.
    return (number < 0 && sections.length === 1 ? '-' : '') + inDigits(tokens, Math.abs(number).toFixed(0))
  }
}

const isDigit = (token: string) => /^[0#?]$/.test(token)

/** Without conditions the first is for positive numbers, the second for negative ones, the third for 0. */
function sectionsOf(tokens: readonly string[]): Section[] {
  const all: string[][] = [[]]
  for (const token of tokens) {
    if (token === ';') all.push([])
    else all.at(-1)?.push(token)
  }
  const numbers = all.slice(0, 3)
  const usual =
    numbers.length === 1 ? [() => true] : [above(numbers.length === 2 ? 0 : Number.MIN_VALUE), below, isZero]
  const has = numbers.map((section) => section.map((token) => CONDITION.exec(token)).find(Boolean))
  const areConditional = has.some(Boolean)
  return numbers.map((tokens, at) => {
    const [, sign = '', limit] = has[at] ?? []
    const holds = areConditional ? (sign ? COMPARE[sign]?.(Number(limit)) : () => true) : usual[at]
    return { tokens, holds: holds ?? (() => false) }
  })
}

type Compare = (limit: number) => (number: number) => boolean
const above: Compare = (least) => (number) => number >= least
const below = (number: number) => number < 0
const isZero = (number: number) => number === 0
const COMPARE: Record<string, Compare> = {
  '<': (limit) => (number) => number < limit,
  '<=': (limit) => (number) => number <= limit,
  '>': (limit) => (number) => number > limit,
  '>=': above,
  '=': (limit) => (number) => number === limit,
  '<>': (limit) => (number) => number !== limit,
}

/** From right to left each place takes a digit, and the first one all that are left. */
function inDigits(tokens: readonly string[], digits: string): string {
  let left = digits === '0' ? '' : digits
  const first = tokens.findIndex(isDigit)
  let shown = ''
  for (const [at, token] of [...tokens.entries()].reverse()) {
    if (!isDigit(token)) shown = literal(token) + shown
    else {
      const taken = at === first ? left : left.slice(-1)
      left = at === first ? '' : left.slice(0, -1)
      shown = (taken || { '0': '0', '?': ' ', '#': '' }[token]) + shown
    }
  }
  return shown
}

function literal(token: string): string {
  if (token.startsWith('"') && token.length > 1) return token.slice(1, -1)
  if (token.length === 2 && token.startsWith('\\')) return token.slice(1)
  if (token.length === 2 && token.startsWith('_')) return ' '
  return token.length === 1 ? token : ''
}
