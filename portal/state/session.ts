import { signal } from '@preact/signals-react'
import type { Success } from '#contract/operations'
import * as auth from '../api/auth.ts'
import { onDevice } from './device-storage.ts'

/** The whole answer of the login, as the specification keeps it. */
export type Session = Success<'login'>

/** The stored login; null for a visitor. It is a courtesy to the screens: what counts is the server's cookie. */
export const session = signal<Session | null>(null)

const KEY = 'auth'

/**
 * Takes up the login that an earlier visit left.
 * @param onElsewhere hears of what other tabs of this browser make of it
 */
export function restoreSession(onElsewhere: (stored: Session | null) => void): void {
  session.value = parsed()
  const look = () => {
    const stored = parsed()
    if (JSON.stringify(stored) !== JSON.stringify(session.value)) onElsewhere(stored)
  }
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) look()
  })
  // A page that comes back out of the browser's cache may be older than a logout in another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}

/** Keeps a login, or with null forgets it. */
export function setSession(next: Session | null): void {
  session.value = next
  onDevice((storage) => (next ? storage.setItem(KEY, JSON.stringify(next)) : storage.removeItem(KEY)))
}

/**
 * Who was at work where when the session ended: the same person comes back there. Until somebody logs in, a guarded page
 * leads to the login and not to Home.
 */
export const returnTo = signal<{ userId: string; url: string } | null>(null)

const OWED = 'logout'

/** Whether somebody logged out here without the server having heard of it; kept for the next page too. */
export const isLogoutPending = () => onDevice((storage) => storage.getItem(OWED)) !== null

export function setLogoutPending(owed: boolean): void {
  onDevice((storage) => (owed ? storage.setItem(OWED, '') : storage.removeItem(OWED)))
}

/**
 * Asks the server who is signed in, where a login is stored. Another user or role than stored: the server is right.
 * Gives back false when the server knows of nobody.
 */
export async function confirmSession(): Promise<boolean> {
  const stored = session.value
  if (!stored) return true
  const answer = await auth.me()
  if (session.value !== stored) return true
  if (!answer.success) return false
  if (JSON.stringify(answer.user) !== JSON.stringify(stored.user)) setSession({ ...stored, user: answer.user })
  return true
}

/** What is stored, if it has the shape of a login: anybody may have written there. */
function parsed(): Session | null {
  const kept = onDevice((storage) => JSON.parse(storage.getItem(KEY) ?? 'null'))
  return typeof kept?.user?._id === 'string' && typeof kept.user.role === 'number' ? kept : null
}
