import * as assert from 'uvu/assert'
import { eventTimes } from '#contract/notices/event-times'
import { test } from '../test.ts'

const CASES: [
  what: string,
  timeZone: string | undefined,
  event: Parameters<typeof eventTimes>[0],
  from: string,
  to?: string,
][] = [
  ['one day', 'Europe/Berlin', { day: '2026-03-29' }, '2026-03-29', '2026-03-29'],
  ['two days', 'Europe/Berlin', { day: '2026-03-29', lastDay: '2026-03-30' }, '2026-03-29', '2026-03-30'],
  [
    'from time to time',
    'Asia/Kathmandu',
    { day: '2026-03-29', time: '09:00', endTime: '10:15' },
    '2026-03-29T09:00:00+05:45',
    '2026-03-29T10:15:00+05:45',
  ],
  [
    'over the night in which the clock moves',
    'America/New_York',
    { day: '2026-03-07', lastDay: '2026-03-08', time: '20:00', endTime: '08:00' },
    '2026-03-07T20:00:00-05:00',
    '2026-03-08T08:00:00-04:00',
  ],
  [
    'a zone that is not known',
    undefined,
    { day: '2026-03-29', time: '08:15', endTime: '10:00' },
    '2026-03-29T08:15:00',
    '2026-03-29T10:00:00',
  ],
  [
    'several days in a zone that is not known',
    undefined,
    { day: '2026-03-29', lastDay: '2026-03-31', time: '08:15' },
    '2026-03-29T08:15:00',
    '2026-04-01T00:00:00',
  ],
  ['a time that is left out', 'Europe/Berlin', { day: '2026-03-29', time: '02:30' }, '2026-03-29T03:30:00+02:00'],
  [
    'a time that is left out, to one that is not later',
    'Europe/Berlin',
    { day: '2026-03-29', time: '02:30', endTime: '03:30' },
    '2026-03-29T03:30:00+02:00',
  ],
  ['a time that comes twice', 'Europe/Berlin', { day: '2026-10-25', time: '02:30' }, '2026-10-25T02:30:00+02:00'],
  [
    'half an hour that is left out',
    'Australia/Lord_Howe',
    { day: '2026-10-04', time: '02:10' },
    '2026-10-04T02:40:00+11:00',
  ],
  ['UTC', 'UTC', { day: '2026-10-25', time: '02:30' }, '2026-10-25T02:30:00+00:00'],
  [
    'several days, of which only the beginning is known',
    'Asia/Karachi',
    { day: '2026-12-30', lastDay: '2026-12-31', time: '09:00' },
    '2026-12-30T09:00:00+05:00',
    '2027-01-01T00:00:00+05:00',
  ],
]
for (const [what, timeZone, event, from, to] of CASES) {
  test(`when an event is: ${what}`, () => {
    assert.equal(eventTimes(event, timeZone), { from, ...(to && { to }) })
  })
}

test.run()
