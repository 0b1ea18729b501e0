/** Stored times as people at the school read them: 2026-01-31 14:05. */
export function localTimes(timeZone: string): (time: string | number) => string {
  // sv-SE writes a time in this form.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (time) => format.format(new Date(time))
}
