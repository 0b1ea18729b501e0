import * as z from 'zod'
import { anyText, text } from '../fields.ts'
import { idParam, photoSize } from '../responses.ts'

/** Every one of them takes the same. */
const image = {
  params: idParam,
  query: z.object({ size: photoSize(), v: anyText(64).optional() }),
  success: 'image',
} as const

export const noticePhoto = image
export const studentPhoto = image
export const teacherPhoto = image
export const teacherIdCard = image
export const reportPhoto = image
export const earlierReportPhoto = { ...image, params: idParam.extend({ report: text(128) }) }
