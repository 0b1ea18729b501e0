import type { TextBlock } from '../formatted-text/blocks.ts'
import type { Languages } from '../languages.ts'
import type { Translated } from './translations.ts'

/** What a school decides about its portal. The texts of a fresh school are in `defaults.ts`, which only the server reads. */
export type SchoolSettings = {
  identity: Identity
  contact: Contact
  region: Region
  languages: Languages
  /** In their order: the students of the last one leave the school at a promotion. */
  classes: string[]
  userIds: UserIds
  /** As '#rrggbb': that of links and buttons, and that of header and footer if it is another. None: those of the kit. */
  colours: string[]
  home: Translated<'home', { slides: Slide[]; summary: LinkedText; admissions: Box[] }>
  about: Translated<'about', { paragraphs: LinkedText[]; team: TeamMember[] }>
  questions: Question[]
  leavers: Leavers
  footer: Translated<'footer', { text: LinkedText }>
  /** The public pages that can be hidden: a hidden one does not exist for anybody. */
  pages: Record<HideablePage, boolean>
  /** Whether everybody may make a login on the page 'Sign Up'. */
  registration: { open: boolean }
  /** Whether parents and guardians may read the reports of their children, and link themselves with a code. */
  families: { open: boolean }
  /** The parts of the sample that an admin has confirmed: what they say is true for this school too. */
  confirmed: Record<SamplePart, boolean>
}

/** Plain text in which links are written `[label](href)`; see `links.ts`. Never HTML. */
export type LinkedText = string

/** A picture that an admin has uploaded: its id, which is a hash of its content; null: none. */
export type PictureId = string

export type Identity = Translated<
  'identity',
  {
    /** Title of the portal. */
    name: string
    /** Below the icon on a phone; '': the name. */
    shortName: string
    motto: string
    /** Beside the name, such as 'Classes 1 to 10, since 1990'. */
    line: string
    /** The year. */
    founded: number | null
    logo: PictureId | null
  }
>

export type Contact = Translated<
  'contact',
  {
    address: string[]
    /** For the map; null: there is none. In degrees. */
    position: { latitude: number; longitude: number } | null
    phones: string[]
    /** The contact form sends its messages here. If it is '', the form asks visitors to call instead. */
    email: string
    hours: string
  }
>

export type Region = {
  /** IANA name; '': that of the server. */
  timeZone: string
  /** Three letters of ISO 4217; '': none. */
  currency: string
  /** 0: Sunday */
  firstWeekday: number
  dateFormat: (typeof DATE_FORMATS)[number]
  /** Of numbers and dates, in a language that has digits of its own, such as Urdu. */
  digits: (typeof DIGITS)[number]
  /** The day on which school years begin, as MM-DD. It names them; a year is begun by an admin, never by the clock. */
  yearBegins: string
}

export type UserIds = {
  /** Ends the user id of each new student and teacher; nobody can register an id that ends so. */
  suffix: string
  /** Earlier suffixes: logins have them, so they stay reserved. The server maintains this list. */
  former: string[]
}

/** What is kept of students who have left, and the certificate that they get. */
export type Leavers = Translated<
  'leavers',
  {
    /** After these years the record of a former student is erased; null: it is kept for ever. */
    keepYears: number | null
    /** The day since which no record was kept longer, as YYYY-MM-DD; '': it is kept for ever. The server maintains it. */
    keepSince: string
    /** Whether the register keeps the names and years of those whose records are erased. */
    register: boolean
    /** The name of the head of the school, who signs; '': a line to write on. */
    head: string
    certificateHeading: string
    certificateText: string
    certificateFooter: string
  }
>

export type Slide = Translated<
  'home.slides',
  {
    /** One of `DRAWINGS`, or an own picture. */
    picture: (typeof DRAWINGS)[number] | PictureId
    heading: string
    text: LinkedText
    /** '': the slide has no link. */
    href: string
    linkLabel: string
  }
>

export type Box = Translated<
  'home.admissions',
  {
    icon: (typeof BOX_ICONS)[number]
    heading: string
    text: LinkedText
    href: string
    linkLabel: string
  }
>

export type TeamMember = Translated<
  'about.team',
  { name: string; position: string; text: LinkedText; photo: PictureId | null }
>

export type Question = Translated<'questions', { question: string; answer: LinkedText }>

export const DRAWINGS = ['gate', 'library', 'science'] as const
export const BOX_ICONS = ['user', 'report', 'calendar'] as const
/** 23 Nov 2026; Nov 23, 2026; 2026-11-23 */
export const DATE_FORMATS = ['day-month-year', 'month-day-year', 'year-month-day'] as const
/** 123; as the language writes them, such as ۱۲۳ */
export const DIGITS = ['latin', 'language'] as const

const HIDEABLE_PAGES = ['board', 'about', 'contact', 'questions'] as const
/** `board`: the notice board, with each notice, the feed, and the notices on Home. */
export type HideablePage = (typeof HIDEABLE_PAGES)[number]

/** The parts that state facts, which in a fresh school are those of a sample. */
export const SAMPLE_PARTS = [
  'identity',
  'contact',
  'slides',
  'summary',
  'admissions',
  'about',
  'team',
  'questions',
] as const
export type SamplePart = (typeof SAMPLE_PARTS)[number]

/** The long texts that only one page shows, by the name of that page. */
export type PageTexts = Pick<SchoolSettings, 'about' | 'questions'>

/** `text`: what was typed, as it is shown. */
type WithText<Written> = Written & { text: TextBlock[] }

/** The same as visitors get them. */
export type ReadTexts = { about: WithText<PageTexts['about']>; questions: WithText<Question>[] }

/** The settings that visitors may read; of the long texts those that have come with a page. */
export type PublicSchool = Omit<SchoolSettings, 'confirmed' | 'leavers' | 'userIds' | keyof PageTexts> &
  Partial<ReadTexts> & { userIds: Pick<UserIds, 'suffix'> }
