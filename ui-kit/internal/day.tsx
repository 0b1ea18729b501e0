'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { formatDay } from './format-day.ts'
import { useKit } from './kit-context.ts'

export interface DayProps extends Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> {
  /** A Date, an ISO timestamp or a day (YYYY-MM-DD). */
  date: string | Date
  /** Formats the date. A Date is passed as its ISO timestamp. */
  format?: (date: string) => string
}

/** The day of a date, in the language and time zone of the nearest KitProvider. Renders a `<time>`. */
export function Day({ date, format, lang, ...rest }: DayProps) {
  const { locale, timeZone } = useKit()
  const text = typeof date === 'string' ? date : isoText(date)
  return (
    <time {...rest} dateTime={text}>
      {format ? format(text) : formatDay(text, { locale: lang ?? locale, timeZone })}
    </time>
  )
}

/** `toISOString` throws for a Date that holds no date. */
const isoText = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString())
