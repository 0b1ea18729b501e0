import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { request } from './request.ts'

export const register = (json: RequestBody<'register', 'json'>) => request(endpoints.register, { json })

export const login = (json: RequestBody<'login', 'json'>) => request(endpoints.login, { json })

export const logout = () => request(endpoints.logout, {})

/** Who the server says is signed in; refused when nobody is. */
export const me = () => request(endpoints.me, {})
