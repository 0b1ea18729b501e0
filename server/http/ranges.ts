/** A part of a body: its first and its last byte, from 0. */
export type Range = { first: number; last: number }

/**
 * The part that a request asks for. Of several parts, and of what cannot be read, the whole is sent, as RFC 9110 allows.
 * @returns undefined: the whole; 'none': there is no such part
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  // '-500' is the last 500 bytes.
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return first <= last ? { first, last } : 'none'
}
