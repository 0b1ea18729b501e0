import { isolate, type Translates } from '#contract'

/** The feed of notices. */
export const strings = {
  title: ({ school }: { school: string }) => `${isolate(school)} کے اعلانات`,
}

export type Complete = Translates<typeof import('./feed.ts'), typeof import('../en/feed.ts')>
