import * as z from 'zod'
import { UNLIMITED } from '../choices.ts'
import { day, eachAsText, eachOptionalOnUpdate, optionalOnUpdate, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'

/** For what is no text; of a text, `day` says what is wrong. */
const NOT_A_DATE = 'must be text: empty, 1 or a day'

/** Sent empty or as 1: unlimited. Otherwise the last day on which the notice is shown. */
const validFor = z
  .union([z.literal(['', UNLIMITED]), day()], NOT_A_DATE)
  .default(UNLIMITED)
  .transform((value) => value || UNLIMITED)

const fields = { title: text(), description: text(limits.description), catagory: text() }

export const newNotice = z.object({ ...fields, date: validFor })
export const noticeChange = z.object({
  ...eachOptionalOnUpdate(fields),
  date: optionalOnUpdate(z.union([z.literal(UNLIMITED), day()], NOT_A_DATE)),
  version: readVersion(),
})

export const notice = z.strictObject({
  _id: id(),
  ...eachAsText(fields),
  /** '1' (unlimited) or YYYY-MM-DD */
  date: z.string(),
  /** Its last day is over at the school: only admins are shown it. Absent where it is not. Our addition. */
  expired: z.literal(true).optional(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** One notice as forms read it. */
export const noticeRecord = notice.extend({ version: version() })
