/** The names of SQLite's result codes: https://sqlite.org/rescode.html. An extended code is the kind plus 256 times its number. */
const KINDS: Record<number, [kind: string, extended?: string]> = {
  1: ['ERROR'],
  4: ['ABORT'],
  5: ['BUSY', 'RECOVERY SNAPSHOT TIMEOUT'],
  6: ['LOCKED', 'SHAREDCACHE VTAB'],
  7: ['NOMEM'],
  8: ['READONLY', 'RECOVERY CANTLOCK ROLLBACK DBMOVED CANTINIT DIRECTORY'],
  9: ['INTERRUPT'],
  10: [
    'IOERR',
    'READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS CHECKRESERVEDLOCK ' +
      'LOCK CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH CONVPATH VNODE AUTH ' +
      'BEGIN_ATOMIC COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE',
  ],
  11: ['CORRUPT', 'VTAB SEQUENCE INDEX'],
  13: ['FULL'],
  14: ['CANTOPEN', 'NOTEMPDIR ISDIR FULLPATH CONVPATH DIRTYWAL SYMLINK'],
  15: ['PROTOCOL'],
  17: ['SCHEMA'],
  18: ['TOOBIG'],
  19: [
    'CONSTRAINT',
    'CHECK COMMITHOOK FOREIGNKEY FUNCTION NOTNULL PRIMARYKEY TRIGGER UNIQUE VTAB ROWID PINNED DATATYPE',
  ],
  20: ['MISMATCH'],
  21: ['MISUSE'],
  26: ['NOTADB'],
}

/** The name of a result code as SQLite's documents write it, such as SQLITE_IOERR_WRITE for 778. */
export function sqliteCode(code: number): string {
  const [kind = 'ERROR', extended = ''] = KINDS[code % 256] ?? []
  const detail = extended.split(' ')[Math.floor(code / 256) - 1]
  return ['SQLITE', kind, detail].filter(Boolean).join('_')
}
