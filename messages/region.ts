/** How a school writes days, numbers and times, as far as it has decided. */
export type Region = {
  dateFormat?: 'day-month-year' | 'month-day-year' | 'year-month-day'
  /** Those of the language, where it has some, or 0 to 9. */
  digits?: Digits
}

export type Digits = 'latin' | 'language'
