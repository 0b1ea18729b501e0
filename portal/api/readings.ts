import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { inParts } from './in-parts.ts'
import { assertSuccess, request } from './request.ts'

/** To be called before many students or their reports are read one by one: for the audit it is one act. */
export async function noteReadings(
  ids: readonly string[],
  action: RequestBody<'noteReadings', 'json'>['action'],
  signal?: AbortSignal,
): Promise<void> {
  const send = async (part: Pick<RequestBody<'noteReadings', 'json'>, 'ids' | 'act'>) =>
    assertSuccess(await request(endpoints.noteReadings, { json: { ...part, action }, signal }))
  for await (const _ of inParts(ids, send));
}
