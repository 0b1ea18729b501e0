import type { Access } from './access.ts'

/** One call of the API: its URL, and who may make it. Its input and output are in the schema with the same name. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `BASE_PATH`; `{name}` is a parameter. */
  path: string
  access: Access
  /** The list that this call changes; the portal then loads it again. */
  changes?: 'students'
}

export const BASE_PATH = '/api/v1'

/** An endpoint with the literal types of its method and path, from which the types of its input follow. */
export function endpoint<M extends Endpoint['method'], P extends string>(
  method: M,
  path: P,
  access: Access,
  changes?: Endpoint['changes'],
) {
  return { method, path, access, changes }
}
