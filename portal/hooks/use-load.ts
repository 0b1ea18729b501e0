import { useSignals } from '@preact/signals-react/runtime'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { NameOf, Success } from '#contract/operations'
import { getNotices } from '../api/lists.ts'
import { ApiError, type RequestInput, requestSuccess } from '../api/request.ts'
import type { Loader, LoaderSource } from '../routing/page-types.ts'
import { retryOnline, takeLatest } from '../state/loads.ts'
import { consumePageData, loadedByServer } from '../state/page-data.ts'
import { otherLanguage } from '../state/school.ts'
import { studentChanges } from '../state/students.ts'

/** The state of a load. */
export type Loaded<T> = {
  status: 'loading' | 'ready' | 'failed'
  /** The last data of the same key stays during a reload. */
  data: T | undefined
  /** The server's message if another attempt makes no sense: the record does not exist (404), is forbidden (403), or
   * something else has to be asked for (400). */
  error: string | undefined
  /** Loads it again: after a change, or for 'Try again'. */
  reload: () => void
}

type LoadOptions = {
  /** Called after each failed attempt; by default the error is logged. */
  onFailure?: (failure: { error: unknown; attempt: number }) => void
  /** How many times a failed load is repeated immediately. */
  retries?: number
  /** A change of it loads again; the data stays meanwhile. */
  changes?: number
}

type State<T> = { key?: string; status: Loaded<T>['status']; data?: T; error?: string }

const LOADING: State<undefined> = { status: 'loading' }

/**
 * Loads data for a page, and loads again when `key` changes, or when the connection is back after a failure. Data that
 * came with a page from the server is not loaded.
 * @param key names the data: 'notice/12'
 * @param load its signal is aborted when a later load starts, or when the component is unmounted
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  options: LoadOptions = {},
): Loaded<T> {
  const [reloads, setReloads] = useState(0)
  const [state, setState] = useState<State<T>>(() => {
    const data = loadedByServer(key) as T | undefined
    return { key, data, status: data === undefined ? 'loading' : 'ready' }
  })
  const [nextLoad] = useState(takeLatest)
  // The current values of both, which must not cause another load.
  const latest = useRef({ load, options })
  latest.current = { load, options }

  const reload = useCallback(() => setReloads((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `reloads` or `changes` loads again.
  useEffect(() => {
    if (consumePageData(key)) return
    const signal = nextLoad()
    const run = async (attempt: number): Promise<void> => {
      try {
        const data = await latest.current.load(signal)
        if (!signal.aborted) setState({ key, status: 'ready', data })
      } catch (error) {
        if (signal.aborted) return
        const { onFailure, retries = 0 } = latest.current.options
        if (onFailure) onFailure({ error, attempt })
        else console.error(error)
        if (attempt <= retries) return run(attempt + 1)
        const isFinal = error instanceof ApiError && [400, 403, 404].includes(error.status)
        setState((before) => ({ ...before, key, status: 'failed', error: isFinal ? error.message : undefined }))
        retryOnline(reload, signal)
      }
    }
    setState((before) => (before.key === key ? { ...before, status: 'loading' } : { key, status: 'loading' }))
    run(1)
    return () => void nextLoad()
  }, [key, reloads, options.changes])

  // After a new key and before its effect, the state still has the data of the old key.
  const { status, data, error } = state.key === key ? state : LOADING
  return { status, data, error, reload }
}

/** Where a loader gets its data in the browser, in the language of the page. */
export const apiSource: LoaderSource = {
  notices: (signal) => getNotices(signal, otherLanguage()),
  notice: async (id, signal) =>
    (await requestSuccess(endpoints.getSingleNotice, { params: { id }, query: { lang: otherLanguage() }, signal }))
      .data,
  page: async (slug, signal) =>
    (await requestSuccess(endpoints.schoolPage, { params: { slug }, query: { lang: otherLanguage() }, signal })).page,
}

/**
 * Loads the data of a page: from the page that the server rendered, else from the API.
 * @param source instead of the API
 */
export function usePageData<Data>(loader: Loader<Data>, options?: LoadOptions, source = apiSource): Loaded<Data> {
  return useLoad(loader.key, (signal) => loader.load(source, signal), options)
}

/**
 * Loads what an endpoint answers, and loads again when `input` changes.
 * @param select what is needed of the response; by default all of it
 */
export function useCall<E extends Endpoint, T = Success<NameOf<E>>>(
  endpoint: E,
  input: Omit<RequestInput<E>, 'signal'>,
  select = (response: Success<NameOf<E>>) => response as T,
  options?: LoadOptions,
): Loaded<T> {
  return useLoad(
    `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`,
    async (signal) => select(await requestSuccess(endpoint, { ...input, signal } as RequestInput<E>)),
    options,
  )
}

/** As `useCall`, for what acts on the records of people change: it is loaded again after each of them, by any user. */
export function useListCall<E extends Endpoint, T = Success<NameOf<E>>>(
  endpoint: E,
  input: Omit<RequestInput<E>, 'signal'>,
  select?: (response: Success<NameOf<E>>) => T,
): Loaded<T> {
  useSignals()
  return useCall<E, T>(endpoint, input, select, { changes: studentChanges.value })
}
