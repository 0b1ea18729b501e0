import * as z from 'zod'
import { idParam, outcome, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import {
  codeConfirmation,
  ownAccount,
  ownSession,
  passwordAndCode,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  secondFactorSetup,
} from './account.ts'

export const account = { success: success({ account: ownAccount }) } satisfies Schema
export const deleteAccount = { json: passwordConfirmation, ...outcome({}) } satisfies Schema
export const changePassword = { json: passwordChange, ...outcome({ ended: z.int() }) } satisfies Schema
export const ownSessions = { success: success({ sessions: z.array(ownSession) }) } satisfies Schema
export const endOwnSession = { params: idParam, success: success({}) } satisfies Schema
export const endOtherSessions = { success: success({ ended: z.int() }) } satisfies Schema
export const beginSecondFactor = {
  json: passwordConfirmation,
  ...outcome({ setup: secondFactorSetup }),
} satisfies Schema
export const confirmSecondFactor = { json: codeConfirmation, ...outcome({ recoveryCodes }) } satisfies Schema
export const renewRecoveryCodes = { json: passwordAndCode, ...outcome({ recoveryCodes }) } satisfies Schema
export const removeSecondFactor = { json: passwordAndCode, ...outcome({}) } satisfies Schema
