/**
 * What pg says without a code of its own, with the code that SQL has for it (class 08: the connection).
 * 08001 could not be made, 08006 was lost, 53300 none was free.
 */
const WITHOUT_CODE: [message: RegExp, code: string][] = [
  [/^timeout exceeded when trying to connect/, '53300'],
  [/^Connection terminated due to connection timeout/, '08001'],
  [/^(Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed)/, '08006'],
]

/** Codes of Node for a connection that could not be made. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']
/** The same for one that broke. */
const BROKEN = ['ECONNRESET', 'EPIPE']

/** Gives an error of pg the SQLSTATE that says what kind it is. The error stays the same object, with its stack. */
export function withSqlState<T>(error: T): T {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  const state = NOT_REACHED.includes(String(code))
    ? '08001'
    : BROKEN.includes(String(code))
      ? '08006'
      : (code ?? WITHOUT_CODE.find(([message]) => message.test(error.message))?.[1])
  return state === undefined ? error : Object.assign(error, { code: state })
}

export const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** After such an error the server at the other end is gone, ends, or may not write any more: connect again. */
export const isServerGone = (error: unknown): boolean => /^(08|57P|25006)/.test(sqlStateOf(error))
