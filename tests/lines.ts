/** Fails with the lines as its whole message: no difference to read, no stack of the test that gathered them. */
export function assertNone(lines: readonly string[]): void {
  if (lines.length === 0) return
  const error = new Error(lines.join('\n    '))
  error.stack = ''
  throw error
}
