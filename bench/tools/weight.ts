/** The size of a bundle, minified and gzipped as servers do it, without React. */
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** What React exports, of all its entries. */
const REACT_NAMES = new Set(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].flatMap((entry) =>
    Object.keys(createRequire(import.meta.url)(entry)),
  ),
)

/**
 * React is outside the bundle: one module that has its names and nothing else. As an `external` esbuild would import it
 * anew, under other names, in each module: 0.3 kB more for our four components, 2.2 kB for the whole kit. A kit that passes
 * all of React on as one object gets 0.4 kB more.
 */
const reactOutside: Plugin = {
  name: 'react-outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom)?($|\/)/ }, () => ({ path: 'react', namespace: 'outside', sideEffects: false }))
    onLoad({ filter: /./, namespace: 'outside' }, () => ({
      contents: `export let ${[...REACT_NAMES]}; export default {}`,
    }))
  },
}

/**
 * Bytes of a script or a style sheet, given as its text; its imports are resolved from `folder`. The condition `module` is
 * the default of bundlers.
 * @returns what is loaded at once, and what the script loads later, with `import()`
 */
export async function gzippedParts(
  contents: string,
  loader: 'ts' | 'css',
  folder: string,
  conditions = ['module'],
): Promise<{ atOnce: number; later: number }> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactOutside],
    conditions,
    stdin: { contents, loader, resolveDir: folder },
  })
  const parts = { atOnce: 0, later: 0 }
  for (const { path, contents } of outputFiles) {
    // What the later parts share with the first is a file of its own, which is loaded at once.
    const part = /(?:stdin|chunk-\w+)\.(?:js|css)$/.test(path) ? 'atOnce' : 'later'
    parts[part] += gzipSync(contents, { level: 9 }).length
  }
  return parts
}

/** What is loaded at once. */
export const gzipped = async (...source: Parameters<typeof gzippedParts>): Promise<number> =>
  (await gzippedParts(...source)).atOnce
