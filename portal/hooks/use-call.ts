import { useSignals } from '@preact/signals-react/runtime'
import type { Endpoint } from '#contract'
import type { NameOf, Success } from '#contract/operations'
import { type RequestInput, requestSuccess } from '../api/request.ts'
import { studentChanges } from '../state/students.ts'
import { type Loaded, type LoadOptions, useLoad } from './use-load.ts'

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
