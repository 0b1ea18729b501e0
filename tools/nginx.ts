/** The nginx that the test of docs/proxy.md runs: where it is found, and how it is installed when it is missing. */
import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './apt.ts'

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
  if (mayInstall()) {
    console.log('No nginx found: installing it. This is done once.')
    await installPackages('nginx')
  }
  const path = installed()
  if (!path) throw new Error('The test of docs/proxy.md needs nginx: install it with your system.')
  return path
}
