/** Faults of the disk that a school is on, for the programs and for the API: one list of codes, Node's and SQLite's. */

export type DiskFault = 'full' | 'read-only' | 'faulty' | 'damaged'

const FAULTS: [fault: DiskFault, codes: RegExp][] = [
  // SQLITE_IOERR_SHMSIZE: SQLite could not make the file beside the database that its readers share.
  ['full', /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/],
  ['read-only', /^(EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN)/],
  ['faulty', /^(EIO$|SQLITE_IOERR)/],
  // XX001 and XX002 are PostgreSQL's, of a table and of an index.
  ['damaged', /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/],
]

/** What is the matter with the disk, if an error says so. */
export function diskFaultOf(error: unknown): DiskFault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FAULTS.find(([, codes]) => codes.test(code))?.[0]
}

const ADVICE: Record<DiskFault, string> = {
  full: 'the disk is full. Free some space, then try again',
  'read-only':
    'this user may not write there, or the disk is read-only. Let the user of the server write, then try again',
  faulty:
    'the disk has a fault. Look into the log of the system, and bring the last backup to another disk (npm run restore)',
  damaged: 'it is damaged. Keep a copy of it, and bring the last backup back: npm run restore, see docs/running.md',
}

/**
 * Why something cannot be done and how to mend it, for a person at the command line.
 * @param otherwise what to say of an error that is no fault of the disk
 */
export function diskAdvice(error: unknown, otherwise: string): string {
  const { code = 'unknown fault' } = error as NodeJS.ErrnoException
  const fault = diskFaultOf(error)
  return `(${code}): ${fault ? ADVICE[fault] : otherwise}.`
}
