import * as z from 'zod'
import { anyText, choice } from '../fields.ts'
import { idParam } from '../responses.ts'

/** Every one of them takes the same. */
const image = {
  params: idParam,
  query: z.object({
    /** `thumb`: a 96 px square; `card`: at most 560 px; absent: at most 1,024 px. */
    size: choice(['thumb', 'card']).optional(),
    v: anyText(64).optional(),
  }),
  success: 'image',
} as const

export const noticePhoto = image
export const studentPhoto = image
export const teacherPhoto = image
export const teacherIdCard = image
export const reportPhoto = image
