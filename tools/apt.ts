/** Packages of Debian that tests need and a machine may lack. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process may install packages of Debian. */
export const mayInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

let last: Promise<void> = Promise.resolve()

/**
 * Installs packages of Debian, after those that this process installs already: apt refuses to run twice at once. Ignores
 * a failure, whose reason is shown: the caller checks what is there then.
 */
export function installPackages(...names: string[]): Promise<void> {
  last = last.then(async () => {
    await runShown('apt-get', ['update'])
    await runShown('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  })
  return last
}

/** Runs a command and shows its output. Ignores a failure. */
export function runShown(command: string, words: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, words, { stdio: 'inherit', env })
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done()
    })
    child.on('close', () => done())
  })
}
