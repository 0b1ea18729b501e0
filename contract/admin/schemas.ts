import * as z from 'zod'
import { passwordAndOwnCode } from '../account/account.ts'
import { codeRequired, listedUser } from '../auth/login.ts'
import { act, idParam, outcome, selection, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import {
  auditedRecord,
  auditLine,
  auditQuery,
  clockConfirmation,
  doubtedClock,
  hints,
  issuedLogin,
  lengths,
  pageQuery,
  secondFactorPolicy,
} from './admin.ts'
import { statistics as numbers } from './statistics.ts'

export const adminAll = { success: success({ length: lengths, hints, clock: doubtedClock }) } satisfies Schema
export const statistics = { success: success(numbers) } satisfies Schema
export const allUser = { success: success({ data: z.array(listedUser) }) } satisfies Schema
export const audit = {
  query: auditQuery,
  success: success({ data: z.array(auditLine), page: z.int(), pages: z.int(), total: z.int() }),
} satisfies Schema
export const auditRecords = {
  params: idParam,
  query: pageQuery,
  success: success({ data: z.array(auditedRecord), page: z.int(), pages: z.int(), total: z.int() }),
} satisfies Schema
export const endSessions = { params: idParam, success: success({ ended: z.int() }) } satisfies Schema
export const issuePassword = { params: idParam, ...outcome({ login: issuedLogin }) } satisfies Schema
export const issuePasswords = {
  json: selection,
  ...outcome({ logins: z.array(issuedLogin), act: act() }),
} satisfies Schema
export const resetSecondFactor = {
  params: idParam,
  json: passwordAndOwnCode,
  success: success({}),
  failure: codeRequired,
} satisfies Schema
export const requireSecondFactor = {
  json: secondFactorPolicy,
  success: success({}),
  failure: codeRequired,
} satisfies Schema
export const confirmClock = { json: clockConfirmation, ...outcome({}) } satisfies Schema
export const deleteUser = { params: idParam, success: success({}) } satisfies Schema
