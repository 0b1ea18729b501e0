import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { environment } from './processes.ts'

const CACHE = 'node_modules/.cache'

/** Who imports what: the modules of ours that each test file imports, directly or by others, and those of each module. */
export type Imports = { ofTests: Map<string, Set<string>>; ofModules: Map<string, string[]> }

function importsOf({ inputs, outputs }: esbuild.Metafile): Imports {
  const withImports = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const one of outputs[path]?.imports ?? []) if (!one.external) withImports(one.path, seen)
    return seen
  }
  const entries = Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [{ path, entryPoint }] : [],
  )
  return {
    ofTests: new Map(
      entries.map(({ path, entryPoint }) => [
        entryPoint,
        new Set([...withImports(path)].flatMap((part) => Object.keys(outputs[part]?.inputs ?? {}))),
      ]),
    ),
    ofModules: new Map(
      Object.entries(inputs).map(([path, { imports }]) => [
        path,
        imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
      ]),
    ),
  }
}

/**
 * Bundles the test files and our modules that they import to JavaScript that Node loads quickly: a file of
 * tests/server starts 0.7 s faster, one of tests/browser 1.7 s, and there are a hundred. Packages are not bundled.
 * The bundles are removed when this process ends.
 *
 * @throws esbuild's error for invalid TypeScript and missing imports
 */
export async function bundleTests(paths: readonly string[]): Promise<Imports> {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Below node_modules Node finds no type of a package, and reads each module twice to know it.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>
  const { metafile } = await esbuild.build({
    entryPoints: ['tests/runner/files.ts', 'server/worker.ts', ...paths],
    outdir: folder,
    outbase: '.',
    bundle: true,
    // Modules that several files of one process share are loaded once.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    conditions: ['source'],
    external: Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => [name, `${name}/*`]),
    // For the places in errors (source-places.ts).
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  })
  environment.TEST_BUNDLE = folder
  return importsOf(metafile)
}
