import { BASE_PATH, ENGLISH, type Endpoint } from '#contract'
import { type SettingLabel, translate } from '#contract/failures/translate'
import type { Input, NameOf, RequestBody, ResponseBody, Success } from '#contract/operations'
import { chosenDigits, language, texts } from '#messages'
import { files } from '#messages/files'

/** A request that failed: with a status of 400 or more, or without a response of the API. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status; 0 without a response, or with one that is not from the API. */
  readonly status: number
  /** The field with the error (400). */
  readonly field: string | undefined
  /** The id of the request in the server's log (500). */
  readonly requestId: string | undefined

  constructor(message: string, detail: { status?: number; field?: string; requestId?: string; cause?: unknown } = {}) {
    super(message, { cause: detail.cause })
    this.status = detail.status ?? 0
    this.field = detail.field
    this.requestId = detail.requestId
  }
}

/** A response before its body is parsed. */
export type RawResponse = { status: number; text: string }

/** The body of a response with a status of 400 or more. */
type ErrorBody = { message: string; field: string; requestId: string; secondFactorMissing: boolean }

type Params<E> = Input<NameOf<E>, 'params'> extends undefined ? unknown : { params: Input<NameOf<E>, 'params'> }
type Json<E> = RequestBody<NameOf<E>, 'json'> extends undefined ? unknown : { json: RequestBody<NameOf<E>, 'json'> }
type Query<E> = Input<NameOf<E>, 'query'> extends undefined ? unknown : { query?: Partial<Input<NameOf<E>, 'query'>> }

/** The input of an endpoint, by the contract; `signal` cancels the request. */
export type RequestInput<E> = Params<E> &
  Query<E> &
  Json<E> & {
    signal?: AbortSignal
    settingLabel?: SettingLabel | undefined
    /** Sent again with it, a call that takes a key is not done twice. */
    savingKey?: string
  }

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  json?: unknown
  signal?: AbortSignal
  settingLabel?: SettingLabel
  savingKey?: string
}

/** A request is cancelled if there is no response after this time. */
const TIMEOUT_MS = 30_000

/** Functions that are called for these responses; the start of the portal sets them. */
export const listeners = {
  /** On a 401 response: the session has ended. */
  sessionEnd() {},
  /** Staff has to set up a second factor first; with what the server says. */
  secondFactorMissing(_message: string) {},
  /** Students were changed, or a listed one is gone. The state learns of it only here. */
  studentsChanged() {},
}

/** The URL of an endpoint, without the origin. */
export function urlOf(
  { path }: Endpoint,
  { params = {}, query = {} }: Pick<LooseInput, 'params' | 'query'> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return BASE_PATH + filled + (search.size > 0 ? `?${search}` : '')
}

/**
 * Sends a request to one endpoint. For endpoints with a form, use `upload`.
 * @returns the body of a 200 response: check `success`
 * @throws ApiError for any other status, a timeout, and a response that is not JSON of the API
 * @throws DOMException AbortError when `signal` was aborted
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): Promise<ResponseBody<NameOf<E>>> {
  const { json, signal, settingLabel, savingKey, ...urlInput } = input as LooseInput
  return readBody(
    endpoint,
    await send({ method: endpoint.method, url: urlOf(endpoint, urlInput), json, signal, savingKey }),
    settingLabel,
  )
}

/** Sends a request without waiting for a response, when the page is closed: it is sent even though the page is gone. */
export function beacon<E extends Endpoint>(endpoint: E, json: RequestBody<NameOf<E>, 'json'>): void {
  navigator.sendBeacon(urlOf(endpoint), new Blob([JSON.stringify(json)], { type: 'application/json' }))
}

type Sent = Pick<LooseInput, 'json' | 'signal' | 'savingKey'> & { method: string; url: string }

async function send(sent: Sent): Promise<RawResponse> {
  const strings = texts().requests
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const { method, json, signal, savingKey } = sent
  try {
    const response = await fetch(sent.url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(savingKey !== undefined && { 'Idempotency-Key': savingKey }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(timeout.aborted ? strings.slow : strings.down, { cause })
  }
}

/** @throws ApiError unless the status is below 400 and the body has `success` */
export async function readBody<E extends Endpoint>(
  { changes }: E,
  { status, text }: RawResponse,
  settingLabel?: SettingLabel,
): Promise<ResponseBody<NameOf<E>>> {
  if (status === 401) listeners.sessionEnd()
  const body = await parse(text, settingLabel)
  if (typeof body !== 'object' || body === null || !('success' in body)) {
    throw new ApiError(foreignResponse(status, text), { status: status < 400 ? 0 : status })
  }
  if (changes === 'students' && (body.success || status === 404)) listeners.studentsChanged()
  if (status < 400) return body as ResponseBody<NameOf<E>>
  const { message = texts().requests.strange, secondFactorMissing, ...detail } = body as Partial<ErrorBody>
  if (secondFactorMissing) listeners.secondFactorMissing(message)
  throw new ApiError(message, { ...detail, status })
}

/** @throws ApiError with the message of a failure */
export function assertSuccess<Body extends { success: boolean; message: string }>(
  body: Body,
): Extract<Body, { success: true }> {
  if (!body.success) throw new ApiError(body.message)
  return body as Extract<Body, { success: true }>
}

/** As `request`, for a call whose failures with status 200 are no different from other errors to the caller. */
export async function requestSuccess<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
): Promise<Success<NameOf<E>>> {
  return assertSuccess((await request(endpoint, input)) as { success: boolean; message: string }) as Success<NameOf<E>>
}

/** @throws ApiError if there is no list: a missing list is not an empty one */
export function assertList<List extends readonly unknown[]>(list: List): List {
  if (!Array.isArray(list)) throw new ApiError(texts().requests.strange)
  return list
}

/** The message for a response that is not from the API: it says who may have answered instead. */
function foreignResponse(status: number, text: string): string {
  const strings = texts().requests
  if (status === 413) return strings.proxyTooLarge
  if (status === 502 || status === 503) return strings.proxyDown({ status })
  if (status === 504) return strings.proxySlow
  return /^\s*</.test(text) ? strings.foreign : strings.strange
}

async function parse(text: string, settingLabel?: SettingLabel): Promise<unknown> {
  try {
    return await inLanguage(JSON.parse(text), settingLabel)
  } catch {
    return undefined
  }
}

/**
 * A response with what the server says in it in the language of the page. It stays English where the texts of the language
 * cannot be fetched.
 */
export async function inLanguage<Body>(body: Body, settingLabel?: SettingLabel): Promise<Body> {
  const own = language()
  const load = async () => {
    const failures = await files.load('failures', own)
    failures.chooseDigits(chosenDigits())
    return failures
  }
  if (own !== ENGLISH) await translate(body, load, settingLabel).catch(console.error)
  return body
}
