import type { Translates } from '../translates.ts'

export * from './failures.ts'
export * from './lists.ts'
export * from './person.ts'
export * from './rendering.ts'
export * from './school-zip.ts'
export * from './template.ts'

export type Complete = Translates<typeof import('./server.ts'), typeof import('../en/server.ts')>
