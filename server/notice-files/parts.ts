import { buffer } from 'node:stream/consumers'
import { messageRef } from '#contract/failures'
import { noticeFileLimits } from '#contract/notices/files'
import { readXml, type XmlHandlers } from '../files/xml.ts'
import { type ZipEntry, zipEntries } from '../files/zip.ts'
import { refused } from './received.ts'

/**
 * The parts of a document in a ZIP, by their names. Programs compare these without letter case and read percent signs in
 * them, so here they are in one spelling.
 */
export type Parts = ReadonlyMap<string, ZipEntry>

/** Reads parts of one document. All that is unpacked of it, with the documents in it, has one bound. */
export type ReadParts = {
  xml(part: ZipEntry, handlers: XmlHandlers): Promise<void>
  whole(part: ZipEntry): Promise<Buffer>
}

/** XML of a document that is parsed: what its parts are and what they refer to. A short part counts as `SHORT`: it takes as long. */
const MOST_XML = 8 * 1024 * 1024
const SHORT = 4 * 1024
/** Documents in a document, such as the tables of its charts. */
const MOST_EMBEDDED = 32 * 1024 * 1024

export const damaged = () => refused(messageRef('noticeFileDamaged'))

/** @throws HttpError 415 for one with two parts of one name, two names of one part, or that unpacks to too much */
export async function partsOf(source: Buffer | number): Promise<Parts> {
  const parts = new Map<string, ZipEntry>()
  let unpacked = 0
  for await (const part of zipEntries(source)) {
    const name = partName(part.path)
    if (parts.has(name) || part.hasOtherName) throw damaged()
    parts.set(name, part)
    unpacked += part.size
  }
  const { unpackedBytes } = noticeFileLimits
  if (unpacked > unpackedBytes) {
    throw refused(messageRef('noticeFileUnpacksTooMuch', { megabytes: unpackedBytes / 1024 / 1024 }))
  }
  return parts
}

/** A part's name as all names are compared. */
export function partName(path: string): string {
  const plain = path.replaceAll('\\', '/').replace(/^\/+/, '')
  try {
    return decodeURIComponent(plain).toLowerCase()
  } catch {
    return plain.toLowerCase()
  }
}

export function partReader(): ReadParts {
  const bounded = (most: number) => {
    let left = most
    return async function* (part: ZipEntry) {
      left -= Math.max(part.size, SHORT)
      if (left < 0) throw damaged()
      yield* part.chunks()
    }
  }
  const xml = bounded(MOST_XML)
  const embedded = bounded(MOST_EMBEDDED)
  return {
    xml: (part, handlers) => readXml(xml(part), handlers),
    whole: (part) => buffer(embedded(part)),
  }
}
