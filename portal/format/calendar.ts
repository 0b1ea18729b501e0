import { school } from '../state/school.ts'

/** The day that is so many days after today at the school, as YYYY-MM-DD. */
export function daysFromToday(days: number): string {
  const timeZone = school.value.region.timeZone || undefined
  const date = new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone })}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Today at the school, as YYYY-MM-DD. */
export const today = (): string => daysFromToday(0)

/** Makes a function that tells the calendar month of a moment in a time zone, as YYYY-MM. */
export function monthsIn(timeZone = 'UTC'): (moment: string) => string {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (moment) => days.format(new Date(moment)).slice(0, 7)
}
