/**
 * What portal and server say to each other: the part that is safe in a browser (no validator).
 * The endpoints are behind `#contract/endpoints`; with their schemas (zod) they are behind `#contract/operations`, from which the portal
 * imports only types. What the fields of people have to be is behind `#contract/rules`, the columns and limits of the import behind
 * `#contract/imports`: the browser's first script does not need them.
 */
export type { Access, AccessLevel } from './access.ts'
export * from './choices.ts'
export { BASE_PATH, type Endpoint } from './endpoint.ts'
export * from './limits.ts'
export * from './messages.ts'
export type { EndpointName } from './operations.ts'
export type * from './page.ts'
export * from './retention.ts'
export * from './school.ts'
export * from './search.ts'
export * from './theme.ts'
