import { BASE_PATH, type CallName, routes } from '#contract'
import type { Answer, Sent, Taken } from '#contract/calls'
import { wording } from '../wording.ts'
import { ApiError } from './api-error.ts'

/** What came back over the line, before anybody looked into it. */
export type Reply = { status: number; text: string }

type Params<N extends CallName> = Taken<N, 'params'> extends undefined ? unknown : { params: Taken<N, 'params'> }
type Json<N extends CallName> = Sent<N, 'json'> extends undefined ? unknown : { json: Sent<N, 'json'> }
type Query<N extends CallName> = Taken<N, 'query'> extends undefined ? unknown : { query?: Partial<Taken<N, 'query'>> }

/** What a call takes, by the contract; `signal` gives it up. */
export type Input<N extends CallName> = Params<N> & Query<N> & Json<N> & { signal?: AbortSignal }

type Loose = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  json?: unknown
  signal?: AbortSignal
}

/** A call that has not answered after this long is given up, in ms. */
const PATIENCE = 30_000

let sessionEnded = () => {}

/** Registers the one listener that hears of an answer 401: the session is no more. */
export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener
}

/** The address of a call. */
export function address(name: CallName, { params = {}, query = {} }: Pick<Loose, 'params' | 'query'> = {}): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return BASE_PATH + path + (search.size > 0 ? `?${search}` : '')
}

/**
 * Makes a call of the contract; those with a form are made by `upload`. Gives back its 200 answer, a success or a refusal that a screen reads.
 * Throws an ApiError for anything else: a status of 400 or more, no answer in time, an answer that is not JSON.
 * A call given up through its signal rejects with the signal's AbortError.
 */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
  const { json, signal, ...place } = input as Loose
  return read<N>(await ask({ method: routes[name].method, url: address(name, place), json, signal }))
}

async function ask(request: { method: string; url: string; json?: unknown; signal?: AbortSignal }): Promise<Reply> {
  const late = AbortSignal.timeout(PATIENCE)
  const { method, json, signal } = request
  try {
    const response = await fetch(request.url, {
      method,
      credentials: 'same-origin',
      headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(late.aborted ? wording.api.slow : wording.api.down, { cause })
  }
}

/** The answer in a reply; throws where there is none to work with. */
export function read<N extends CallName>({ status, text }: Reply): Answer<N> {
  if (status === 401) sessionEnded()
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || !('success' in body)) {
    throw new ApiError(wording.api.strange, { status: status < 400 ? 0 : status })
  }
  if (status < 400) return body as Answer<N>
  const { message = wording.api.strange, ...detail } = body as { message?: string; field?: string; requestId?: string }
  throw new ApiError(message, { ...detail, status })
}

/** For a call that the contract does not let be refused: its answer, or an ApiError where a server refuses it all the same. */
export function granted<A extends { success: boolean; message: string }>(answer: A): A {
  if (!answer.success) throw new ApiError(answer.message)
  return answer
}

/** The list of an answer; an ApiError where there is none: what did not come is not an empty list. */
export function listed<List extends readonly unknown[]>(list: List): List {
  if (!Array.isArray(list)) throw new ApiError(wording.api.strange)
  return list
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
