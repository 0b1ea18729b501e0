import * as z from 'zod'
import { UNLIMITED } from '../choices.ts'
import { dayOr, eachAsText, eachOptionalOnUpdate, optionalOnUpdate, prose, text, timestamp } from '../fields.ts'
import { formattedText } from '../formatted-text/schemas.ts'
import { limits } from '../limits.ts'
import { id, idParam, image, optionalPhoto, photoVersion, readVersion, success, update, version } from '../responses.ts'

/** Sent empty or as 1: unlimited. Otherwise the last day on which the notice is shown. */
const validFor = dayOr(['', UNLIMITED])
  .default(UNLIMITED)
  .transform((value) => value || UNLIMITED)

const fields = { title: text(), description: prose(limits.description), catagory: text() }

const newNotice = z.object({ ...fields, date: validFor })
const noticeChange = z.object({
  ...eachOptionalOnUpdate(fields),
  date: optionalOnUpdate(dayOr([UNLIMITED])),
  version: readVersion(),
})

/** The fields of a notice that a person writes. */
export type NoticeField = Exclude<keyof typeof noticeChange.shape, 'version'>

const notice = z.strictObject({
  _id: id(),
  ...eachAsText(fields),
  /** '1' (unlimited) or YYYY-MM-DD */
  date: z.string(),
  /** Its last day is over at the school, so only admins see it. Absent if it is still valid. Our addition. */
  expired: z.literal(true).optional(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** `plain`: the first 300 characters of the description without its marks, where it has some. Our addition. */
const listedNotice = notice.extend({ plain: z.string().optional() })

/** One notice as forms read it. */
const noticeRecord = notice.extend({ version: version() })

export const getNotice = { success: success({ notice: z.array(listedNotice) }) }
export const getSingleNotice = {
  params: idParam,
  /** `text`: the description as it is shown. Our addition. */
  success: success({ data: noticeRecord.extend({ text: formattedText() }) }),
}
export const addNotice = {
  form: newNotice,
  ...optionalPhoto,
  takesKey: true,
  success: success({ notice: noticeRecord }),
} as const
export const updateNotice = { ...update(noticeChange, { notice: noticeRecord }), ...optionalPhoto }
export const deleteNotice = { params: idParam, success: success({ notice: noticeRecord }) }
export const noticePhoto = image
