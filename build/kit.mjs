import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byLayer } from './by-layer.mjs'
import { elementFiles } from './elements.mjs'
import { clientModules } from './kit-client-modules.mjs'
import { shared } from './settings.mjs'
import { namesInDevelopment } from './without-names.mjs'
import { withoutSpaces } from './without-spaces.mjs'

/** The kit's own files with one of these endings, as paths in its folder. The elements are bundled. */
const kitFiles = (pattern) =>
  readdirSync('ui-kit', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file) && !/\.d\.ts$|^(dist|elements|node_modules)\//.test(file))

/**
 * The kit as its users import it. Each module stays a file of its own: a bundler takes only what is used, `'use client'`
 * is at the top of the modules that need it, and none brings another that it does not import.
 */
export function kit(outdir) {
  const { conditions, ...plain } = { ...shared, sourcemap: 'linked' }
  const [translations, modules] = partition(kitFiles(/\.tsx?$/), (file) => /^messages\/(?!en\/)\w+\//.test(file))
  const client = clientModules(modules)
  return [
    {
      ...plain,
      bundle: false,
      entryPoints: modules.map((file) => `ui-kit/${file}`),
      outbase: 'ui-kit',
      outdir,
      jsx: 'automatic',
      target: 'es2022',
      // For a browser, esbuild would decide here whether it is development.
      platform: 'neutral',
      plugins: [
        onLoad(/\.tsx?$/, (file, text) => {
          const loader = file.endsWith('x') ? 'tsx' : 'ts'
          const contents = namesInDevelopment(text).replace(/(\sfrom '\.[^']*)\.tsx?'/g, "$1.js'")
          return { contents: client.has(file) ? `'use client'; ${contents}` : contents, loader }
        }),
      ],
    },
    // Another language is asked for as a whole: one file each, also for a page without a bundler.
    {
      ...plain,
      entryPoints: translations.filter((file) => file.endsWith('/index.ts')).map((file) => `ui-kit/${file}`),
      outbase: 'ui-kit',
      outdir,
      platform: 'neutral',
    },
    // Single style sheets name what they need, so that what two of them need is loaded once. They are flat in one
    // folder: some bundlers know only one asterisk in the paths of `exports`.
    {
      ...plain,
      minify: true,
      bundle: false,
      entryPoints: kitFiles(/\.css$/)
        .filter((file) => !/^(styles|components)\.css$/.test(file))
        .map((file) => ({ in: `ui-kit/${file}`, out: flat(file).replace(/\.css$/, '') })),
      outdir,
      plugins: [
        onLoad(/\.css$/, (file, text) => ({
          contents: withoutSpaces(text).replace(
            /@import "([^"]+)"/g,
            (_, path) => `@import "${fromFlat(file, join(file, '..', path))}"`,
          ),
          loader: 'css',
        })),
      ],
    },
    // The whole style is one file, because a plain page links to it.
    {
      ...plain,
      minify: true,
      entryPoints: ['ui-kit/styles.css', 'ui-kit/components.css'],
      outdir,
      sourcemap: false,
      plugins: [byLayer],
    },
    ...elementFiles(outdir),
  ]
}

const partition = (all, isFirst) => [all.filter(isFirst), all.filter((one) => !isFirst(one))]

/** `button/button.css` is `button.css`; the files of `internal` keep their folder, because they are no entries. */
const flat = (file) => file.replace(/^(?!internal\/).*\//, '')

/** The path between two files that were made flat. */
const fromFlat = (file, imported) => relative(dirname(flat(file)), flat(imported)).replace(/^(?!\.)/, './')

const onLoad = (filter, change) => ({
  name: 'change',
  setup: (build) =>
    build.onLoad({ filter }, ({ path }) => change(relative('ui-kit', path), readFileSync(path, 'utf8'))),
})
