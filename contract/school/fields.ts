import * as z from 'zod'
import { brokenFault, fault } from '../failures.ts'
import {
  anyProse,
  anySingleLine,
  asWritten,
  choice,
  composedText,
  dayOr,
  phone,
  singleLine,
  text,
  visible,
} from '../fields.ts'
import { LANGUAGE_TAGS, type Language } from '../languages.ts'
import { isMailAddress } from '../mail-address.ts'
import { noticeFileLimits } from '../notices/files.ts'
import { forbiddenHref, isAllowedHref } from './allowed-links.ts'
import { CERTIFICATE_VALUES, unknownValue } from './certificate.ts'
import {
  BOX_ICONS,
  DATE_FORMATS,
  DIGITS,
  DRAWINGS,
  HIDEABLE_PAGES,
  type HideablePage,
  LEGAL_PAGES,
  type LegalPage,
  PAGE_PLACES,
  REPORTS_SHOWN,
  SAMPLE_PARTS,
  type SamplePart,
} from './choices.ts'
import { classKey } from './class-names.ts'
import { schoolLimits as most } from './limits.ts'
import { hasGaps, LEGAL_VALUES, slugOf, takenSlug, unknownLegalValue } from './own-pages.ts'
import { TEXTS, type TextAt, textOf, textsIn, translationOf } from './translations.ts'

/** Refuses links that lead elsewhere, such as to a script. */
const withLinks = (field: z.ZodString) =>
  field.refine((value) => forbiddenHref(value) === undefined, {
    error: ({ input }) => leadsTo(forbiddenHref(String(input)) ?? ''),
  })
const leadsTo = (href: string) => fault('linkLeadsTo', { href: href.slice(0, 40) })

/**
 * Plain text in which links are written `[label](href)`; see `links.ts`. Never HTML. It may be empty.
 */
const linked = () => withLinks(anyProse(most.paragraph))
/** Plain text of one line, which may be empty. */
const line = (longest: number = most.line) => anySingleLine(longest)

const optional = new WeakMap<z.ZodType, z.ZodType>()
/** A text that is needed in the first language of the school. In the others it may be empty. */
function needed(field: z.ZodString): z.ZodString {
  const made = field.min(1)
  optional.set(made, field)
  return made
}

/** '': no link. */
const href = () =>
  anySingleLine().refine((value) => value === '' || isAllowedHref(value), {
    error: ({ input }) => leadsTo(String(input)),
  })

/** @param what its entries are called */
const list = <T extends z.ZodType>(entry: T, longest: number, what: string) =>
  z
    .array(entry, brokenFault('must be a list'))
    .max(longest, brokenFault(`has more than ${longest} ${what}: take some away`))

type Shape = Record<string, z.ZodType>
type InOthers<Path extends keyof typeof TEXTS, S extends Shape> = {
  [Name in TextAt<Path> & keyof S as `${Name}@${Language}`]: z.ZodOptional<S[Name]>
}

/**
 * An object with its texts (`TEXTS`) in every language that a school can offer: none is needed, since the one in the first
 * language is shown then.
 * @param path of the object in the settings; of a list, each entry
 */
function translated<Path extends keyof typeof TEXTS, S extends Shape>(path: Path, shape: S) {
  const names: readonly string[] = TEXTS[path]
  const others = LANGUAGE_TAGS.flatMap((language) =>
    names.map((name) => {
      const field = shape[name] as z.ZodType
      return [translationOf(name, language), (optional.get(field) ?? field).optional()]
    }),
  )
  return z.object({ ...shape, ...(Object.fromEntries(others) as InOthers<Path, S>) })
}

const PICTURE = /^[0-9a-f]{16}$/
/** A picture that an admin has uploaded: its id, which is a hash of its content. */
const pictureId = () => text().regex(PICTURE, brokenFault('must be the id of a picture that was uploaded'))
const isDrawing = (value: string) => DRAWINGS.some((drawing) => drawing === value)

const A_YEAR = brokenFault('must be a year')
const identity = translated('identity', {
  /** Title of the portal. */
  name: needed(line(most.name)),
  /** Below the icon on a phone; '': the name. */
  shortName: line(most.shortName),
  motto: needed(line(most.motto)),
  /** Beside the name, such as 'Classes 1 to 10, since 1990'. */
  line: line(),
  /** The year. */
  founded: z.int(A_YEAR).min(1000, A_YEAR).max(2999, A_YEAR).nullable(),
  /** null: none. */
  logo: pictureId().nullable(),
})

