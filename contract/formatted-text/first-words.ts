import { parseFormattedText } from './parse.ts'
import { plainLine } from './plain.ts'

/** The most characters of a text in a list of texts. */
const SHORT = 300

/** How much of a text is read for its first words: marks and the addresses of links are no words. */
const BEGINNING = 1_000

/** Whether a text may have marks. Bare addresses are words. */
const MARKED = /[*[]|^[ \t]*(?:#{1,6}|-|1\.)[ \t]/m

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * The first words of a text without its marks, for lists that show a few words only.
 * @returns undefined where they are the same as the text that was typed
 */
export function firstPlainWords(text: string): string | undefined {
  const beginning = text.slice(0, BEGINNING)
  if (!MARKED.test(beginning)) return undefined
  const words = plainLine(parseFormattedText(beginning)).slice(0, SHORT)
  return onOneLine(beginning).startsWith(onOneLine(words.replaceAll(' · ', ' '))) ? undefined : words
}
