import { everybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const register = endpoint('POST', '/auth/register', everybody)
export const login = endpoint('PUT', '/auth/login', everybody)
export const logout = endpoint('POST', '/auth/logout', everybody)
export const me = endpoint('GET', '/auth/me', everybody)
