/**
 * Every endpoint there is, by entity. The server mounts these and no others: a path without an entry is refused. Use
 * `import * as endpoints from '#contract/endpoints'`: a bundle then has only the endpoints that it uses.
 */

export * from './account/endpoints.ts'
export * from './admin/endpoints.ts'
export * from './auth/endpoints.ts'
export * from './deleted/endpoints.ts'
export * from './exports/endpoints.ts'
export * from './former/endpoints.ts'
export * from './imports/endpoints.ts'
export * from './logins/endpoints.ts'
export * from './notices/endpoints.ts'
export * from './reports/endpoints.ts'
export * from './school/endpoints.ts'
export * from './selection/endpoints.ts'
export * from './students/endpoints.ts'
export * from './system/endpoints.ts'
export * from './teachers/endpoints.ts'
export * from './years/endpoints.ts'
