import type { Context } from 'hono'
import { generateCookie, getCookie, setCookie } from 'hono/cookie'
import { type COOKIES, choiceDays, LANGUAGE_COOKIE, type Language } from '#contract'
import type { Settings } from '../settings.ts'
import { isSecure } from './client-ip.ts'

type Name = Exclude<(typeof COOKIES)[keyof typeof COOKIES], 'language' | 'theme'>

/** Under https a browser takes a cookie of this name only from this host, never from another one of the same domain. */
export const PREFIX = '__Host-'

/**
 * Under https only the cookie with the prefix: one without it may be from another host of the domain, or was read on the
 * way. When a school changes to https, everybody logs in once more.
 */
export const readCookie = (c: Context, settings: Settings, name: Name): string | undefined =>
  getCookie(c, isSecure(c, settings) ? PREFIX + name : name)

/**
 * Sets a cookie that scripts cannot read.
 * @param maxAge seconds; without it the browser removes the cookie when it is closed
 */
export function writeCookie(c: Context, settings: Settings, name: Name, value: string, maxAge?: number): void {
  const secure = isSecure(c, settings)
  // Under https a portal on another host needs the cookie in its calls, which only SameSite=None allows.
  const sameSite = secure && settings.allowedOrigins.length > 0 ? 'None' : 'Lax'
  const options = { path: '/', httpOnly: true, secure, sameSite } as const
  setCookie(c, secure ? PREFIX + name : name, value, { ...options, maxAge })
  // Removes the cookie from before the change to https.
  if (secure && getCookie(c, name) !== undefined) setCookie(c, name, '', { ...options, maxAge: 0 })
}

const CHOICE_SECONDS = choiceDays * 24 * 60 * 60

/** A cookie with the choice of a language, as `Set-Cookie` has it. It is no secret: scripts of the portal read it. */
export const chosenLanguage = (c: Context, settings: Settings, language: Language): string =>
  generateCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    maxAge: CHOICE_SECONDS,
    secure: isSecure(c, settings),
    sameSite: 'Lax',
  })

/** Makes the browser remove a cookie. */
export const deleteCookie = (c: Context, settings: Settings, name: Name): void => writeCookie(c, settings, name, '', 0)
