/** The size of a bundle, minified and gzipped as servers do it, without React. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as buildStyle } from 'esbuild'
import { build, minify, type Rolldown } from 'vite'

/**
 * Bytes of a script or a style sheet, given as its text; its imports are resolved from `folder`. The condition `module` is
 * the default of bundlers.
 */
export async function gzipped(
  contents: string,
  loader: 'ts' | 'css',
  folder: string,
  conditions = ['module'],
): Promise<number> {
  const text = await (loader === 'ts' ? script : style)(contents, folder, conditions)
  return gzipSync(text, { level: 9 }).length
}

/**
 * Bundled by Vite, which writes one import of React, as if it were in the bundle. esbuild repeats the import for each
 * module: 0.3 kB more for four components, 2 kB for the whole kit.
 */
async function script(contents: string, folder: string, conditions: string[]): Promise<string> {
  const entry = join(folder, 'entry.ts')
  const [{ output }] = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  })) as [Rolldown.RolldownOutput]
  const { code } = await minify('entry.js', output[0].code, { module: true })
  return code
}

async function style(contents: string, folder: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await buildStyle({
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    conditions,
    stdin: { contents, loader: 'css', resolveDir: folder },
  })
  return outputFiles[0]?.text ?? ''
}
