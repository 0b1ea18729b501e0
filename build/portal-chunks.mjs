import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'

/** A page in a page table: `lists('/users', titles.users, 'UserList', () => import('./pages/users/user-list.tsx'))`. */
const PAGE = /\b(?!moduleChunk)(\w+)(?:\.component)?\([^()]*\(\) =>\s*import\('(\.[^']+)'\)/g

const DYNAMIC_IMPORT = /\bimport\('(\.[^']+)'\)/g

/**
 * Makes the chunks of the portal.
 *
 * One chunk for each group of pages: the modules that the page tables import for `lists` become the module `chunk:lists`,
 * which exports all of their exports. Without this, each page would be a script of its own.
 *
 * The main chunk stays in one piece. With splitting, esbuild moves the modules that it shares with some chunk into files of
 * their own: 17 files instead of 2, and 4 kB (brotli) more. It does not do so when each chunk imports all of the main
 * chunk. So this plugin adds that import to every module that is imported dynamically.
 *
 * Modules that the other chunks share are joined into few files: see shared-chunks.mjs.
 * @param folder the sources of the portal
 * @param shared the sets of modules that become one file each; without them the shared files stay as esbuild makes them
 */
export const portalChunks = (folder, shared) => ({
  name: 'portal-chunks',
  setup(build) {
    const mainChunk = `import ${JSON.stringify(resolve(folder, 'main-chunk.ts'))}\n`
    const importsOf = (entry) =>
      mainChunk + shared.map(({ users }, index) => (users.has(entry) ? `import 'shared:${index}'\n` : '')).join('')
    build.onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice('shared:'.length), namespace: 'shared' }))
    build.onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
      contents: shared[path].modules.map((module) => `export * from ${JSON.stringify(module)}`).join('\n'),
      resolveDir: folder,
    }))
    let pages = new Map()
    let others = new Set()
    build.onStart(() => {
      pages = pagesIn(folder)
      others = dynamicImportsBelow(folder)
    })
    build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const chunk = kind === 'dynamic-import' && pages.get(resolve(resolveDir, path))
      return chunk ? { path: chunk, namespace: 'chunk' } : undefined
    })
    build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => {
      const modules = [...pages].filter(([, chunk]) => chunk === path).map(([module]) => module)
      const exported = modules.map((module) => `export * from ${JSON.stringify(module)}`)
      return { contents: importsOf(`chunk:${path}`) + exported.join('\n'), resolveDir: folder }
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (pages.has(path) || !others.has(path)) return undefined
      const contents = importsOf(relative('.', path)) + (await readFile(path, 'utf8'))
      return { contents, loader: extname(path).slice(1), resolveDir: dirname(path) }
    })
  },
})

/** The modules of pages, by their absolute paths, each with the name of its chunk. */
export function pagesIn(folder) {
  const rows = ['pages.tsx', 'staff-pages.tsx'].flatMap((table) => [
    ...readFileSync(join(folder, table), 'utf8').matchAll(PAGE),
  ])
  return new Map(rows.map(([, chunk, path]) => [resolve(folder, path), chunk]))
}

function dynamicImportsBelow(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DYNAMIC_IMPORT)].map(([, path]) => resolve(dirname(file), path)),
    ),
  )
}
