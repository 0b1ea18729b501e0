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

/**
 * Reads XML in UTF-8 chunk by chunk, without storing it. A declaration of entities is refused.
 * @param isEnough asked after each chunk: the rest is not read
 * @throws UnreadableFile
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  { open, text, close }: XmlHandlers,
  isEnough = () => false,
): Promise<void> {
  const parser = sax.parser(true, { position: false })
  parser.onerror = () => {
    throw damagedXml()
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
  const decoder = new TextDecoder()
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }))
    if (isEnough()) return
  }
  parser.close()
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
