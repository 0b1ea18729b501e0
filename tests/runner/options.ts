import { parseArgs } from 'node:util'

export type Options = {
  /** Parts of paths: only test files whose path contains one of them run. Empty: all. */
  words: string[]
  /** The name of the one test to run. */
  only?: string
  /** Seed of the random order of the tests in each file. */
  shuffle?: number
  /** Each test in its own process. */
  alone: boolean
  /** Without what needs a browser or Storybook. */
  quick: boolean
  /** Only what the changes since the last commit can reach. */
  changed: boolean
}

/** @throws TypeError for an option that does not exist */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      shuffle: { type: 'boolean' },
      seed: { type: 'string' },
      alone: { type: 'boolean' },
      quick: { type: 'boolean' },
      changed: { type: 'boolean' },
    },
  })
  const { only, alone = false, quick = false, changed = false } = values
  const seed = values.seed ?? (values.shuffle ? String(Math.floor(Math.random() * 1_000_000)) : undefined)
  return { words: positionals, only, alone, quick, changed, shuffle: seed === undefined ? undefined : Number(seed) }
}
