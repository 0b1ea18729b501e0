import sax from 'sax'
import { messageRef } from '#contract/failures'
import { UnreadableFile } from './sheet.ts'

/** The events of a reader. Names are without their namespace's prefix. */
export type XmlHandlers = {
  open?(name: string, attributes: Record<string, string>): void
  /** The text of an element may come in pieces. */
  text?(text: string): void
  close?(name: string): void
}

/** Elements within each other. A sheet has nine. */
const DEEPEST = 64

export const damagedXml = () => new UnreadableFile(messageRef('excelDamaged'))

/** Programs read a part in the encoding that it declares: one that means other letters than we read is refused. */
const ENCODING = /\bencoding\s*=\s*["'](?!(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-1)["'])/i

/**
 * Reads XML in UTF-8 or UTF-16 chunk by chunk, without storing it. A document type is refused: it could declare entities
 * and attributes.
 * @param isEnough asked after each chunk: the rest is not read
 * @throws UnreadableFile
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlHandlers,
  isEnough = () => false,
): Promise<void> {
  const parser = sax.parser(true, { position: false })
  const fail = () => {
    throw damagedXml()
  }
  parser.onerror = fail
  parser.ondoctype = fail
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name === 'xml' && ENCODING.test(body)) throw damagedXml()
  }
  let attributes: Record<string, string> = {}
  let depth = 0
  parser.onattribute = ({ name, value }) => {
    attributes[name] = value
  }
  parser.onopentag = ({ name }) => {
    if (++depth > DEEPEST) throw damagedXml()
    open?.(withoutPrefix(name), attributes)
    attributes = {}
  }
  if (text) {
    parser.ontext = text
    parser.oncdata = text
  }
  parser.onclosetag = (name) => {
    depth--
    close?.(withoutPrefix(name))
  }
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    if (isEnough()) return
  }
  parser.close()
}

/** The encoding of XML, which begins with a byte order mark or with '<'. */
function encodingOf([first, second]: Buffer) {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
