import * as z from 'zod'
import { act, failure, selection, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { deletedRecord, notRestored } from './deleted.ts'

export const allDeleted = { success: success({ data: z.array(deletedRecord) }) } satisfies Schema
/** All of the selection or, if one of them cannot be restored, none. */
export const restoreDeleted = {
  json: selection,
  success: success({ restored: z.int(), act: act() }),
  failure: failure({ refused: z.array(notRestored).min(1) }),
} satisfies Schema
export const eraseDeleted = { json: selection, success: success({ erased: z.int(), act: act() }) } satisfies Schema
