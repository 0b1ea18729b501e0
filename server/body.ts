import { limits } from '#contract'
import { Refusal } from './refusal.ts'

/** What a form carries: texts by name, and the parts that are files. */
export type Form = { fields: Record<string, unknown>; files: Record<string, Blob> }

/**
 * The object that a JSON body holds.
 * @throws Refusal 400 if it is none, 413 if it is too large
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw new Refusal(400, 'Send the body as application/json.')
  const text = (await readBody(request, limits.jsonBytes)).toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}

/**
 * The fields and files of a form; one without files may come as JSON.
 * @param fileNames the parts that are files; elsewhere a file is taken for a wrong value
 * @throws Refusal 400 if it cannot be read or a part comes twice, 413 if it is too large
 */
export async function readForm(request: Request, fileNames: string[]): Promise<Form> {
  const type = typeOf(request)
  if (type === 'application/json') return { fields: await readJson(request), files: {} }
  const isMultipart = type === 'multipart/form-data'
  if (!isMultipart && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(400, 'Send the form as multipart/form-data.')
  }
  const bytes = await readBody(request, isMultipart ? limits.multipartBytes : limits.jsonBytes)
  if (isMultipart) refuseManyParts(bytes, request)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const parts = await new Response(bytes as Buffer<ArrayBuffer>, { headers }).formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read: it is cut off, or its boundary is wrong.')
  })
  return sorted(parts, fileNames)
}

/** No form has so many fields; to take 100,000 of them apart would hold up everybody for a second. */
const MOST_PARTS = 64

function refuseManyParts(bytes: Buffer, request: Request): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = quoted ?? plain
  if (!boundary) return
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    if (++parts > MOST_PARTS) throw new Refusal(400, `The form has too many fields: at most ${MOST_PARTS - 1}.`)
  }
}

function sorted(parts: FormData, fileNames: string[]): Form {
  // Without a prototype: a field may be called anything.
  const form: Form = { fields: Object.create(null), files: Object.create(null) }
  for (const [name, value] of parts) {
    const target = fileNames.includes(name) ? form.files : form.fields
    if (name in target) throw new Refusal(400, `${name} was sent more than once.`, { field: name })
    // A text where a photo belongs ('', 'undefined') is what clients send for 'no photo'.
    if (target === form.files && (typeof value === 'string' || value.size === 0)) continue
    target[name] = value as Blob
  }
  return form
}

/** The body's bytes, never more than `most` of them. */
async function readBody(request: Request, most: number): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, `The body is too large: at most ${Math.floor(most / 1024)} kB.`)
  if (Number(request.headers.get('content-length')) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > most) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The body was cut off before its end.')
  }
  return Buffer.concat(chunks, size)
}

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
