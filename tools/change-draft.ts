import type { RequestBody } from '#contract/operations'
import type { Caller } from './start.ts'

type Change = Partial<RequestBody<'changeImport', 'json'>>

/** Changes a draft as it is now. @returns the response, with all rows or those of the query */
export async function changeDraft(caller: Caller, id: string, change: Change, query = '?show=all') {
  const { revision } = (await caller.get(`/imports/${id}`)).body.import
  return caller.patch(`/imports/${id}${query}`, { revision, ...change })
}
