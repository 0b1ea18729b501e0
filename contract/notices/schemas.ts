import * as z from 'zod'
import { UNLIMITED } from '../choices.ts'
import {
  anySingleLine,
  anyText,
  choice,
  clockTimeOr,
  dayOr,
  eachAsText,
  eachEmptyByDefault,
  eachOptional,
  eachOptionalOnUpdate,
  eventDayOr,
  optionalOnUpdate,
  optionalText,
  prose,
  singleLine,
  text,
  timestamp,
} from '../fields.ts'
import { formattedText } from '../formatted-text/schemas.ts'
import { limits } from '../limits.ts'
import {
  conflictFailure,
  failure,
  id,
  idParam,
  image,
  lang,
  optionalPhoto,
  photoVersion,
  readVersion,
  success,
  update,
  version,
} from '../responses.ts'
import { classListField } from '../school/class-field.ts'
import { AUDIENCES } from './audience.ts'
import { noticeFileLimits } from './files.ts'
import { translationsField, translationsOfNotice } from './translations-field.ts'

/** Sent empty or as 1: unlimited. Otherwise the last day on which the notice is shown. */
const validFor = dayOr(['', UNLIMITED])
  .default(UNLIMITED)
  .transform((value) => value || UNLIMITED)

const fields = { title: text(), description: prose(limits.description), catagory: text() }

/**
 * What a notice may have besides the fields of the specification. Each is a text, and '' is 'none': sent empty, it is
 * taken away; without it a change leaves the old one. Our additions.
 */
const additions = {
  /** The first day on which it is shown; before it only admins see it. */
  appearsOn: dayOr(['']),
  /** 'yes': before all notices that are not kept on top. */
  onTop: choice(['', 'yes']),
  /** The first and the last day of an event; without a last day it is one day. */
  eventDay: eventDayOr(['']),
  eventLastDay: eventDayOr(['']),
  /** When it begins and ends, as HH:MM on the clock of the school. */
  eventTime: clockTimeOr(['']),
  eventEndTime: clockTimeOr(['']),
  eventPlace: anySingleLine(),
  /** 'yes': it does not take place. */
  eventCancelled: choice(['', 'yes']),
  /** Who may read it. */
  audience: choice(AUDIENCES),
  /** Its texts in other languages of the school, as JSON. */
  translations: translationsField(),
}

const newNotice = z.object({
  ...fields,
  date: validFor,
  ...eachEmptyByDefault(additions),
  audience: additions.audience.default('everybody'),
  /** Of the audience 'classes'. */
  classes: classListField((list) => list.default('')),
})
const noticeChange = z.object({
  ...eachOptionalOnUpdate(fields),
  date: optionalOnUpdate(dayOr([UNLIMITED])),
  ...eachOptional(additions),
  /** Of the audience 'classes'. */
  classes: classListField((list) => list.optional()),
  version: readVersion(),
})

/** The fields of a notice that a person writes. */
export type NoticeField = Exclude<keyof typeof noticeChange.shape, 'version'>

/** An event, in the form of its fields above; what it does not have is absent. */
const event = z.strictObject({
  day: z.string(),
  lastDay: z.string().optional(),
  time: z.string().optional(),
  endTime: z.string().optional(),
  place: z.string().optional(),
  cancelled: z.literal(true).optional(),
})

/** A file of a notice, or of a page of the school. Our addition. */
export const noticeFileShape = z.strictObject({
  _id: id(),
  name: z.string(),
  /** What the notice calls it; '': its name. */
  label: z.string(),
  /** Its media type, by its bytes; see files.ts. */
  type: z.string(),
  size: z.int().nonnegative(),
  /** A fingerprint of the bytes: as `?v=` in its URL it lets a browser keep the file. */
  version: version(),
  /** A PDF in which no text can be selected or read aloud. */
  withoutText: z.literal(true).optional(),
})

