/** The nginx that the test of docs/proxy.md runs: where it is found, and how it is installed when it is missing. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

const installed = () => PATHS.find((path) => existsSync(path))

/**
 * The path of an installed nginx. Installs it on Debian.
 *
 * @throws Error that says what to do, if it cannot be installed
 */
export async function nginxPath(): Promise<string> {
  const found = installed()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No nginx found: installing it. This is done once.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await apt(['update'], env)
    await apt(['install', '-y', '--no-install-recommends', 'nginx'], env)
  }
  const path = installed()
  if (!path) throw new Error('The test of docs/proxy.md needs nginx: install it with your system.')
  return path
}

const apt = (words: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)('apt-get', words, { env }).catch(({ message }) => console.error(message))
