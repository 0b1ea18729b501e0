import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'

/** The ids of the people whom an import has added: those with a new login. */
export async function getImportedPeople(id: string, signal?: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const response = assertSuccess(
      await request(endpoints.importRows, { params: { id }, query: { show: 'add', page }, signal }),
    )
    ids.push(...assertList(response.rows).flatMap(({ recordId }) => recordId ?? []))
    last = response.pages
  }
  return ids
}
