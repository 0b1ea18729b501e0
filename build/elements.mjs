import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, posix, relative, resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { grouped } from './by-layer.mjs'
import { shared } from './settings.mjs'
import { leaveOutNames, withoutNames } from './without-names.mjs'

const css = async (contents) => {
  const { outputFiles } = await build({
    ...shared,
    sourcemap: false,
    stdin: { contents, loader: 'css', resolveDir: 'ui-kit' },
    minify: true,
    write: false,
    metafile: false,
  })
  return grouped(outputFiles[0].text).trim()
}

/** The kit's styles as text: the tokens and page.css for the document, the other rules for the shadow roots. */
const styles = {
  name: 'kit-styles',
  setup(builder) {
    builder.onResolve({ filter: /^kit-styles$/ }, ({ path }) => ({ path, namespace: 'kit-styles' }))
    builder.onLoad({ filter: /./, namespace: 'kit-styles' }, async () => {
      const all = await readStyles()
      return {
        contents: Object.entries(all)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
          .join('\n'),
      }
    })
  },
}

/**
 * Styles that a shadow root does not need: the tokens, which are in the document; the layers and the guard, which are for
 * the rules of a page; and those of forms, which are not in a shadow root (ui-kit/elements/form-frame.tsx).
 */
const IN_THE_PAGE = /@layer .*;|@import "\.\/(tokens|guard|form\/form)\.css";/g

/** Rules for elements that a shadow root of the kit does not have. */
const OF_THE_PAGE =
  /html\[[^{]*\{[^}]*\}|:where\((html|html\[[^)]*\]|body|body,\[data-theme\]|code,kbd,samp,pre|iframe|(\.kit-skip-link|\.kit-no-print|:root:has)[^{]*)\)\{[^}]*\}/g

const withoutRulesOfThePage = (rules) => rules.replace(OF_THE_PAGE, '')

