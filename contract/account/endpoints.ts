import { plainUserOnly, signedIn, staffOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const account = endpoint('GET', '/auth/account', signedIn)
export const deleteAccount = endpoint('POST', '/auth/account/delete', plainUserOnly)
export const changePassword = endpoint('PUT', '/auth/password', signedIn)
export const ownSessions = endpoint('GET', '/auth/sessions', signedIn)
export const endOwnSession = endpoint('DELETE', '/auth/sessions/{id}', signedIn)
export const endOtherSessions = endpoint('POST', '/auth/sessions/endOthers', signedIn)
export const beginSecondFactor = endpoint('POST', '/auth/secondFactor/begin', staffOnly)
export const confirmSecondFactor = endpoint('POST', '/auth/secondFactor/confirm', staffOnly)
export const renewRecoveryCodes = endpoint('POST', '/auth/secondFactor/recoveryCodes', staffOnly)
export const removeSecondFactor = endpoint('POST', '/auth/secondFactor/remove', staffOnly)
