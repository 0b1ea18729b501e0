import type { Endpoint } from '#contract'
import type { NameOf, Success } from '#contract/operations'
import { type RequestInput, requestSuccess } from '../api/request.ts'
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
