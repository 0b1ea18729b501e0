import type { Sent } from '#contract/calls'
import { call } from './request.ts'

export const register = (json: Sent<'register', 'json'>) => call('register', { json })

export const login = (json: Sent<'login', 'json'>) => call('login', { json })

export const logout = () => call('logout', {})

/** Who the server says is signed in; refused when nobody is. */
export const me = () => call('me', {})
