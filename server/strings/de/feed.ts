import type { Translates } from '#contract'

/** The feed of notices. */
export const strings = {
  title: ({ school }: { school: string }) => `Mitteilungen von ${school}`,
}

export type Complete = Translates<typeof import('./feed.ts'), typeof import('../en/feed.ts')>
