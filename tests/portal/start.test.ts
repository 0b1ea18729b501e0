// own process

import * as assert from 'uvu/assert'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { test } from '../test.ts'
import { loginOf, requests, respond, runInAct } from './portal.tsx'

const { availability } = await import('../../portal/state/report-availability.ts')
const { students, studentsStatus } = await import('../../portal/state/students.ts')
const { vitals } = await import('../../portal/state/vitals.ts')

const root = document.body.appendChild(document.createElement('div'))
root.id = 'root'
// As the server writes it into each page.
const settings = document.body.appendChild(document.createElement('script'))
settings.id = 'school'
settings.type = 'application/json'
settings.textContent = JSON.stringify(publicSchool(defaultSettings))

// Disables the timer of the carousel, so that the test does not wait for it.
globalThis.matchMedia = ((media: string) => ({ media, matches: true })) as typeof matchMedia
// As in a browser: the frame is painted before the callbacks run.
const frames: FrameRequestCallback[] = []
globalThis.requestAnimationFrame = (callback) => frames.push(callback)
let idle: (() => void) | undefined
Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => (idle = callback) })

const count = (call: string) => requests.filter((one) => one.call === call).length

test('start.students, start.report, start.vitals: no request before the first paint, then each once', async () => {
  const stored = loginOf(1)
  localStorage.setItem('auth', JSON.stringify(stored))
  respond('me', stored)
  respond('isReportAvailable', { success: true, message: 'report is available for this user' })
  respond('getAllStudent', { success: true, message: '', students: [{ _id: 's1', name: 'Zara' }] })

  await runInAct(() => import('../../portal/main.ts'))
  assert.match(root.textContent ?? '', 'About us', 'the page stands')
  assert.match(root.textContent ?? '', 'Logout', 'the stored login is known before anything is asked')
  assert.equal([count('getAllStudent'), count('me'), count('isReportAvailable')], [0, 0, 0])

  await runInAct(() => {
    for (const frame of frames.splice(0)) frame(performance.now())
  })
  assert.equal([count('getAllStudent'), count('me'), count('isReportAvailable')], [1, 1, 1])
  assert.equal(requests.find(({ call }) => call === 'isReportAvailable')?.body, { studentId: 'login-1' })
  assert.is(availability.value, 'report is available for this user')
  assert.is(studentsStatus.value, 'ready')
  assert.is(students.value.length, 1)

  const question = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(question)
  assert.ok(question.defaultPrevented, 'no visitor is asked to install the portal')

  assert.ok(idle, 'the vitals wait until the page is idle')
  const sent: [string, Blob][] = []
  navigator.sendBeacon = (url, body) => {
    sent.push([String(url), body as Blob])
    return true
  }
  await runInAct(() => idle?.())
  vitals.value = [{ name: 'LCP', value: 812.5, rating: 'good' } as (typeof vitals.value)[number]]
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  assert.is(sent.length, 1, 'once per page life')
  assert.is(sent[0]?.[0], '/api/v1/vitals')
  assert.equal(JSON.parse((await sent[0]?.[1].text()) ?? ''), {
    page: location.pathname,
    metrics: [{ name: 'LCP', value: 812.5, rating: 'good' }],
  })
})

test.run()
