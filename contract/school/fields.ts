import * as z from 'zod'
import type { Listed } from '../../messages/en/failures/fields.ts'
import { fault } from '../failures/server-messages.ts'
import {
  anyProse,
  anySingleLine,
  asWritten,
  choice,
  composedText,
  dayOr,
  phone,
  prose,
  singleLine,
  text,
  visible,
} from '../fields.ts'
import { formattedText } from '../formatted-text/schemas.ts'
import { LANGUAGE_TAGS, type Language } from '../languages.ts'
import { isMailAddress } from '../mail-address.ts'
import { forbiddenHref, isAllowedHref } from './allowed-links.ts'
import { CERTIFICATE_VALUES, unknownValue } from './certificate.ts'
import { classKey } from './class-names.ts'
import { schoolLimits as most } from './limits.ts'
import {
  BOX_ICONS,
  DATE_FORMATS,
  DIGITS,
  DRAWINGS,
  type PublicSchool,
  SAMPLE_PARTS,
  type SamplePart,
  type SchoolSettings,
} from './settings.ts'
import { textsIn, translationOf } from './translations.ts'

/** Refuses links that lead elsewhere, such as to a script. */
const withLinks = (field: z.ZodString) =>
  field.refine((value) => forbiddenHref(value) === undefined, {
    error: ({ input }) => fault('linkLeadsTo', { href: forbiddenHref(String(input))?.slice(0, 40) ?? '' }),
  })
const linked = () => withLinks(prose(most.paragraph))
const anyLinked = () => withLinks(anyProse(most.paragraph))

/** '': no link. */
const href = () => anySingleLine().refine((value) => value === '' || isAllowedHref(value), fault('linkForbidden'))

const list = <T extends z.ZodType>(entry: T, longest: number, what: Listed) =>
  z.array(entry, fault('wrongKind', { kind: 'array' })).max(longest, fault('tooManyListed', { most: longest, what }))

type InOthers<Texts extends Record<string, z.ZodType>> = {
  [Name in keyof Texts & string as `${Name}@${Language}`]: z.ZodOptional<Texts[Name]>
}

/** Texts in every language that a school can offer: none is required, since the one in the first language is shown then. */
const inOthers = <Texts extends Record<string, z.ZodType>>(texts: Texts) =>
  Object.fromEntries(
    LANGUAGE_TAGS.flatMap((language) =>
      Object.entries(texts).map(([name, field]) => [translationOf(name, language), field.optional()]),
    ),
  ) as InOthers<Texts>

const PICTURE = /^[0-9a-f]{16}$/
const pictureId = () => text().regex(PICTURE, fault('notPicture'))
const isDrawing = (value: string) => DRAWINGS.some((drawing) => drawing === value)
const slidePicture = () =>
  text().refine(
    (value) => PICTURE.test(value) || isDrawing(value),
    fault('notPictureOrDrawing', { drawings: DRAWINGS }),
  )

const A_YEAR = fault('notYear')
const identity = z.object({
  name: singleLine(most.name),
  shortName: anySingleLine(most.shortName),
  motto: singleLine(most.motto),
  line: anySingleLine(most.line),
  ...inOthers({
    name: anySingleLine(most.name),
    shortName: anySingleLine(most.shortName),
    motto: anySingleLine(most.motto),
    line: anySingleLine(most.line),
  }),
  founded: z.int(A_YEAR).min(1000, A_YEAR).max(2999, A_YEAR).nullable(),
  logo: pictureId().nullable(),
})

const degrees = (axis: 'latitude' | 'longitude', range: number) => {
  const error = fault('notDegrees', { axis, most: range })
  return z.number(error).min(-range, error).max(range, error)
}
const position = z
  .object({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, fault('positionInSea'))

const address = () => list(singleLine(most.line), most.addressLines, 'lines')
const contact = z.object({
  address: address(),
  ...inOthers({ address: address(), hours: anySingleLine(most.line) }),
  position: position.nullable(),
  phones: list(phone(), most.phones, 'numbers'),
  email: anySingleLine().refine((value) => value === '' || isMailAddress(value), fault('notMailAddress')),
  hours: anySingleLine(most.line),
})

const region = z.object({
  timeZone: anySingleLine().refine((value) => value === '' || isTimeZone(value), fault('notTimeZone')),
  currency: anySingleLine().refine(
    (value) => value === '' || Intl.supportedValuesOf('currency').includes(value),
    fault('notCurrency'),
  ),
  firstWeekday: z.int(fault('notWeekday')).min(0).max(6),
  dateFormat: choice(DATE_FORMATS),
  digits: choice(DIGITS),
  yearBegins: text().refine((value) => isDayOfYear(value), fault('notDayOfYear')),
})

/** A language may be named twice: a choice of another first one leaves the others as they are. See `offeredLanguages`. */
const languages = z.object({
  first: choice(LANGUAGE_TAGS),
  others: list(choice(LANGUAGE_TAGS), LANGUAGE_TAGS.length, 'languages'),
})

/** 29 February is none: most years do not have it. */
const isDayOfYear = (value: string) => z.iso.date().safeParse(`2023-${value}`).success

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Words with a meaning where a class is expected: in a move, and in the URLs of lists and papers. */
const RESERVED = new Map([
  ['left', fault('classNamedLeft')],
  ['all', fault('classNamedAll')],
])

export const className = () =>
  visible(asWritten(most.className))
    .min(1, fault('classWithoutName'))
    // A name is a part of a URL, where '.' and '..' would be another one.
    .refine((name) => /[\p{L}\p{N}]/u.test(name), fault('classWithoutLetter'))
    .refine((name) => !RESERVED.has(classKey(name)), { error: ({ input }) => RESERVED.get(classKey(String(input))) })

/** Refuses an entry that is there twice, at the second one. */
const noneTwice = ({ value, issues }: z.core.ParsePayload<string[]>) => {
  const names = value.map(classKey)
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue
    issues.push({ code: 'custom', input: value, path: [at], message: twice(value, names, at) })
  }
}