/** The rules of components. The order of the layers is said by the base styles, which are before them. */
const rulesOfComponents = (style) => withoutRulesOfThePage(style).replace(/^@layer [^{;]*;/, '')

async function readStyles() {
  const kit = await readFile('ui-kit/components.css', 'utf8')
  const [tokens, base, rules] = await Promise.all([
    css('@import "./tokens.css"; @import "./elements/page.css";'),
    css('@import "./base.css"; @import "./elements/elements.css";'),
    css(kit.replace(IN_THE_PAGE, '')),
  ])
  return { tokens, base: withoutRulesOfThePage(base), rules: rulesOfComponents(rules) }
}

/** The components run on Preact here: docs/decisions/0017-custom-elements.md says why. */
const alias = {
  react: './ui-kit/elements/react.ts',
  'react-dom': './ui-kit/elements/portal.ts',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

const options = {
  ...shared,
  jsx: 'automatic',
  target: ['es2022'],
  minifyIdentifiers: true,
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** All elements in one script that needs no other, without registering them: for the tools of this repository. */
export const elements = {
  ...options,
  alias,
  entryPoints: { 'elements/define': 'ui-kit/elements/define.ts' },
  plugins: [styles, withoutNames],
}

const SOURCES = 'ui-kit/elements'

/** What the files of some elements share, beside what all do. */
const SOME = ['shared-fields', 'shared-tables']

/**
 * The kit as custom elements: elements.js registers all of them, elements/define.js only defines them, and each element
 * has a file of its own, which registers it. All of them share elements/shared.js.
 */
export function elementFiles(outdir) {
  const scripts = singleElements()
  return [
    {
      ...options,
      alias,
      entryPoints: { 'elements/shared': 'ui-kit/elements/shared.ts' },
      outdir,
      plugins: [drawingsLater, styles, withoutNames],
    },
    {
      ...options,
      entryPoints: { elements: 'ui-kit/elements/register.ts' },
      outdir,
      plugins: [onShared('./elements/', ['shared']), drawingsLater, listed, styles, withoutNames],
    },
    {
      ...options,
      entryPoints: ['ui-kit/elements/define.ts'],
      outdir: `${outdir}/elements`,
      plugins: [onShared('./', ['shared']), drawingsLater, listed, styles, withoutNames],
    },
    {
      ...options,
      entryPoints: ['ui-kit/elements/drawings.ts'],
      outdir: `${outdir}/elements`,
      plugins: [onShared('./', ['shared']), withoutNames],
    },
    {
      ...options,
      entryPoints: SOME.map((name) => `ui-kit/elements/${name}.ts`),
      outdir: `${outdir}/elements`,
      plugins: [onShared('./', ['shared']), drawingsLater, withStyles, withoutNames],
    },
    {
      ...options,
      entryPoints: Object.fromEntries([...scripts.keys()].map((name) => [name, `element:${name}`])),
      outdir: `${outdir}/elements`,
      plugins: [onShared('./', ['shared', ...SOME]), drawingsLater, single(scripts), withStyles, withoutNames],
    },
  ]
}

/** The tables of the elements, each as its imports and its constants by their names. */
const readTables = () =>
  ['definitions', 'fields', 'tables'].map((file) => {
    const text = readFileSync(`ui-kit/elements/${file}.ts`, 'utf8')
    const [imports, ...constants] = text.split(/^(?=(?:export )?const \w+ = )/m)
    return { file, imports, constants: new Map(constants.map((each) => [/const (\w+)/.exec(each)[1], each])) }
  })

/**
 * The script of each element's own file, by its name without `kit-`: its row of the table, with what the row needs. The
 * other rows are left out here, because a bundler would keep them: it cannot know that making an element changes nothing.
 */
function singleElements() {
  const scripts = new Map()
  for (const { imports, constants } of readTables()) {
    const needed = (name, found = new Set()) => {
      if (found.has(name)) return found
      for (const [word] of constants.get(name).matchAll(/(?<!['\w])\w+\b(?!:)/g))
        if (constants.has(word) && word !== name) needed(word, found)
      return found.add(name)
    }
    for (const [constant, text] of constants) {
      const [, name] = /defineElement\('kit-([\w-]+)'/.exec(text) ?? []
      const rows = name && [...needed(constant)].map((each) => constants.get(each).replace(/^export /, ''))
      if (name)
        scripts.set(
          name,
          [imports, "import { register } from './definition.ts'", ...rows, `register([${constant}])`].join('\n'),
        )
    }
  }
  return scripts
}

/** The own files of elements. */
const single = (scripts) => ({
  name: 'single-element',
  setup(builder) {
    builder.onResolve({ filter: /^element:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'element' }))
    builder.onLoad({ filter: /./, namespace: 'element' }, ({ path }) => ({
      contents: scripts.get(path),
      loader: 'ts',
      resolveDir: 'ui-kit/elements',
    }))
  },
})

/** Takes what one of these files has from there, in place of a copy, with one import statement for each of them. */
const onShared = (folder, names) => {
  const nameOf = new Map()
  for (const name of names)
    for (const [, module] of readFileSync(`${SOURCES}/${name}.ts`, 'utf8').matchAll(/from '(\.[^']+)'/g))
      nameOf.set(resolve(SOURCES, module), name)
  return {
    name: 'on-shared',
    setup(builder) {
      builder.onResolve({ filter: /^react(-dom|\/jsx-runtime)?$|^\./ }, ({ path, resolveDir, namespace }) => {
        if (namespace === 'shared') return { path, external: true }
        const name = path.startsWith('react') ? 'shared' : nameOf.get(resolve(resolveDir, path))
        return name && { path: name, namespace: 'shared', sideEffects: false }
      })
      builder.onLoad({ filter: /./, namespace: 'shared' }, async ({ path: name }) => ({
        contents: `export { ${await exportsOf(name)} } from '${folder}${name}.js'`,
      }))
    },
  }
}

/** What a shared file exports. */
async function exportsOf(name) {
  const entry = `${SOURCES}/${name}.ts`
  const { metafile } = await build({
    ...options,
    alias,
    entryPoints: [entry],
    outdir: '.',
    write: false,
    plugins: [drawingsLater, styles],
  })
  return Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === entry).exports
}

/** Drawings are loaded when an element names one. */
const drawingsLater = {
  name: 'drawings-later',
  setup(builder) {
    const late = { path: resolve(`${SOURCES}/late-drawings.tsx`) }
    builder.onResolve({ filter: /\/drawings\.ts$/ }, () => ({ path: './drawings.js', external: true }))
    builder.onResolve({ filter: /\/(fallbacks|illustrations)\.tsx$/ }, ({ kind }) =>
      kind === 'import-statement' ? late : undefined,
    )
  },
}

/**
 * Makes a table an array of its elements: a constant for each, and a list of the constants, weigh 0.3 kB (gzip) more, an
 * object with all that a module exports 0.7.
 */
const listed = {
  name: 'listed',
  setup(builder) {
    const tables = new Map(readTables().map((table) => [table.file, table]))
    builder.onLoad({ filter: /elements[\\/](definitions|fields|tables)\.ts$/ }, ({ path }) => {
      const { imports, constants } = tables.get(basename(path, '.ts'))
      const rows = [...constants.values()]
      const own = rows.filter((row) => !row.startsWith('export'))
      const listed = rows
        .filter((row) => row.startsWith('export'))
        .map((row) => row.replace(/^export const \w+ = /, ''))
      // A line of its own for each comma: a row may end with a comment.
      return { contents: `${imports}${own.join('')}export const rows = [${listed.join('\n,')}\n]`, loader: 'ts' }
    })
    builder.onLoad({ filter: /elements[\\/]all\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return { contents: text.replace(/import \* as (\w+) from/g, 'import { rows as $1 } from'), loader: 'ts' }
    })
  },
}

/** Each component brings its style sheet, and a style sheet those that it imports. */
const withStyles = {
  name: 'with-styles',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]ui-kit[\\/][\w-]+[\\/][\w-]+\.tsx?$/ }, async ({ path }) => {
      const sheet = path.replace(/\.tsx?$/, '.css')
      if (!existsSync(sheet)) return
      const contents = `${leaveOutNames(await readFile(path, 'utf8'))}\nimport ${JSON.stringify(`style:${sheet}`)}`
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
    builder.onResolve({ filter: /^style:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'style' }))
    builder.onLoad({ filter: /./, namespace: 'style' }, async ({ path }) => {
      const text = (await readFile(path, 'utf8')).replace(IN_THE_PAGE, '')
      const imported = [...text.matchAll(/@import "([^"]+)";/g)].map(([, other]) => resolve(path, '..', other))
      const { code } = await transform(text.replace(/@import [^;]+;/g, ''), { loader: 'css', minify: true })
      const name = posix.normalize(relative('ui-kit', path).replaceAll('\\', '/')).replace(/\.css$/, '')
      return {
        contents: `${imported.map((other) => `import ${JSON.stringify(`style:${other}`)}`).join('\n')}
          import { addStyles } from './style-sheets.ts'
          addStyles(${JSON.stringify(name)}, ${JSON.stringify(rulesOfComponents(grouped(code).trim()))})`,
        resolveDir: 'ui-kit/elements',
      }
    })
  },
}
