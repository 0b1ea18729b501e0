import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { EndpointName } from '#contract'
import { errorBody, type Operation, operations } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { describeApi } from '../../../server/app/openapi.ts'
import { codeFaults } from '../../message-codes.ts'
import type { Request } from './requests.ts'
import type { FuzzResponse } from './send.ts'

const STATUSES = [200, 304, 400, 401, 403, 404, 413, 415, 429]

const document = describeApi(defaultSettings)

/** The statuses that the OpenAPI document has for a call. */
function declared(name: EndpointName): number[] {
  const { method, path } = operations[name]
  const described = document.paths[path]?.[method.toLowerCase()] as { responses: object }
  return Object.keys(described.responses).map(Number)
}

/** Texts that no response may contain: paths, library names, SQL, stack traces. */
const LEAKS = [
  process.cwd(),
  'node_modules',
  '\n    at ',
  '.ts:',
  'SQLITE',
  'SqliteError',
  'kysely',
  'node:sqlite',
  'ENOENT',
  'Zod',
  'Cannot read',
  'is not a function',
  '$argon2',
]

/** @returns what is wrong with this response; undefined if nothing is */
export function responseFault(
  name: EndpointName,
  request: Request,
  response: FuzzResponse,
  dataDir: string,
): string | undefined {
  const { status, headers, bytes } = response
  // Files of the portal support range requests.
  const isExpected = STATUSES.includes(status) || (isOutside(request) && [206, 416].includes(status))
  if (!isExpected) return `status ${status}`
  if (!isAnotherCall(name, request) && !declared(name).includes(status)) return `status ${status}, not in OpenAPI`
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff'
  if (request.method === 'HEAD' || status === 304)
    return bytes.length > 0 ? `a body of ${bytes.length} bytes` : undefined
  const type = headers['content-type']
  if (type === 'image/webp') return String(bytes.subarray(0, 4)) === 'RIFF' ? undefined : 'no picture'
  if (String(headers['content-disposition']).startsWith('attachment')) return undefined
  if (!String(type).startsWith('application/json')) return isOutside(request) ? undefined : `content type ${type}`

  const text = decoded(bytes, headers['content-encoding'])
  const leak = [...LEAKS, dataDir].find((part) => text.includes(part))
  if (leak) return `it tells '${leak}'`
  let body: { success?: unknown; message?: unknown }
  try {
    body = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  if (typeof body.success !== 'boolean' || typeof body.message !== 'string') return 'no success and message'
  const [fault] = codeFaults(body)
  if (fault) return fault
  return isAnotherCall(name, request) ? undefined : shapeError(name, status, body)
}

/** @returns how the body differs from the contract's shape for this call and status; undefined if it does not */
function shapeError(name: EndpointName, status: number, body: { success?: unknown }): string | undefined {
  const { success, failure }: Operation = operations[name]
  const shape = status >= 400 ? errorBody : body.success ? success : failure
  if (!shape || typeof shape === 'string')
    return `a ${body.success ? 'success' : 'failure'} that the contract does not have`
  const { error } = shape.safeParse(body)
  return error && `not the contract's shape: ${error.message}`
}

/** Whether the mutated path is outside of the API. The portal handles those. */
const isOutside = ({ path }: Request) => !new URL(path, 'http://x').pathname.startsWith('/api/v1')

/** Whether the mutated method or path belongs to another call, or to none. */
const isAnotherCall = (name: EndpointName, { method, path }: Request) => {
  const form = new RegExp(`^/api/v1${operations[name].path.replace(/\{\w+\}/g, '[^/]*')}$`)
  return method !== operations[name].method || !form.test(new URL(path, 'http://x').pathname)
}

function decoded(bytes: Buffer, encoding: string | string[] | undefined): string {
  if (encoding === 'br') return String(brotliDecompressSync(bytes))
  if (encoding === 'gzip') return String(gunzipSync(bytes))
  return String(bytes)
}
