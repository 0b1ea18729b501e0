import { plainFailure, success } from '../responses.ts'
import { codeRequired, credentials, loggedIn, registered, registration, signedIn } from './login.ts'

export const register = {
  json: registration,
  shownFaults: ['userId', 'answer', 'familyCode'],
  success: registered,
  failure: plainFailure,
}
export const login = { json: credentials, success: loggedIn, failure: codeRequired }
export const logout = { success: success({}) }
export const me = { success: signedIn, failure: plainFailure }
