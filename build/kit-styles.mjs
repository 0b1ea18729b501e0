import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { shared } from './settings.mjs'

/** Style sheets lie in one folder: some bundlers know only one asterisk in `exports`. Those of `internal` are no entries. */
const flat = (file) => file.replace(/^(?!internal\/).*\//, '')

/** Lets a style sheet name those that it needs where they are packed. */
const packedNames = {
  name: 'packed-names',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const file = relative('ui-kit', path).replaceAll('\\', '/')
      const pathTo = (other) => relative(dirname(flat(file)), flat(join(file, '..', other))).replace(/^(?!\.)/, './')
      const text = readFileSync(path, 'utf8')
      return { contents: text.replace(/(?<=@import ")[^"]+/g, pathTo), loader: 'css' }
    }),
}

/**
 * The builds of the styles. A page links to styles.css or components.css, which have all. A single style sheet imports what it
 * needs, so that a page loads once what two of them need.
 */
export const styleBuilds = (outdir) => [
  {
    ...shared,
    sourcemap: 'linked',
    minify: true,
    bundle: false,
    entryPoints: globSync(['ui-kit/*/*.css', 'ui-kit/{base,guard,tokens}.css'])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/^ui-kit\/(dist|elements)\//.test(file))
      .map((file) => ({ in: file, out: flat(file.replace(/^ui-kit\/(.*)\.css$/, '$1')) })),
    outdir,
    plugins: [packedNames],
  },
  { ...shared, minify: true, entryPoints: ['ui-kit/styles.css', 'ui-kit/components.css'], outdir },
]
