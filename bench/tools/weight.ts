/** The size of a bundle, minified and gzipped as servers do it, without React. */
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  external: ['react', 'react-dom'],
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
}

/**
 * Bytes of a script or a style sheet, given as its text; what it imports is found from `folder`. The condition `module`
 * is what bundlers look for when nobody tells them another.
 */
export async function gzipped(
  contents: string,
  loader: 'ts' | 'css',
  folder: string,
  conditions = ['module'],
): Promise<number> {
  const { outputFiles } = await build({ ...shared, conditions, stdin: { contents, loader, resolveDir: folder } })
  return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length
}
