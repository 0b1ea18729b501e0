import { readFile } from 'node:fs/promises'

/** What gives a component its name: an assignment in a line of its own, or the name that `icon` gets. */
const NAMES = /^(\w+\.displayName = .*|Object\.assign\(\w+, \{ displayName.*)$|(?<= icon\()'\w+'/gm

/**
 * Leaves out the names that the kit's components have for developer tools: in the portal nobody reads them. Measured: the
 * first visit's script is 0.3 kB of 74.5 smaller (0.4 %, brotli), all script 0.8 kB of 159.7; without this the chunk
 * `imports` is 123 bytes over its budget.
 */
export const withoutNames = {
  name: 'without-names',
  setup: (build) =>
    build.onLoad({ filter: /ui-kit[\\/]([\w-]+[\\/][\w-]+\.tsx|icons[\\/][\w-]+\.ts)$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(NAMES, (name) => (name.startsWith("'") ? "''" : '')),
      loader: 'tsx',
    })),
}
