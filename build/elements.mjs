// The kit as custom elements. They run on Preact: docs/decisions/0017-custom-elements.md says why.
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { transform } from 'esbuild'
import { shared } from './settings.mjs'

/** The file of each element, by the name of its built file: its tag without `kit-`. */
export const elementFiles = Object.fromEntries(
  globSync('ui-kit/*/*.element.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file.replace(/^.*\/(kit-)?([\w-]+)\.element\.ts$/, '$2'), file]),
)

/** The modules that are only a list of elements: `kit-elements` has all of them, `element:button` registers one. */
const lists = {
  name: 'lists-of-elements',
  setup(builder) {
    const files = Object.values(elementFiles)
    // The style sheets first, side by side: between two scripts they take 2.4 kB (gzip) more, since gzip finds no
    // repetitions over more than 32 kB.
    const sheets = files.map((file) => file.replace('.element.ts', '.css')).filter((file) => existsSync(file))
    const all = [
      ...['ui-kit/elements/elements.css', ...sheets].map((file) => `import './${file}'`),
      ...files.map((file, index) => `import { element as e${index} } from './${file}'`),
      `export const definitions = [${files.map((_, index) => `e${index}`)}]`,
    ].join('\n')
    const one = (name) =>
      `import { register } from './ui-kit/elements/definition.ts'
       import { element } from './${elementFiles[name]}'
       register([element])`
    builder.onResolve({ filter: /^(kit-elements$|element:)/ }, ({ path }) => ({ path, namespace: 'elements' }))
    builder.onLoad({ filter: /./, namespace: 'elements' }, ({ path }) => ({
      contents: path === 'kit-elements' ? all : one(path.slice('element:'.length)),
      resolveDir: '.',
    }))
  },
}

const IMPORT = /@import "([^"]+)";/g

/** A style sheet that a script imports adds its rules to those of all elements, after those of the sheets that it imports. */
const styles = {
  name: 'styles',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const { code } = await transform(text.replace(IMPORT, ''), { loader: 'css', minify: true })
      const name = relative('ui-kit', path).replaceAll('\\', '/')
      const imports = Array.from(text.matchAll(IMPORT), ([, other]) => `import '${other}'`)
      return {
        contents: [
          ...imports,
          `import { addStyles } from ${JSON.stringify(resolve('ui-kit/elements/style-sheets.ts'))}`,
          `addStyles(${JSON.stringify(name)}, ${JSON.stringify(code.trim())})`,
        ].join('\n'),
        resolveDir: dirname(path),
      }
    })
  },
}

/** All elements in one script, without registering them: for the tools of this repository. */
export const elements = {
  ...shared,
  jsx: 'automatic',
  target: ['es2022'],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    react: './ui-kit/elements/react.ts',
    'react-dom': './ui-kit/elements/portal.ts',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  entryPoints: { 'elements/define': 'ui-kit/elements/define.ts' },
  plugins: [lists, styles],
}

/**
 * The builds of the package: elements.js registers all elements, elements/define.js only defines them, and each element has
 * a file of its own, which registers it. Each of the first two is one file, so that a page waits for one request.
 */
export const elementBuilds = (outdir) => [
  { ...elements, outdir, entryPoints: { elements: 'ui-kit/elements/register.ts' } },
  { ...elements, outdir },
  {
    ...elements,
    outdir,
    entryPoints: Object.fromEntries(Object.keys(elementFiles).map((name) => [`elements/${name}`, `element:${name}`])),
    splitting: true,
    chunkNames: 'elements/shared/[name]-[hash]',
  },
]
