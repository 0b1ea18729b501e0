/** Fails if there are lines, with only them as the message: no diff and no stack. */
export function assertNone(lines: readonly string[]): void {
  if (lines.length === 0) return
  const error = new Error(lines.join('\n    '))
  error.stack = ''
  throw error
}
