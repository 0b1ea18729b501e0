/** The server, its commands and the demo, bundled from the sources as the build does it, for tests that start them. */
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'

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

/**
 * Bundles the programs into a folder, inside the project, so that they can import from node_modules.
 * `splitting`: what a program imports while it runs is not compiled before. A start then takes 0.23 s of the processor,
 * and without it 0.28.
 */
export async function bundlePrograms(
  folder: string,
  entryPoints = [MAIN, ...COMMANDS],
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    // Each program looks for it beside itself.
    entryPoints: [...entryPoints, WORKER],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native'],
    // Not by its own name: a package in the bundle imports it too.
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
    },
    plugins,
  })
}

/** The bundle of a program in this folder. */
export const programIn = (folder: string, entry: string) => join(folder, `${basename(entry, '.ts')}.js`)
