import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const MAIN = 'server/main.ts'
export const ADMIN_COMMAND = 'server/commands/admin.ts'

/** A program of the server as a process of its own, with what it prints. */
export function run(file: string, env: Record<string, string>, args: string[] = []) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', resolve(file), ...args],
    { env: { PATH: process.env.PATH, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const out = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => {
    out.stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    out.stderr += chunk
  })
  const ended = new Promise<number | null>((done) => child.on('close', (code) => done(code)))
  /** The address, once the server listens. */
  const listening = new Promise<string>((done, fail) => {
    child.stdout?.on('data', () => {
      // The block that begins with the address ends with an empty line.
      const address = /portal is at (http:\S+)\n/.exec(out.stdout)?.[1]
      if (address && out.stdout.endsWith('\n\n')) done(address)
    })
    ended.then((code) => fail(new Error(`ended with ${code}: ${out.stderr}`)))
  })
  // Who waits for the end alone does not want to hear of it twice.
  listening.catch(() => {})
  return { out, ended, listening, stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal) }
}
