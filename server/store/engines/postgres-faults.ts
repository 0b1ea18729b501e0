import { codeOf } from '../../errors.ts'

/**
 * Errors that pg throws without a code, with the SQLSTATE that fits. 08001: a connection could not be made; 08006: it was
 * lost; 53300: none was free.
 */
const WITHOUT_CODE: [message: RegExp, code: string][] = [
  [/^timeout exceeded when trying to connect/, '53300'],
  [/^Connection terminated due to connection timeout/, '08001'],
  [/^(Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed)/, '08006'],
]

/** Node's error codes for a connection that could not be made. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']
/** Node's error codes for a connection that was lost. */
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

/** True if the server is gone, is stopping, or may not write any more: then a new connection is needed. */
export const isServerGone = (error: unknown): boolean => /^(08|57P|25006)/.test(codeOf(error))
