import { UNLIMITED } from '../choices.ts'
import { coded } from '../failures/coded.ts'
import type { Coded } from '../failures/coded-text.ts'
import type { Audience } from './audience.ts'

type Fields = {
  date: string
  appearsOn: string
  eventDay: string
  eventLastDay: string
  eventTime: string
  eventEndTime: string
  eventPlace: string
  eventCancelled: string
  audience: Audience
  classes: string
}

/** What is wrong between the fields of a notice, each of which is right by itself; undefined: nothing. */
export function noticeFault(notice: Fields): { field: keyof Fields; why: Coded } | undefined {
  const { date, appearsOn, eventDay, eventLastDay, eventTime, eventEndTime, eventPlace, eventCancelled } = notice
  if (date !== UNLIMITED && appearsOn > date) return { field: 'appearsOn', why: coded('appearsAfterLastDay') }
  if (!eventDay && (eventLastDay || eventTime || eventEndTime || eventPlace || eventCancelled)) {
    return { field: 'eventDay', why: coded('eventNeedsDay') }
  }
  if (eventLastDay && eventLastDay < eventDay) return { field: 'eventLastDay', why: coded('eventEndsBeforeItBegins') }
  if (eventEndTime && !eventTime) return { field: 'eventTime', why: coded('eventNeedsTime') }
  const isOneDay = !eventLastDay || eventLastDay === eventDay
  if (eventEndTime && isOneDay && eventEndTime < eventTime) {
    return { field: 'eventEndTime', why: coded('eventEndsBeforeItBegins') }
  }
  if (notice.audience === 'classes' && !notice.classes) return { field: 'classes', why: coded('audienceNeedsClass') }
  return undefined
}