const degrees = (axis: 'latitude' | 'longitude', range: number) => {
  const error = fault('notDegrees', { axis, most: range })
  return z.number(error).min(-range, error).max(range, error)
}
const position = z
  .object({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, fault('positionInSea'))

const contact = translated('contact', {
  address: list(singleLine(most.line), most.addressLines, 'lines'),
  /** For the map; null: there is none. In degrees. */
  position: position.nullable(),
  phones: list(phone(), most.phones, 'numbers'),
  /** The contact form sends its messages here. If it is '', the form asks visitors to call instead. */
  email: anySingleLine().refine(
    (value) => value === '' || isMailAddress(value),
    fault('notLike', { examples: ['office@school.example'] }),
  ),
  hours: line(),
})

const region = z.object({
  /** IANA name; '': that of the server. */
  timeZone: anySingleLine().refine(
    (value) => value === '' || isTimeZone(value),
    fault('notLike', { examples: ['Asia/Karachi', 'Europe/Berlin'] }),
  ),
  /** Three letters of ISO 4217; '': none. */
  currency: anySingleLine().refine(
    (value) => value === '' || Intl.supportedValuesOf('currency').includes(value),
    fault('notLike', { examples: ['PKR', 'EUR'] }),
  ),
  /** 0: Sunday */
  firstWeekday: z.int(brokenFault('must be a day of the week')).min(0).max(6),
  dateFormat: choice(DATE_FORMATS),
  /** Of numbers and dates, in a language that has digits of its own, such as Urdu. */
  digits: choice(DIGITS),
  /** The day on which school years begin, as MM-DD. It names them; a year is begun by an admin, never by the clock. */
  yearBegins: text().refine(
    (value) => isDayOfYear(value),
    brokenFault('must be a day of the year, as 04-01 for the first of April'),
  ),
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
const RESERVED = ['left', 'all']

export const className = () =>
  visible(asWritten(most.className))
    // A name is a part of a URL, where '.' and '..' would be another one.
    .refine((name) => /[\p{L}\p{N}]/u.test(name), fault('classWithoutLetter'))
    .refine((name) => !RESERVED.includes(classKey(name)), fault('classNameReserved'))

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
  return fault('classTwice', { grade, first })
}

const suffix = () => visible(composedText(most.userIdSuffix)).regex(/^@[^\s@]{2,}$/, fault('notUserIdEnding'))

/** What a slide and a box say, and where they lead. */
const linkedTexts = {
  heading: needed(line()),
  text: linked(),
  /** '': there is no link. */
  href: href(),
  linkLabel: line(),
}

const slide = translated('home.slides', {
  /** One of `DRAWINGS`, or an own picture. */
  picture: text().refine(
    (value) => PICTURE.test(value) || isDrawing(value),
    brokenFault(`must be the id of a picture that was uploaded, or one of ${DRAWINGS.join(', ')}`),
  ),
  ...linkedTexts,
})

const box = translated('home.admissions', { icon: choice(BOX_ICONS), ...linkedTexts })

const teamMember = translated('about.team', {
  name: needed(line()),
  position: line(),
  text: linked(),
  photo: pictureId().nullable(),
})

export const question = translated('questions', { question: needed(line()), answer: needed(linked()) })

const pageText = () => withLinks(anyProse(most.pageText))

/** A file that an admin has uploaded: its id, which is a hash of its content. */
const fileId = () => text().regex(/^[0-9a-f]{32}$/, brokenFault('must be the id of a file that was uploaded'))

export const ownPage = translated('ownPages', {
  title: needed(line()),
  /** What follows `/page/`; '': made from the title when it is saved. */
  slug: anySingleLine(most.slug).overwrite(slugOf).max(most.slug),
  text: needed(pageText()),
  place: choice(PAGE_PLACES),
  files: list(
    z.object({ id: fileId(), name: singleLine(noticeFileLimits.name), label: anySingleLine(most.line) }),
    most.pageFiles,
    'files',
  ),
})

/** Refuses an address that another page has. */
const ownAddresses = ({ value, issues }: z.core.ParsePayload<{ slug: string }[]>) => {
  const taken = takenSlug(value)
  if (!taken) return
  const message = fault('pageAddressTaken', { address: taken.slug })
  issues.push({ code: 'custom', input: value, path: [taken.at, 'slug'], message })
}

/** Refuses a name in braces that the portal has no facts for. */
const withFacts = () =>
  pageText().refine((text) => unknownLegalValue(text) === undefined, {
    error: ({ input }) =>
      fault('unknownPlaceholder', {
        value: `{${unknownLegalValue(String(input))?.slice(0, 40)}}`,
        values: LEGAL_VALUES.map((name) => `{${name}}`),
      }),
  })

const KEEP_YEARS = fault('notNumberFrom', most.keepYears)
/** Refuses a name in braces that the certificate has no value for. */
const withValues = () =>
  anyProse(most.paragraph).refine((text) => unknownValue(text) === undefined, {
    error: ({ input }) =>
      fault('unknownPlaceholder', {
        value: `{${unknownValue(String(input))?.slice(0, 40)}}`,
        values: CERTIFICATE_VALUES.map((name) => `{${name}}`),
      }),
  })
/** What is kept of students who have left, and the certificate that they get. */
const leavers = translated('leavers', {
  /** After these years the record of a former student is erased; null: it is kept for ever. */
  keepYears: z.int(KEEP_YEARS).min(most.keepYears.least, KEEP_YEARS).max(most.keepYears.most, KEEP_YEARS).nullable(),
  /** The day since which no record was kept longer, as YYYY-MM-DD; '': it is kept for ever. The server maintains it. */
  keepSince: dayOr(['']),
  /** Whether the register keeps the names and years of those whose records are erased. */
  register: z.boolean(),
  /** The name of the head of the school, who signs; '': a line to write on. */
  head: line(most.name),
  certificateHeading: line(),
  certificateText: withValues(),
  certificateFooter: withValues(),
})

const userIds = z.object({
  /** Ends the user id of each new student and teacher; nobody can register an id that ends so. */
  suffix: suffix(),
  /** Earlier suffixes: logins have them, so they stay reserved. The server maintains this list. */
  former: list(suffix(), most.formerSuffixes, 'endings'),
})

/** A yes or no of each of these names. */
const eachYesOrNo = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>)

/** Every setting. */
export const settings = z.object({
  identity,
  contact,
  region,
  languages,
  /** In their order: the students of the last one leave the school at a promotion. */
  classes: list(className(), most.classes, 'classes').min(1, fault('noClassLeft')).check(noneTwice),
  userIds,
  /** As '#rrggbb': that of links and buttons, and that of header and footer if it is another. None: those of the kit. */
  colours: list(
    text()
      .regex(/^#[0-9a-f]{6}$/i, fault('notLike', { examples: ['#1f4a38'] }))
      .toLowerCase(),
    most.colours,
    'colours',
  ),
  home: translated('home', {
    slides: list(slide, most.slides, 'slides'),
    summary: linked(),
    admissions: list(box, most.boxes, 'boxes'),
  }),
  about: translated('about', {
    paragraphs: list(needed(linked()), most.paragraphs, 'paragraphs'),
    team: list(teamMember, most.team, 'people'),
  }),
  questions: list(question, most.questions, 'questions'),
  leavers,
  /** In the order of their links. */
  ownPages: list(ownPage, most.ownPages, 'pages').check(ownAddresses),
  /** The texts of the pages that a school must have; '': none is written. */
  legal: translated('legal', { privacy: withFacts(), imprint: withFacts(), accessibility: withFacts() }),
  footer: translated('footer', { text: linked() }),
  /** The public pages that can be hidden: a hidden one does not exist for anybody. */
  pages: eachYesOrNo<HideablePage>(HIDEABLE_PAGES),
  /** Whether everybody may make a login on the page 'Sign Up'. */
  registration: z.object({ open: z.boolean() }),
  /** Whether parents and guardians may read the reports of their children, and link themselves with a code. */
  families: z.object({ open: z.boolean() }),
  /** Whether students and families may read a report when it is saved, or when an admin releases it. Of new reports. */
  reports: z.object({ shown: choice(REPORTS_SHOWN) }),
  /** The parts of the sample, and the pages that a school must have, that an admin has confirmed: what they say is true for this school. */
  confirmed: eachYesOrNo<SamplePart | LegalPage>([...SAMPLE_PARTS, ...LEGAL_PAGES]),
})

/** Refuses to confirm a page of which nothing is written, or that has a gap. */
const confirmedAreWritten = ({ value, issues }: z.core.ParsePayload<z.infer<typeof settings>>) => {
  const { legal, confirmed } = value
  for (const page of LEGAL_PAGES.filter((page) => confirmed[page])) {
    const texts = Object.entries(legal).flatMap(([name, text]) => (textOf(name) === page && text ? [text] : []))
    const message =
      legal[page] === '' ? fault('pageNotWritten') : texts.some(hasGaps) ? fault('pageHasGaps') : undefined
    if (message) issues.push({ code: 'custom', input: value, path: ['confirmed', page], message })
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** Everything that a school decides. In a request every part has to be there. */
export const schoolSettings = settings
  .check(confirmedAreWritten)
  .refine(
    (settings) =>
      LANGUAGE_TAGS.every((language) => {
        const { leavers, ownPages, legal, confirmed, ...sent } = textsIn(settings, language)
        return bytesOf(sent) <= most.bytes
      }),
    fault('settingsTextsTooLong', { kilobytes: most.bytes / 1000 }),
  )
  .refine(
    (settings) =>
      LANGUAGE_TAGS.every((language) => {
        const { ownPages, legal } = textsIn(settings, language)
        return bytesOf([ownPages, legal]) <= most.pageBytes
      }),
    fault('pagesTooLong', { kilobytes: most.pageBytes / 1000 }),
  )
