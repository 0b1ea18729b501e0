import { HttpError } from './http-error.ts'

/** Beginnings of SQLite's error codes that say: not now. All others are faults of ours. */
const REASONS: [code: string, retryAfter: number, message: string][] = [
  ['SQLITE_BUSY', 5, 'Another program holds the database. Nothing was changed: try again in a few seconds.'],
  ['SQLITE_FULL', 60, 'The disk of the server is full. Nothing was changed: tell the school, and try again later.'],
  [
    'SQLITE_READONLY',
    60,
    'The server may not write to its disk. Nothing was changed: tell the school, and try again later.',
  ],
  [
    'SQLITE_IOERR',
    60,
    'The disk of the server has a fault. Nothing was changed: tell the school, and try again later.',
  ],
  ['SQLITE_CANTOPEN', 60, 'The database cannot be opened. Nothing was changed: tell the school, and try again later.'],
]

/** The 503 for an error that says that the database cannot be used now; undefined for any other error. */
export function unavailable(error: unknown): HttpError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))
  if (!reason) return undefined
  const [, retryAfter, message] = reason
  return new HttpError(503, message, { retryAfter })
}
