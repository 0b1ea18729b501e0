import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'

/**
 * Keeps the portal's main chunk in one piece. With splitting, esbuild cuts out of it what one or another chunk shares
 * with it: 17 files instead of 2, and 4 kB (brotli) more. It does not where each chunk imports all of the main chunk,
 * so every module that is imported dynamically gets that import here.
 * @param folder the sources of the portal
 * @param file the module that imports what the main chunk is made of
 */
export const mainChunk = (folder, file) => ({
  name: 'main-chunk',
  setup(build) {
    let chunks = new Set()
    build.onStart(() => {
      chunks = dynamicImports(folder)
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!chunks.has(path)) return undefined
      const contents = `import ${JSON.stringify(resolve(file))}\n${await readFile(path, 'utf8')}`
      return { contents, loader: extname(path).slice(1), resolveDir: dirname(path) }
    })
  },
})

/** The modules that some file below the folder imports dynamically, by their absolute paths. */
function dynamicImports(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path]) =>
        resolve(dirname(file), path),
      ),
    ),
  )
}
