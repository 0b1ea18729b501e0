import type { Sent } from '#contract/calls'
import { call, granted, listed } from './request.ts'

/** The signed-in person's own account. */
export const getAccount = async (signal?: AbortSignal) => granted(await call('account', { signal })).account

/** Ends the other sessions; the answer says how many. */
export const changePassword = (json: Sent<'changePassword', 'json'>) => call('changePassword', { json })

/** Last used first. */
export const getSessions = async (signal?: AbortSignal) =>
  listed(granted(await call('ownSessions', { signal })).sessions)

export const endSession = (id: string) => call('endOwnSession', { params: { id } })

export const endOtherSessions = () => call('endOtherSessions', {})

/** A secret for the authenticator app; it counts once `confirmSecondFactor` has had a code of it. */
export const beginSecondFactor = (json: Sent<'beginSecondFactor', 'json'>) => call('beginSecondFactor', { json })

export const confirmSecondFactor = (json: Sent<'confirmSecondFactor', 'json'>) => call('confirmSecondFactor', { json })

export const renewRecoveryCodes = (json: Sent<'renewRecoveryCodes', 'json'>) => call('renewRecoveryCodes', { json })

export const removeSecondFactor = (json: Sent<'removeSecondFactor', 'json'>) => call('removeSecondFactor', { json })

/** For plain users: the login and its sessions are gone. */
export const deleteAccount = (json: Sent<'deleteAccount', 'json'>) => call('deleteAccount', { json })
