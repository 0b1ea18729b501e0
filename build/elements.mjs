// The kit as custom elements. They run on Preact: docs/decisions/0017-custom-elements.md says why.
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { transform } from 'esbuild'
import { isField, optionsOf } from './element-options.mjs'
import { elements as found } from './kit-entries.mjs'
import { shared } from './settings.mjs'

const importing = (names, file) => `import { ${names} } from ${JSON.stringify(`./${file}`)}\n`

/** Options as code: the types of props are constructors. */
const written = ({ props, ...options }) =>
  `{ ...${JSON.stringify(options)}, props: ${JSON.stringify(props).replaceAll(/:"(\w+)"/g, ':$1')} }`

/** The definition of an element: what the type of its props says, and what its `*.element.ts` adds. */
function definitionOf({ name, component, file, style, adapted }) {
  const parts = [written(optionsOf(component)), isField(component) && 'asField', adapted && 'options'].filter(Boolean)
  return [
    importing('defineElement', 'ui-kit/elements/define-element.ts'),
    importing('NumberOrString, TrueByDefault', 'ui-kit/elements/attributes.ts'),
    isField(component) ? importing('asField', 'ui-kit/elements/field-options.ts') : '',
    importing(component, file),
    adapted ? importing('options', adapted) : '',
    style ? `import './${style}'\n` : '',
    `export const element = defineElement('kit-${name}', ${component}, ${parts.join(', ')})`,
  ].join('')
}

/**
 * The definitions of all elements. The style sheets are first, side by side: between two scripts they take 2.4 kB (gzip)
 * more, since gzip finds no repetitions over more than 32 kB.
 */
const allDefinitions = () => `import './ui-kit/elements/elements.css'
  ${found.map(({ style }) => (style ? `import './${style}'` : '')).join('\n')}
  ${found.map(({ name }, index) => `import { element as element${index} } from 'element:${name}'`).join('\n')}
  export const definitions = [${found.map((_, index) => `element${index}`)}]`

const registrationOf = (name) => `import { register } from './ui-kit/elements/definition.ts'
  import { element } from 'element:${name}'
  register([element])`

/** The modules of the elements: `element:button` defines one, `register:button` registers it, `kit-elements` has all. */
const elementModules = {
  name: 'element-modules',
  setup(builder) {
    const load = (filter, contentsOf) => {
      builder.onResolve({ filter }, ({ path }) => ({ path, namespace: 'element' }))
      builder.onLoad({ filter, namespace: 'element' }, ({ path }) => ({
        contents: contentsOf(path.replace(/^\w+:/, '')),
        resolveDir: '.',
      }))
    }
    load(/^element:/, (name) => definitionOf(found.find((one) => one.name === name)))
    load(/^register:/, registrationOf)
    load(/^kit-elements$/, allDefinitions)
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
  plugins: [elementModules, styles],
}

/** What FormattedTextField loads when it is in a page: a file of its own beside those that elements share. */
const EDITING = 'elements/shared/editing'

/** Leaves the import of it as it is in a build of one file, as esbuild would write a file more for its own helpers. */
const editingApart = (folder) => ({
  name: 'editing-apart',
  setup(builder) {
    builder.onResolve({ filter: /\/editing\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${relative(folder, EDITING)}.js`, external: true } : undefined,
    )
  },
})

const oneFile = (folder) => ({ ...elements, plugins: [...elements.plugins, editingApart(folder)] })

/**
 * The builds of the package: elements.js registers all elements, elements/define.js only defines them, and each element has
 * a file of its own, which registers it. Each of the first two is one file, so that a page waits for one request.
 */
export const elementBuilds = (outdir) => [
  { ...oneFile('.'), outdir, entryPoints: { elements: 'ui-kit/elements/register.ts' } },
  { ...oneFile('elements'), outdir },
  {
    ...elements,
    outdir,
    entryPoints: {
      ...Object.fromEntries(found.map(({ name }) => [`elements/${name}`, `register:${name}`])),
      [EDITING]: 'ui-kit/formatted-text-field/editing.ts',
    },
    splitting: true,
    chunkNames: 'elements/shared/[name]-[hash]',
  },
]
