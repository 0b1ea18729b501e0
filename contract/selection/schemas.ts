import * as z from 'zod'
import { act, outcome, selection, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { classPromotion, newClass, promotionRequest } from './selection.ts'

const deletion = { json: selection, success: success({ deleted: z.int(), act: act() }) }

export const moveStudents = {
  json: selection.extend({ grade: newClass }),
  success: success({ moved: z.int(), act: act() }),
} satisfies Schema
export const deleteStudents = deletion satisfies Schema
export const deleteTeachers = deletion satisfies Schema
export const deleteNotices = deletion satisfies Schema
export const deleteUsers = deletion satisfies Schema
export const promotion = {
  success: success({ token: z.string(), classes: z.array(classPromotion) }),
} satisfies Schema
/** A failure if the classes have changed since the preview with this token. */
export const promote = {
  json: promotionRequest,
  ...outcome({ moved: z.int(), left: z.int(), stayed: z.int() }),
} satisfies Schema
