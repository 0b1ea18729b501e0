/** The day of an ISO timestamp, in the reader's words; as it came where it is no timestamp. */
export function dayOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : date.toLocaleDateString('en', { dateStyle: 'long' })
}

/** A day with its time, to the minute. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime())
    ? timestamp
    : date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}
