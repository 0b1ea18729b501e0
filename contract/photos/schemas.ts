import * as z from 'zod'
import { idParam } from '../responses.ts'
import type { Schema } from '../schema.ts'

/** Every one of them takes the same. */
const image = {
  params: idParam,
  query: z.object({
    /** `thumb`: a 96 px square; `card`: at most 560 px; absent: at most 1,024 px. */
    size: z.enum(['thumb', 'card']).optional(),
    v: z.string().max(64).optional(),
  }),
  success: 'image',
} as const satisfies Schema

export const noticePhoto = image
export const studentPhoto = image
export const teacherPhoto = image
export const teacherIdCard = image
export const reportPhoto = image
