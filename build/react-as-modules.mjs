import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const REACT = /^(react|react-dom|scheduler)(\/(jsx-runtime|client))?$/

const ROUTER = /wouter\/src\/react-deps\.js$/
/**
 * The router reads this name of React as a text, for another bundler: with it, no export of React could be left out.
 */
const READ_AS_TEXT = '["useInsertion" + "Effect"]'

/**
 * React is CommonJS, which is bundled as functions: a browser parses them once to step over them, and once more to call
 * them, and each use of a name reads it out of an object. As modules of the language they are parsed once, and the
 * bundler leaves out what nobody imports.
 *
 * Measured: the first visit's script is 3.1 kB of 77.2 smaller (4 %, brotli); without it the budgets are not met.
 *
 * It rewrites the text of React and of the router, so package.json names one version of each, and the build fails where
 * the text is not the expected one.
 * @param mode which of React's two forms: 'development' or 'production'
 */
export const reactAsModules = (mode) => ({
  name: 'react-as-modules',
  setup(build) {
    // React DOM asks the scheduler for functions that only some of its builds have.
    build.initialOptions.logOverride = { 'import-is-undefined': 'silent' }
    build.onResolve({ filter: REACT }, async ({ path, resolveDir }) => {
      const folder = join(path.split('/')[0], 'package.json')
      const packageFile = createRequire(join(resolveDir, 'from.js')).resolve(folder)
      const file = join(dirname(packageFile), 'cjs', `${path.replace('/', '-')}.${mode}.js`)
      // Relative, because the names of the outputs depend on it: they are the same wherever the project is.
      return { path: relative('.', file), namespace: 'react' }
    })
    // React 19 has it itself; the router and the signals bring a replacement for older versions.
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, ({ kind, resolveDir }) =>
      build.resolve('react', { kind, resolveDir }),
    )
    let routerFound = false
    build.onLoad({ filter: ROUTER }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes(READ_AS_TEXT)) throw unexpected(path, `it has no ${READ_AS_TEXT}`)
      routerFound = true
      return { contents: text.replace(READ_AS_TEXT, '.useInsertionEffect') }
    })
    build.onEnd(({ errors }) => {
      if (errors.length === 0 && !routerFound) throw unexpected('wouter', 'it has no src/react-deps.js')
    })
    build.onLoad({ filter: /./, namespace: 'react' }, async (module) => {
      const path = resolve(module.path)
      const names = Object.keys(createRequire(path)(path))
      const contents = asModule(path, await readFile(path, 'utf8'), names, mode)
      return { contents, resolveDir: dirname(path) }
    })
  },
})

/** A CommonJS file of React as a module with the exports `names`. */
function asModule(path, text, names, mode) {
  const imports = []
  const code = text.replace(/\b(\w+) = require\("([a-z-]+)"\)/g, (_, variable, name) => {
    // A variable that holds a module needs all its exports; an import with the name does not. In development, React
    // assigns to such a variable again.
    const local = mode === 'production' ? variable : `required${imports.length}`
    imports.push(`import * as ${local} from '${name}'`)
    return local === variable ? `${variable}Required = true` : `${variable} = ${local}`
  })
  const [left] = /\brequire\(.*?\)|\bmodule\.exports\b/.exec(code) ?? []
  if (left) throw unexpected(path, `it has ${left}`)
  const missing = names.find((name) => !new RegExp(`\\bexports\\.${name} =`).test(code))
  if (missing) throw unexpected(path, `it exports ${missing} in another way than exports.${missing} = …`)
  // An export that is set once, at the top level, becomes a constant, which can be left out. The others stay in an object.
  const constants = names.filter(
    (name) => code.split(`exports.${name}`).length === 2 && code.includes(`\nexports.${name} =`),
  )
  return [
    ...imports,
    'const exports = {}',
    code.replace(/^exports\.(\w+) =/gm, (set, name) => (constants.includes(name) ? `const exported_${name} =` : set)),
    ...names.filter((name) => !constants.includes(name)).map((name) => `const exported_${name} = exports.${name}`),
    `export default { ${names.map((name) => `${name}: exported_${name}`)} }`,
    ...names.map((name) => `export { exported_${name} as ${name} }`),
  ].join('\n')
}

const unexpected = (file, what) =>
  new Error(
    `${file} is not in the form that build/react-as-modules.mjs rewrites: ${what}. The portal could fail or grow. Install the versions of package.json with npm ci. To take another version, change the plugin to fit its text.`,
  )
