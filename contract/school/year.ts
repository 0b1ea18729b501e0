/** What school years are called. Only the server reads this: pages get the names. */

/**
 * The calendar year in which the school year of a day begins.
 * @param day as YYYY-MM-DD
 * @param begins the day on which school years begin, as MM-DD
 */
export const yearOfDay = (day: string, begins: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5, 10) < begins ? 1 : 0)

/** '2026/27'; of years that are calendar years '2026' */
export const yearName = (startsIn: number, begins: string): string =>
  begins === '01-01' ? String(startsIn) : `${startsIn}/${String((startsIn + 1) % 100).padStart(2, '0')}`
