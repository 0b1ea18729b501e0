/** The day of an ISO timestamp: the part before the T. */
export const dayOf = (timestamp: string): string => timestamp.split('T')[0] ?? timestamp

/** A timestamp as its reader's day and time, to the minute. */
export function momentOf(timestamp: string): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return timestamp
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
