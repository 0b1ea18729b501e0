/** The error codes (of Node, SQLite and PostgreSQL) that mean a fault of the disk, for the commands and for the API. */
import { commandLine } from './command-line.ts'
import { codeOf } from './errors.ts'

export type DiskFault = 'full' | 'read-only' | 'faulty' | 'damaged'

const FAULTS: [fault: DiskFault, codes: RegExp][] = [
  // SQLITE_IOERR_SHMSIZE: SQLite could not make the -shm file beside the database.
  ['full', /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/],
  ['read-only', /^(EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN)/],
  ['faulty', /^(EIO$|SQLITE_IOERR)/],
  // XX001 and XX002: PostgreSQL found a damaged table or index.
  ['damaged', /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/],
]

/** The fault of the disk that an error means; undefined for any other error. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  const code = codeOf(error)
  return FAULTS.find(([, codes]) => codes.test(code))?.[0]
}

const ADVICE: Record<DiskFault, string> = {
  full: 'the disk is full. Free some space, then try again',
  'read-only':
    'this user may not write there, or the disk is read-only. Let the user of the server write, then try again',
  faulty: `the disk has a fault. Look into the log of the system, and bring the last backup to another disk (${commandLine('restore')})`,
  damaged: `it is damaged. Keep a copy of it, and bring the last backup back: ${commandLine('restore')}, see docs/running.md`,
}

/**
 * The reason and the solution of an error, for a person at the command line.
 * @param otherwise the advice for an error that is no fault of the disk
 */
export function diskAdvice(error: unknown, otherwise: string): string {
  const fault = diskFaultOf(error)
  return `(${codeOf(error) || 'unknown fault'}): ${fault ? ADVICE[fault] : otherwise}.`
}
