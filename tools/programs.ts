/** The server, its commands and the demo, bundled from the sources as the build does it, for tests that start them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const { programs } = await import(pathToFileURL(resolve('build/server.mjs')).href)

export const MAIN = 'server/main.ts'
export const ADMIN_COMMAND = 'server/commands/admin.ts'
export const BACKUP_COMMAND = 'server/commands/backup.ts'
export const RESTORE_COMMAND = 'server/commands/restore.ts'
export const CHECK_COMMAND = 'server/commands/check.ts'
export const MOVE_COMMAND = 'server/commands/move.ts'
export const NEW_KEY_COMMAND = 'server/commands/new-key.ts'
export const SETTINGS_COMMAND = 'server/commands/settings.ts'
export const DEMO = 'sample/demo.ts'
const WORKER = 'server/worker.ts'

const COMMANDS = [
  ADMIN_COMMAND,
  BACKUP_COMMAND,
  RESTORE_COMMAND,
  CHECK_COMMAND,
  MOVE_COMMAND,
  NEW_KEY_COMMAND,
  SETTINGS_COMMAND,
  DEMO,
]

/** Bundles the programs into a folder, inside the project, so that they can import from node_modules. */
export async function bundlePrograms(
  folder: string,
  entryPoints = [MAIN, ...COMMANDS],
  plugins: Plugin[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Below node_modules Node finds no type of a package, and reads each module twice to know it.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await build({ ...programs, entryPoints: [...entryPoints, WORKER], entryNames: '[name]', outdir: folder, plugins })
}

/** The bundle of a program in this folder. */
export const programIn = (folder: string, entry: string) => join(folder, `${basename(entry, '.ts')}.js`)
