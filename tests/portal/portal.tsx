/** Renders the whole portal in a document, with a fake server that sends the responses of the test. Import it first. */

import { BASE_PATH, type EndpointName, type Role } from '#contract'
import * as endpoints from '#contract/endpoints'
import { defaultSettings } from '#contract/school/defaults'
import { publicSchool } from '#contract/school/public'
import { type SettingsChange, settingsWith } from '../../tools/school-settings.ts'
import { act, click, logged, render, settle, type View } from '../dom.ts'
import { everyTest } from '../test.ts'

/** A request to the fake server. */
export type FakeRequest = { call: EndpointName; path: string; query: string; body: unknown; savingKey: string | null }

type FakeResponse = { status?: number; body?: unknown; text?: string }
type Handler = (request: FakeRequest) => FakeResponse | Promise<FakeResponse>

const { App } = await import('../../portal/app.tsx')
const { fetchNeeds } = await import('../../portal/match-page.ts')
const { listeners } = await import('../../portal/api/request.ts')
const { startNavigation } = await import('../../portal/state/navigation.ts')
const { endSession } = await import('../../portal/state/auth-actions.ts')
const { setReturnTo, setSession } = await import('../../portal/state/session.ts')
const { forgetStudents, studentsChanged } = await import('../../portal/state/students.ts')
const { forgetAvailability } = await import('../../portal/state/report-availability.ts')
const { isOutdated, school } = await import('../../portal/state/school.ts')
const { interruptedDrafts } = await import('../../portal/state/drafts.ts')
const { TOAST_DELAY, toasts } = await import('../../portal/state/toasts.ts')
const { resolveLeaveQuestion, storeUnsaved } = await import('../../portal/state/unsaved.ts')

// The areas are loaded before the tests, so that no test waits for the compiler.
await Promise.all(['/account', '/admin/dashboard'].map(fetchNeeds))

startNavigation()
listeners.sessionEnd = endSession
listeners.studentsChanged = studentsChanged

// A toast after a navigation comes without its delay, which every test would wait for.
const { setTimeout } = globalThis
globalThis.setTimeout = ((run: () => void, after?: number) =>
  setTimeout(run, after === TOAST_DELAY ? 0 : after)) as typeof setTimeout

const handlers = new Map<EndpointName, Handler>()
let unanswered = 0

/** All requests since the test began. */
export const requests: FakeRequest[] = []

/** Sets the response of an endpoint until the test ends. */
export function respond(call: EndpointName, handler: Handler | object): void {
  handlers.set(call, typeof handler === 'function' ? (handler as Handler) : () => ({ body: handler }))
}

/** A request that fails, as with a stopped server. */
export const down: Handler = () => {
  throw new TypeError('fetch failed')
}

async function serve(method: string, url: string, body: unknown, savingKey: string | null = null): Promise<Response> {
  const [path = '', query = ''] = url.slice(BASE_PATH.length).split('?')
  const found = Object.entries(endpoints).find(([, endpoint]) => {
    const pattern = endpoint.path.replace(/\{\w+\}/g, '[^/]+')
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(path)
  })
  const call = found?.[0] as EndpointName | undefined
  if (!call) throw new Error(`The portal asked for ${method} ${url}, which is no call of the contract.`)
  const request = { call, path, query, body, savingKey }
  requests.push(request)
  unanswered += 1
  try {
    const { status = 200, body: json, text = JSON.stringify(json) } = await (handlers.get(call) ?? nothing)(request)
    return { status, text: async () => text } as Response
  } finally {
    unanswered -= 1
  }
}

const nothing: Handler = ({ call }) => {
  throw new Error(`The test says nothing about ${call}.`)
}

globalThis.fetch = (async (url: string, init: RequestInit = {}) =>
  serve(
    init.method ?? 'GET',
    url,
    init.body && JSON.parse(String(init.body)),
    new Headers(init.headers).get('Idempotency-Key'),
  )) as typeof fetch

/** The part of XMLHttpRequest that an upload uses. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  setRequestHeader() {}
  abort() {}
  #method = ''
  #url = ''
  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  async send(form: FormData) {
    try {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const response = await serve(this.#method, this.#url, Object.fromEntries(form))
      this.status = response.status
      this.responseText = await response.text()
      this.onload()
    } catch {
      this.onerror()
    }
  }
}
Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Upload, configurable: true })

/** The response to a login. */
export const loginOf = (role: Role, _id = `login-${role}`) => ({
  success: true as const,
  message: 'Login Successfully',
  user: { _id, userId: `user-${role}`, name: `Name ${role}`, role, ...(role === 1 && { studentUserId: 'student-1' }) },
})

/** Sets what the school decides, until the test ends. */
export const setSchool = (change: SettingsChange): void => {
  school.value = publicSchool(settingsWith(change))
}

/**
 * Opens a page of the portal.
 * @param role of the signed-in user; by default a visitor
 */
export async function openPage(path: string, role?: Role): Promise<View> {
  history.replaceState({ entry: 0 }, '', path)
  setSession(role === undefined ? null : loginOf(role))
  const view = render(<App />)
  await waitUntilIdle()
  return view
}

/** Waits until all responses and their toasts are there. A response that the test delays does not count. */
export async function waitUntilIdle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await settle(2)
    if (unanswered === 0) break
  }
  await settle(2)
}

/** Runs a function inside React's `act`, and waits for its effects. */
export async function runInAct(happens: () => unknown): Promise<void> {
  await act(async () => void (await happens()))
  await waitUntilIdle()
}

/** The texts of the toasts. */
export const toastTexts = () => toasts.list().map(({ message }) => message)

/**
 * The one element that matches the selector and, if given, has this text.
 * @throws Error if there is none, or more than one
 */
export function find<E extends HTMLElement = HTMLElement>(selector: string, text?: string): E {
  const all = [...document.querySelectorAll<E>(selector)].filter(
    (element) => text === undefined || element.textContent?.trim() === text,
  )
  if (all.length !== 1) {
    throw new Error(`${all.length} of ${selector} ${text ?? ''} in\n${document.querySelector('main')?.innerHTML}`)
  }
  return all[0] as E
}

/** Presses the submit button of the page's form. */
export async function submit(): Promise<void> {
  await click(find('main form button[type=submit]'))
  await waitUntilIdle()
}

/** The text of an element, with single spaces. */
export const textOf = (selector = 'main') => find(selector).textContent?.replace(/\s+/g, ' ').trim() ?? ''

everyTest.before(() => {
  school.value = publicSchool(defaultSettings)
  isOutdated.value = false
  // The home page loads the notices in every test that ends on it.
  respond('getNotice', { success: true, message: '', notice: [] })
  respond('getAllStudent', { success: true, message: '', students: [] })
  respond('statistics', {
    success: true,
    message: '',
    classes: [],
    conditions: [],
    months: [],
    formerDue: null,
    timeZone: 'UTC',
  })
  respond('earlierReports', { success: true, message: '', reports: [], student: {} })
  respond('guardians', { success: true, message: '', guardians: [], codes: [] })
  respond('isReportAvailable', { success: false, message: 'no report is added for u' })
})

everyTest.after(() => {
  handlers.clear()
  requests.length = 0
  toasts.clear()
  resolveLeaveQuestion(false)
  storeUnsaved()
  interruptedDrafts.value = new Map()
  setSession(null)
  setReturnTo(null)
  forgetStudents()
  forgetAvailability()
  localStorage.clear()
})

export { logged }
