import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

const REACT = /^(react|react-dom|scheduler)(\/(jsx-runtime|client))?$/

/**
 * React is CommonJS, which is bundled as functions: a browser parses them once to step over them, and once more to call
 * them, and each use of a name reads it out of an object. As modules of the language they are parsed once, and weigh
 * 2 kB (brotli) less.
 * @param mode which of React's two forms: 'development' or 'production'
 */
export const reactAsModules = (mode) => ({
  name: 'react-as-modules',
  setup(build) {
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
    build.onLoad({ filter: /./, namespace: 'react' }, async (module) => {
      const path = resolve(module.path)
      const needed = []
      const code = (await readFile(path, 'utf8')).replace(/\brequire\("([a-z-]+)"\)/g, (_, name) => {
        needed.push(name)
        return `required${needed.length}`
      })
      const names = Object.keys(createRequire(path)(path))
      const contents = [
        ...needed.map((name, index) => `import required${index + 1} from '${name}'`),
        'const exports = {}',
        code,
        'export default exports',
        ...names.map(
          (name, index) => `const exported${index} = exports.${name}; export { exported${index} as ${name} }`,
        ),
      ].join('\n')
      return { contents, resolveDir: dirname(path) }
    })
  },
})
