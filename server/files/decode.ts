import { type MessageRef, messageRef } from '#contract/failures'
import { plausibility } from './letters.ts'
import { UnreadableFile } from './sheet.ts'

/** Sorted by frequency: if two fit equally well, the first is taken. */
const WITHOUT_MARK = ['utf-8', 'windows-1252', 'macintosh', 'windows-1256'] as const
const NAMES = { 'windows-1252': 'Windows-1252', macintosh: 'Mac Roman', 'windows-1256': 'Windows-1256' }

/**
 * The text of a file: in UTF-8 or UTF-16, else in the encoding in which the letters form likely words.
 * @throws UnreadableFile
 */
export function decode(bytes: Buffer): Decoded {
  const { text, notes } = decodeAll(bytes)
  return { text: withoutEndMark(text), notes }
}

type Decoded = { text: string; notes: MessageRef[] }

/** Programs of DOS write U+001A as the end of a text. */
export function withoutEndMark(text: string): string {
  let end = text.length
  while (text[end - 1] === '\x1a') end--
  return text.slice(0, end)
}

function decodeAll(bytes: Buffer): Decoded {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] }
  if (bytes.includes(0)) throw new UnreadableFile(messageRef('fileIsNoTable'))
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A byte order mark that was encoded twice.
    return { text: text.replace(/^ï»¿/, ''), notes: [] }
  } catch {
    const [best] = WITHOUT_MARK.map((encoding) => {
      const text = new TextDecoder(encoding).decode(bytes)
      return { encoding, text, fits: plausibility(text) }
    }).sort((one, other) => other.fits - one.fits)
    if (!best || best.encoding === 'utf-8') return { text: best?.text ?? '', notes: [] }
    const { encoding, text } = best
    return { text, notes: [messageRef('noteReadAs', { encoding: NAMES[encoding] })] }
  }
}
