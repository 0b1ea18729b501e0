import * as z from 'zod'
import { act, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { handedOutLogin, loginsRequest, portalAddress } from './login.ts'

export const logins = {
  json: loginsRequest,
  success: success({ logins: z.array(handedOutLogin), portal: portalAddress, act: act() }),
} satisfies Schema
