import * as z from 'zod'
import { idParam, success, update } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { newNotice, notice, noticeChange, noticeRecord } from './notice.ts'

export const getNotice = { success: success({ notice: z.array(notice) }) } satisfies Schema
export const getSingleNotice = { params: idParam, success: success({ data: noticeRecord }) } satisfies Schema
export const addNotice = {
  form: newNotice,
  files: { photo: 'optional' },
  success: success({ notice: noticeRecord }),
} satisfies Schema
export const updateNotice = {
  ...update(noticeChange, { notice: noticeRecord }),
  files: { photo: 'optional' },
} satisfies Schema
export const deleteNotice = { params: idParam, success: success({ notice: noticeRecord }) } satisfies Schema