const notice = z.strictObject({
  _id: id(),
  ...eachAsText(fields),
  /** '1' (unlimited) or YYYY-MM-DD */
  date: z.string(),
  /** Its last day is over at the school, so only admins see it. Absent if it is still valid. Our addition. */
  expired: z.literal(true).optional(),
  /** The first day on which everybody of its audience sees it. Absent if it has none. Our addition. */
  appearsOn: z.string().optional(),
  /** That day has not come yet, so only admins see it. Our addition. */
  planned: z.literal(true).optional(),
  /** When its readers could first see it, on the clock of the school; absent: `created_at`. Our addition. */
  publishedAt: z.iso.datetime({ offset: true }).optional(),
  /** Kept before the others. Our addition. */
  onTop: z.literal(true).optional(),
  /** When and where it takes place. Absent if it is no event. Our addition. */
  event: event.optional(),
  /** Who may read it; absent: everybody. Our addition. */
  audience: z.enum(AUDIENCES).exclude(['everybody']).optional(),
  /** Of the audience 'classes'. Our addition. */
  classes: z.array(z.string()).optional(),
  /** In the order in which they are shown; absent if it has none. Our addition. */
  files: z.array(noticeFileShape).optional(),
  /** The texts that are in the school's first language, since there are none in that of the request. Our addition. */
  inFirst: z.array(z.string()).optional(),
  /** The category in the school's first language, by which it is the same in every one; absent: `catagory`. Our addition. */
  catagoryInFirst: z.string().optional(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** `plain`: the first 300 characters of the description without its marks, where it has some. Our addition. */
const listedNotice = notice.extend({ plain: z.string().optional() })

/** One notice as forms read it. */
const noticeRecord = notice.extend({ version: version() })

/** `lang`: a language of the school, in which the texts are; by default its first. Our addition. */
const inLanguage = { query: z.object({ lang: lang() }) }

export const getNotice = { ...inLanguage, success: success({ notice: z.array(listedNotice) }) }
export const getSingleNotice = {
  params: idParam,
  ...inLanguage,
  /** `text`: the description as it is shown. `translations`: all texts in other languages, for admins. Our additions. */
  success: success({
    data: noticeRecord.extend({ text: formattedText(), translations: translationsOfNotice().optional() }),
  }),
}
/** Without `ifPast` a notice is also saved whose last day is over, as a client of the specification expects. */
const ifPast = choice(['ask', 'save']).default('save')
export const addNotice = {
  /** `mail`: whether it goes to those who asked for notices by mail, if it is for everybody. */
  query: z.object({ ifPast, mail: choice(['yes', 'no']).default('yes') }),
  form: newNotice,
  ...optionalPhoto,
  takesKey: true,
  success: success({ notice: noticeRecord }),
  /** `past`: the last day, which is over. */
  failure: failure({ past: z.string() }),
} as const
export const updateNotice = {
  ...update(noticeChange, { notice: noticeRecord }),
  /** `mail`: whether they get the change too. Those whose mail still waits get the new text in any case. */
  query: z.object({ ifPast, mail: choice(['yes', 'no']).default('no') }),
  ...optionalPhoto,
  failure: conflictFailure.partial({ version: true, conflicts: true }).extend({ past: z.string().optional() }),
}
export const deleteNotice = { params: idParam, success: success({ notice: noticeRecord }) }
export const noticePhoto = image

/** All files of the notice, as they are after the call. */
const filesAfter = { files: z.array(noticeFileShape) }

/** The body is the file. The same bytes sent to the same notice again are not added a second time. */
export const addNoticeFile = {
  params: idParam,
  query: z.object({ name: singleLine(255), label: optionalText() }),
  body: 'file',
  bodyBytes: noticeFileLimits.bytes,
  success: success({ file: noticeFileShape, ...filesAfter }),
} as const
export const changeNoticeFile = {
  params: idParam,
  json: z.object({
    label: anySingleLine().optional(),
    /** Its place among the files of the notice, from 0. */
    position: z
      .int()
      .min(0)
      .max(noticeFileLimits.files - 1)
      .optional(),
  }),
  success: success(filesAfter),
}
export const deleteNoticeFile = { params: idParam, success: success(filesAfter) }
/** `v`: its version. A part of the file is sent to who asks for one with Range. */
export const noticeFile = {
  params: idParam,
  query: z.object({ v: anyText(64).optional() }),
  success: 'document',
} as const
