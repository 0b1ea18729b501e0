import { signal } from '@preact/signals-react'
import type { Success } from '#contract/calls'
import * as auth from '../api/auth.ts'
import { forgetDrafts } from './drafts.ts'

/** The whole answer of the login, as the specification keeps it. */
export type Session = Success<'login'>

/** The stored login; null for a visitor. It is a courtesy to the screens: what counts is the server's cookie. */
export const session = signal<Session | null>(null)

const KEY = 'auth'

/** Takes up the login that an earlier visit left, and follows what other tabs of this browser do. */
export function restoreSession(): void {
  read()
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) read()
  })
  // A page that comes back out of the browser's cache may be older than a logout in another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read()
  })
}

/** Keeps a login, or with null forgets it. */
export function setSession(next: Session | null): void {
  session.value = next
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be switched off: the login then lasts as long as the page.
  }
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

function read(): void {
  const stored = parsed()
  if (JSON.stringify(stored) === JSON.stringify(session.value)) return
  session.value = stored
  // Whoever logs in in another tab finds nothing of the one before in this one.
  if (stored) forgetDrafts(stored.user._id)
}

/** What is stored, if it has the shape of a login: anybody may have written there. */
function parsed(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof stored?.user?._id === 'string' && typeof stored.user.role === 'number' ? stored : null
  } catch {
    return null
  }
}
