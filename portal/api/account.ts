import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { assertList, assertSuccess, request } from './request.ts'

/** The account of the signed-in user. */
export const getAccount = async (signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.account, { signal })).account

/** Ends the user's other sessions; the response says how many. */
export const changePassword = (json: RequestBody<'changePassword', 'json'>) =>
  request(endpoints.changePassword, { json })

/** Last used first. */
export const getSessions = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.ownSessions, { signal })).sessions)

export const endSession = (id: string) => request(endpoints.endOwnSession, { params: { id } })

export const endOtherSessions = () => request(endpoints.endOtherSessions, {})

/** Creates a secret for the authenticator app. It takes effect when `confirmSecondFactor` gets a code of it. */
export const beginSecondFactor = (json: RequestBody<'beginSecondFactor', 'json'>) =>
  request(endpoints.beginSecondFactor, { json })

export const confirmSecondFactor = (json: RequestBody<'confirmSecondFactor', 'json'>) =>
  request(endpoints.confirmSecondFactor, { json })

export const renewRecoveryCodes = (json: RequestBody<'renewRecoveryCodes', 'json'>) =>
  request(endpoints.renewRecoveryCodes, { json })

export const removeSecondFactor = (json: RequestBody<'removeSecondFactor', 'json'>) =>
  request(endpoints.removeSecondFactor, { json })

/** Only for plain users. Deletes the login and its sessions. */
export const deleteAccount = (json: RequestBody<'deleteAccount', 'json'>) => request(endpoints.deleteAccount, { json })
