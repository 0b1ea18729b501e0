/**
 * What portal and server say to each other: the part that is safe in a browser (no validator).
 * The shapes, with zod, are behind `#contract/calls`; the portal imports only types from there.
 */
export type { Access, Grant } from './access.ts'
export * from './choices.ts'
export * from './limits.ts'
export * from './messages.ts'
export type * from './page.ts'
export * from './routes.ts'
export * from './school.ts'
export * from './theme.ts'
