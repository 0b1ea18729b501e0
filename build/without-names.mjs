import { readFile } from 'node:fs/promises'

/** Leaves out the names that the kit's components have for developer tools: in the portal nobody reads them. */
export const withoutNames = {
  name: 'without-names',
  setup: (build) =>
    build.onLoad({ filter: /ui-kit[\\/][\w-]+[\\/][\w-]+\.tsx$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /^(\w+\.displayName = .*|Object\.assign\(\w+, \{ displayName.*)$/gm,
        '',
      ),
      loader: 'tsx',
    })),
}
