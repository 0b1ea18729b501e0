import { plainFailure, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { codeRequired, credentials, loggedIn, registered, registration, signedIn } from './login.ts'

export const register = { json: registration, success: registered, failure: plainFailure } satisfies Schema
export const login = { json: credentials, success: loggedIn, failure: codeRequired } satisfies Schema
export const logout = { success: success({}) } satisfies Schema
export const me = { success: signedIn, failure: plainFailure } satisfies Schema
