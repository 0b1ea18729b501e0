import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { uploadLimits } from '#contract'
import { messageRef } from '#contract/failures'
import { badRequest, HttpError } from '../errors.ts'
import { decodeUtf8, refuseBadEscapes } from './utf-8.ts'

/** The contents of a form: its texts by name, and the bytes of its files. */
export type Form = { fields: Record<string, unknown>; files: Record<string, Buffer> }

/**
 * Reads a JSON body, which must be an object.
 * @throws HttpError 400 if the body is not a JSON object, 413 if it is too large
 */
export async function readJson(
  request: Request,
  most: number = uploadLimits.jsonBytes,
): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw badRequest('Send the body as application/json.')
  const text = decodeUtf8(await readBody(request, most), 'The body')
  let value: unknown
  try {
    // Some programs begin a text in UTF-8 with a byte order mark.
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw badRequest('The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}

/**
 * The fields and files of a form; one without files may come as JSON.
 * @param fileNames the parts that are files; a file in another part is a wrong value
 * @throws HttpError 400 if it cannot be read or a part comes twice, 413 if it is too large
 */
export async function readForm(request: Request, fileNames: string[]): Promise<Form> {
  const type = typeOf(request)
  if (type === 'application/json') return { fields: await readJson(request), files: {} }
  const isMultipart = type === 'multipart/form-data'
  if (!isMultipart && type !== 'application/x-www-form-urlencoded') {
    throw badRequest('Send the form as multipart/form-data.')
  }
  const parts = isMultipart
    ? await partsOf(chunksOf(request, uploadLimits.multipartBytes), request.headers.get('content-type') ?? '')
    : textsOf(await readBody(request, uploadLimits.jsonBytes))
  return toForm(parts, fileNames)
}

type Part = [name: string, value: string | Buffer]

/** More fields than any form has: parsing 100,000 of them would block all requests for a second. */
const MOST_PARTS = 63

const tooManyParts = () => badRequest(`The form has too many fields: at most ${MOST_PARTS}.`)

/** @throws HttpError 400 if there are too many, or if they are not in UTF-8 */
function textsOf(bytes: Buffer): Part[] {
  const body = decodeUtf8(bytes, 'The body')
  refuseBadEscapes(body, 'The body')
  const texts = [...new URLSearchParams(body)]
  if (texts.length > MOST_PARTS) throw tooManyParts()
  return texts
}

/** Bytes that are parsed without a pause: some milliseconds. */
const PIECE = 256 * 1024

/**
 * The parts of a multipart body, in their order: texts, and the bytes of those that have a file's name or type. They are
 * parsed while they arrive, and others are served in between.
 * @throws HttpError 400 if it cannot be read to its end, or has too many parts
 */
async function partsOf(chunks: AsyncIterable<Uint8Array>, type: string): Promise<Part[]> {
  const parts: Part[] = []
  const unreadable = () => badRequest('The form cannot be read: it is cut off, or its boundary is wrong.')
  const parser = parserFor(type)
  if (!parser) throw unreadable()
  let fault: unknown
  const finished = new Promise<void>((resolve) => {
    const refuse = (error: unknown) => {
      fault ??= error
      resolve()
    }
    parser.on('file', (name, stream, fileName, _encoding, contentType) => {
      const chunks: Buffer[] = []
      const isFile = contentType === 'application/octet-stream' || fileName !== undefined
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        try {
          parts.push([name, isFile ? bytes : decodeUtf8(bytes, name)])
        } catch (error) {
          refuse(error)
        }
      })
      // The parser emits it as well; without a listener here it would end the process.
      stream.on('error', () => refuse(unreadable()))
    })
    parser.on('partsLimit', () => refuse(tooManyParts()))
    parser.on('error', () => refuse(unreadable()))
    parser.on('finish', resolve)
  })
  // Not piped: a pipeline waits for a call that the parser never makes when bytes follow the last boundary (fastify/busboy 228).
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += PIECE) {
      if (fault) throw fault
      parser.write(chunk.subarray(from, from + PIECE))
      await nextTurn()
    }
  }
  parser.end()
  await finished
  if (fault) throw fault
  return parts
}

/** Undefined if the type has no boundary. */
function parserFor(type: string): BusboyInstance | undefined {
  try {
    // Every part is read as a file, which gives its bytes: in a text the parser would replace bytes that are not UTF-8.
    return new Busboy({ headers: { 'content-type': type }, limits: { parts: MOST_PARTS }, isPartAFile: () => true })
  } catch {
    return undefined
  }
}

function toForm(parts: Part[], fileNames: string[]): Form {
  // Without a prototype, since a field may have any name, such as `__proto__`.
  const form: Form = { fields: Object.create(null), files: Object.create(null) }
  for (const [name, value] of parts) {
    const target: Record<string, unknown> = fileNames.includes(name) ? form.files : form.fields
    if (name in target) throw badRequest(`${name} was sent more than once.`, name)
    // A text where a photo belongs ('', 'undefined') is what clients send for 'no photo'.
    if (target === form.files && (typeof value === 'string' || value.length === 0)) continue
    target[name] = value
  }
  return form
}

/** The body's bytes, never more than `most` of them. */
async function readBody(request: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOf(request, most)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The body as it arrives. @throws HttpError 413 above `most` bytes, 400 if it is cut off */
async function* chunksOf(request: Request, most: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new HttpError(413, messageRef('bodyTooLarge', { kilobytes: Math.floor(most / 1024) }))
  if (Number(request.headers.get('content-length')) > most) throw tooLarge()
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > most) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw badRequest('The body was cut off before its end.')
  }
}

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
