import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Encoding } from './encoding.ts'
import { encodingFor, isUnchanged, respond } from './responses.ts'

type Body = { bytes: Buffer; headers: Record<string, string> }

/** A file in memory, in each encoding in which the build left it. */
export type StaticFile = { plain: Body } & Partial<Record<Encoding, Body>>

const SUFFIXES = { br: '.br', gzip: '.gz' } as const

/**
 * Reads the files of a folder, by their URL paths. They are served from memory: a file stream of
 * @hono/node-server never closes its descriptor when the reader disconnects before the response begins.
 * @param headersOf the headers of the file at a path, besides its type, length and ETag
 */
export function readFiles(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
): Map<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const isEncoded = (path: string) =>
    Object.values(SUFFIXES).some((suffix) => path.endsWith(suffix) && known.has(path.slice(0, -suffix.length)))

  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (isEncoded(path)) continue
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const common = { ...headersOf(url), 'Content-Type': getMimeType(path) ?? 'application/octet-stream' }
    const body = (path: string, encoding?: Encoding): Body => bodyOf(readFileSync(path), common, encoding)
    const file: StaticFile = { plain: body(path) }
    for (const [encoding, suffix] of Object.entries(SUFFIXES) as [Encoding, string][]) {
      if (known.has(path + suffix)) file[encoding] = body(path + suffix, encoding)
    }
    files.set(url, file)
  }
  return files
}

function bodyOf(bytes: Buffer, common: Record<string, string>, encoding: Encoding | undefined): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const headers = {
    ...common,
    Vary: 'Accept-Encoding',
    'Content-Length': String(bytes.length),
    ETag: `"${hash}"`,
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return { bytes, headers }
}

/** Sends a file in the best encoding that the caller accepts, or 304 to a caller that has it. */
export function sendFile(c: Context, file: StaticFile): Response {
  const encoding = encodingFor(c)
  const { bytes, headers } = (encoding && file[encoding]) ?? file.plain
  const { 'Content-Length': _, ...unsized } = headers
  if (isUnchanged(c, headers.ETag ?? '')) return respond(c, null, 304, unsized)
  return respond(c, bytes as Uint8Array<ArrayBuffer>, 200, headers)
}
