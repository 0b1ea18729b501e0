import type { Access } from './access.ts'

/** Where a call of the API is, and who may make it. What it takes and returns is its schema, under the same name. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `BASE_PATH`; `{name}` is a parameter. */
  path: string
  access: Access
}

export const BASE_PATH = '/api/v1'

/** @__NO_SIDE_EFFECTS__ a browser's script has only the endpoints that it uses */
export function endpoint<M extends Endpoint['method'], P extends string>(method: M, path: P, access: Access) {
  return { method, path, access }
}
