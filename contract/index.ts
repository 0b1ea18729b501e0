/**
 * The API between portal and server: the part for the browser, without the validator (zod).
 * - `#contract/endpoints`: the endpoints
 * - `#contract/operations`: the endpoints with their schemas (zod); the portal imports only types from it
 * - what the browser's main chunk does not need: `#contract/rules`, the rules for fields of people; `#contract/digits`, those
 *   of other scripts; `#contract/characters`, what nobody sees and what looks like a sign of every keyboard;
 *   `#contract/search`, how a text is found; `#contract/formatted-text`, the reader of formatted texts, and how they are plain (`/plain`) or HTML (`/html`); `#contract/imports`,
 *   the columns and limits of the import; `#contract/notices/files` and `#contract/notices/audience`, the files and readers of a
 *   notice; `#contract/school/limits`, the limits of the school's settings; `#contract/school/translations`, its texts in
 *   several languages; `#contract/school/own-pages`, the pages that it writes; `#contract/school/form`, their form; `#contract/school/public`, what visitors get of them
 *
 * With `export *` only: esbuild puts every module that is exported by name here into the main chunk.
 */
export type { Access, AccessLevel } from './access.ts'
export * from './browser-storage.ts'
export * from './choices.ts'
export * from './endpoint.ts'
export * from './formatted-text/blocks.ts'
export * from './languages.ts'
export * from './limits.ts'
export * from './messages.ts'
export type { EndpointName } from './operations.ts'
export * from './page.ts'
export * from './retention.ts'
export * from './school/choices.ts'
export * from './school/links.ts'
export * from './school/settings.ts'
export * from './school/sign-up.ts'
export type { InFirst } from './school/translations.ts'
export * from './text.ts'
export * from './theme.ts'
