import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { request } from './request.ts'

export const register = (json: RequestBody<'register', 'json'>) => request(endpoints.register, { json })

export const login = (json: RequestBody<'login', 'json'>) => request(endpoints.login, { json })

export const logout = () => request(endpoints.logout, {})

/** The user whose session the server knows; a failure if there is none. */
export const me = () => request(endpoints.me, {})
