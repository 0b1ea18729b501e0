import type { Translates } from '../../translates.ts'

/** The name of the feed of notices. */
export const feedTitle = ({ school }: { school: string }) => `Mitteilungen von ${school}`

export type Complete = Translates<typeof import('./feed.ts'), typeof import('../en/feed.ts')>
