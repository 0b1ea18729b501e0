import { signal } from '@preact/signals-react'
import { LOCAL, OF_TAB } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { Success } from '#contract/operations'
import { request } from '../api/request.ts'
import { onDevice } from './device-storage.ts'

/** The whole response to the login, which the specification stores. */
export type Session = Success<'login'>

/** The stored session; null for a visitor. It only decides what is shown: the server checks its cookie. */
export const session = signal<Session | null>(null)

const KEY = LOCAL.session

/**
 * Restores the session of an earlier visit.
 * @param onElsewhere called when another tab logs in or out
 */
export function restoreSession(onElsewhere: (stored: Session | null) => void): void {
  session.value = readStored()
  if (!session.value) returnTo.value = readReturnTo()
  const compare = () => {
    const stored = readStored()
    if (JSON.stringify(stored) !== JSON.stringify(session.value)) onElsewhere(stored)
  }
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) compare()
  })
  // A page from the back/forward cache may be older than a logout in another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare()
  })
}

/** Sets and stores a session; null removes it. */
export function setSession(next: Session | null): void {
  session.value = next
  storeSession(next)
}

/** Stores a session, for the next document too; null removes it. */
export function storeSession(next: Session | null): void {
  onDevice((storage) => (next ? storage.setItem(KEY, JSON.stringify(next)) : storage.removeItem(KEY)))
}

/** Without a user id, everybody returns there. */
type ReturnTo = { userId?: string; url: string }

/**
 * User and page at the end of the session: after a login the same user returns there. While it is set, guards open the
 * login page instead of Home.
 */
export const returnTo = signal<ReturnTo | null>(null)

const RETURN_KEY = OF_TAB.returnTo

/** Sets and stores it for this tab; null removes it. Phones discard tabs, and people reload a login page. */
export function setReturnTo(next: ReturnTo | null): void {
  returnTo.value = next
  onDevice(() =>
    next ? sessionStorage.setItem(RETURN_KEY, JSON.stringify(next)) : sessionStorage.removeItem(RETURN_KEY),
  )
}

function readReturnTo(): ReturnTo | null {
  const stored = onDevice(() => JSON.parse(sessionStorage.getItem(RETURN_KEY) ?? 'null'))
  return typeof stored?.url === 'string' ? stored : null
}

const LOGOUT_KEY = LOCAL.logout

/** Whether a logout is not yet sent to the server. It is stored, so that a reload does not lose it. */
export const isLogoutPending = () => onDevice((storage) => storage.getItem(LOGOUT_KEY)) !== null

export function setLogoutPending(isPending: boolean): void {
  onDevice((storage) => (isPending ? storage.setItem(LOGOUT_KEY, '') : storage.removeItem(LOGOUT_KEY)))
}

/**
 * Compares the stored session with the server, whose user and role win.
 * @returns false if the server has no session
 */
export async function confirmSession(): Promise<boolean> {
  const stored = session.value
  if (!stored) return true
  const response = await request(endpoints.me, {})
  if (session.value !== stored) return true
  if (!response.success) return false
  if (JSON.stringify(response.user) !== JSON.stringify(stored.user)) setSession({ ...stored, user: response.user })
  return true
}

/** The stored session, if it has the right shape: anybody can write to localStorage. */
function readStored(): Session | null {
  const stored = onDevice((storage) => JSON.parse(storage.getItem(KEY) ?? 'null'))
  return typeof stored?.user?._id === 'string' && typeof stored.user.role === 'number' ? stored : null
}

/**
 * What the server asked staff to do at the login after they have an own password, or 'family' or 'plain' for a plain
 * user, who gets an explanation of the login; null: nothing, or postponed.
 */
export const toDo = signal<('secondFactor' | 'family' | 'plain')[] | null>(null)

/** What a person typed at the login whose password the school gave, until an own one replaces it; '': nothing. */
export const issuedPassword = signal('')

/** The key in sessionStorage for a login whose next page is another document, until that has shown it. */
export const SIGNED_IN = OF_TAB.signedIn

/** Whether the document before this one has logged somebody in. */
export const isSigningIn = () => onDevice(() => SIGNED_IN in sessionStorage)
