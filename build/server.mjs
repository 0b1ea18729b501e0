import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { banner, define, out, packageJson, shared } from './settings.mjs'

const COMMANDS = ['admin', 'backup', 'check', 'move', 'new-key', 'restore', 'settings']
const PROGRAMS = {
  main: 'server/main.ts',
  demo: 'sample/demo.ts',
  ...Object.fromEntries(COMMANDS.map((name) => [name, `server/commands/${name}.ts`])),
}

/** How the programs of the server are bundled, also for tests (tools/programs.ts). */
export const programs = {
  ...shared,
  // Each program looks for the worker beside itself.
  entryPoints: { worker: 'server/worker.ts', ...PROGRAMS },
  platform: 'node',
  target: 'node24',
  // Modules that a program imports later are not in its bundle.
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  banner,
  // Packages with a compiled part stay in node_modules.
  external: ['sharp', '@node-rs/argon2', 'pg-native'],
}

/** The server and its commands. */
export const server = {
  ...programs,
  outdir: `${out}/server/programs`,
  define: { ...define, 'process.env.APP_VERSION': JSON.stringify(packageJson.version) },
}

/** Writes what starts each program: the version of Node is checked before an import of the program can fail. */
export async function writeStarters() {
  await mkdir(`${out}/server`, { recursive: true })
  await copyFile('build/node-version.mjs', `${out}/server/node-version.mjs`)
  for (const name of Object.keys(PROGRAMS)) {
    await writeFile(`${out}/server/${name}.js`, starter(name))
  }
}

/** Compiled code is kept for the next start, in the folder of the service (CacheDirectory= of systemd) or beside it. */
const starter = (name) => `import './node-version.mjs'
import module from 'node:module'
import { join } from 'node:path'

module.enableCompileCache(process.env.CACHE_DIRECTORY ?? join(import.meta.dirname, 'compiled'))
await import('./programs/${name}.js')
`