function twice(classes: readonly string[], keys: readonly string[], at: number): string {
  const [grade = '', first = ''] = [classes[at], classes[keys.indexOf(keys[at] ?? '')]]
  return grade === first ? fault('classTwice', { grade }) : fault('classTwiceAs', { grade, first })
}

const suffix = () => visible(composedText(most.userIdSuffix)).regex(/^@[^\s@]{2,}$/, fault('notUserIdEnding'))

/** What a slide and a box say, and where they lead. */
const linkedTexts = {
  ...inOthers({ heading: anySingleLine(most.line), text: anyLinked(), linkLabel: anySingleLine(most.line) }),
  heading: singleLine(most.line),
  text: anyLinked(),
  href: href(),
  linkLabel: anySingleLine(most.line),
}

const slide = z.object({ picture: slidePicture(), ...linkedTexts })

const box = z.object({ icon: choice(BOX_ICONS), ...linkedTexts })

const teamMember = z.object({
  name: singleLine(most.line),
  position: anySingleLine(most.line),
  text: anyLinked(),
  photo: pictureId().nullable(),
  ...inOthers({ name: anySingleLine(most.line), position: anySingleLine(most.line), text: anyLinked() }),
})

const confirmed = Object.fromEntries(SAMPLE_PARTS.map((part) => [part, z.boolean()])) as Record<
  SamplePart,
  z.ZodBoolean
>

const question = z.object({
  question: singleLine(most.line),
  answer: linked(),
  ...inOthers({ question: anySingleLine(most.line), answer: anyLinked() }),
})

const paragraphs = () => list(linked(), most.paragraphs, 'paragraphs')

const KEEP_YEARS = fault('notNumberFrom', most.keepYears)
/** Refuses a name in braces that the certificate has no value for. */
const withValues = () =>
  anyProse(most.paragraph).refine((text) => unknownValue(text) === undefined, {
    error: ({ input }) =>
      fault('unknownValue', {
        value: `{${unknownValue(String(input))?.slice(0, 40)}}`,
        values: CERTIFICATE_VALUES.map((name) => `{${name}}`),
      }),
  })
const certificateTexts = {
  head: anySingleLine(most.name),
  certificateHeading: anySingleLine(most.line),
  certificateText: withValues(),
  certificateFooter: withValues(),
}
const leavers = z.object({
  keepYears: z.int(KEEP_YEARS).min(most.keepYears.least, KEEP_YEARS).max(most.keepYears.most, KEEP_YEARS).nullable(),
  keepSince: dayOr(['']),
  register: z.boolean(),
  ...certificateTexts,
  ...inOthers(certificateTexts),
})

const settings = z.object({
  identity,
  contact,
  region,
  languages,
  classes: list(className(), most.classes, 'classes').min(1, fault('noClassLeft')).check(noneTwice),
  userIds: z.object({ suffix: suffix(), former: list(suffix(), most.formerSuffixes, 'endings') }),
  colours: list(
    text()
      .regex(/^#[0-9a-f]{6}$/i, fault('notColour'))
      .toLowerCase(),
    most.colours,
    'colours',
  ),
  home: z.object({
    slides: list(slide, most.slides, 'slides'),
    summary: anyLinked(),
    admissions: list(box, most.boxes, 'boxes'),
    ...inOthers({ summary: anyLinked() }),
  }),
  about: z.object({
    paragraphs: paragraphs(),
    team: list(teamMember, most.team, 'people'),
    ...inOthers({ paragraphs: paragraphs() }),
  }),
  questions: list(question, most.questions, 'questions'),
  leavers,
  footer: z.object({ text: anyLinked(), ...inOthers({ text: anyLinked() }) }),
  pages: z.object({ board: z.boolean(), about: z.boolean(), contact: z.boolean(), questions: z.boolean() }),
  registration: z.object({ open: z.boolean() }),
  families: z.object({ open: z.boolean() }),
  confirmed: z.object(confirmed),
})

/** Everything that a school decides. In a request every part has to be there. */
export const schoolSettings = settings.refine(
  (settings) =>
    LANGUAGE_TAGS.every((language) => {
      const { leavers, ...sent } = textsIn(settings, language)
      return Buffer.byteLength(JSON.stringify(sent)) <= most.bytes
    }),
  fault('settingsTextsTooLong', { kilobytes: most.bytes / 1000 }),
) satisfies z.ZodType<SchoolSettings>

/** The same without the texts in other languages, and with those that are in the first one. */
function inOneLanguage(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return inOneLanguage(field.unwrap() as z.ZodType).optional()
  if (field instanceof z.ZodArray) return z.array(inOneLanguage(field.element as z.ZodType))
  if (!(field instanceof z.ZodObject)) return field
  const all = Object.entries(field.shape as Record<string, z.ZodType>)
  const own = all.filter(([name]) => !name.includes('@')).map(([name, value]) => [name, inOneLanguage(value)])
  return z.object({
    ...Object.fromEntries(own),
    ...(own.length < all.length && { inFirst: z.array(z.string()).optional() }),
  })
}

/** What was typed, as it is shown. */
const asShown = { text: formattedText() }

/** What of them visitors may read, in one language. */
export const publicSettings = inOneLanguage(
  settings.omit({ confirmed: true, leavers: true }).extend({
    userIds: settings.shape.userIds.pick({ suffix: true }),
    about: settings.shape.about.extend(asShown).optional(),
    questions: z.array(question.extend(asShown)).optional(),
  }),
) as z.ZodType<PublicSchool>
