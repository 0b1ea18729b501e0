/** Whose the files of a data folder are. Windows has no such owners: nothing here does anything there. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { codeOf, SetupError } from '../errors.ts'

/**
 * Goes on as the owner of the data folder where root has started the program: a file that root leaves there stops the
 * server, which runs as the owner.
 * @throws SetupError where root has no right to, as in a container without capabilities
 */
export function becomeOwner(dataDir: string): void {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return
  try {
    process.setgroups?.([gid])
    process.setgid?.(gid)
    process.setuid?.(uid)
  } catch (error) {
    throw new SetupError(
      `${dataDir} belongs to ${nameOf(uid)}, and root may not become that user here (${codeOf(error)}): start the program as ${nameOf(uid)}.`,
    )
  }
}

/** Whether a file is there that this process may not read and write. */
export function isRefused(path: string, mode = constants.R_OK | constants.W_OK): boolean {
  try {
    accessSync(path, mode)
    return false
  } catch (error) {
    return codeOf(error) === 'EACCES'
  }
}

/** Whose a file or folder is, and the command that gives it to the user of this program; '' where that is known to be fine. */
export function ownerNote(path: string): string {
  const user = process.getuid?.()
  if (user === undefined || !isRefused(path)) return ''
  const { uid } = statSync(path)
  const mend = uid === user ? `chmod -R u+rwX ${path}` : `chown -R ${nameOf(user)} ${path}`
  return ` It belongs to ${nameOf(uid)}, and this program runs as ${nameOf(user)}. If that is the user of the server, run as root: ${mend}`
}

/** The name of a user, or the number where nobody has it. */
function nameOf(uid: number): string {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  return users.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? String(uid)
}
