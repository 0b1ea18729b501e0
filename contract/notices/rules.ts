import type { MessageRef } from '../../messages/failure-text.ts'
import { UNLIMITED } from '../choices.ts'
import { messageRef } from '../failures.ts'
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
export function noticeFault(notice: Fields): { field: keyof Fields; why: MessageRef } | undefined {
  const { date, appearsOn, eventDay, eventLastDay, eventTime, eventEndTime, eventPlace, eventCancelled } = notice
  if (date !== UNLIMITED && appearsOn > date) return { field: 'appearsOn', why: messageRef('appearsAfterLastDay') }
  if (!eventDay && (eventLastDay || eventTime || eventEndTime || eventPlace || eventCancelled)) {
    return { field: 'eventDay', why: messageRef('eventNeedsDay') }
  }
  if (eventLastDay && eventLastDay < eventDay)
    return { field: 'eventLastDay', why: messageRef('eventEndsBeforeItBegins') }
  if (eventEndTime && !eventTime) return { field: 'eventTime', why: messageRef('eventNeedsTime') }
  const isOneDay = !eventLastDay || eventLastDay === eventDay
  if (eventEndTime && isOneDay && eventEndTime < eventTime) {
    return { field: 'eventEndTime', why: messageRef('eventEndsBeforeItBegins') }
  }
  if (notice.audience === 'classes' && !notice.classes)
    return { field: 'classes', why: messageRef('audienceNeedsClass') }
  return undefined
}
