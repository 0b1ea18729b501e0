/**
 * The form of the page 'Your school', said once: its parts, and the fields of each. What a field is called, its hint and
 * what its choices are called are texts by the same paths (`messages/en/school-fields.ts`); what its value may be is said by
 * its schema (`fields.ts`).
 */
import {
  BOX_ICONS,
  DATE_FORMATS,
  DIGITS,
  DRAWINGS,
  type HideablePage,
  LEGAL_PAGES,
  type LegalPage,
  PAGE_PLACES,
  REPORTS_SHOWN,
  type SamplePart,
} from './choices.ts'
import { schoolLimits as limits } from './limits.ts'
import type { SchoolSettings } from './settings.ts'
import { textOf } from './translations.ts'

/** The path of a setting, such as 'identity.name'; of an entry of a list 'home.slides.*', of its field 'home.slides.*.text'. */
type SettingPath<Settings = SchoolSettings> = {
  [Name in NameIn<Settings>]: PathsFrom<Name, NonNullable<Settings[Name]>>
}[NameIn<Settings>]
type NameIn<Settings> = Exclude<keyof Settings & string, `${string}@${string}`>
type PathsFrom<Path extends string, Value> =
  | Path
  | (Value extends readonly (infer Entry)[]
      ? PathsFrom<`${Path}.*`, Entry>
      : Value extends object
        ? `${Path}.${SettingPath<Value>}`
        : never)

/** A field of the form. */
export type SettingField = {
  at: SettingPath
  kind:
    | 'line'
    /** Several lines, with links. */
    | 'text'
    /** The same with headings and lists. */
    | 'formatted'
    /** The same with facts in braces, and a sample. */
    | 'legal'
    /** The text of a page of the school's own. */
    | 'pageText'
    | 'files'
    /** Several lines, with values of a record in braces. */
    | 'certificate'
    | 'phone'
    | 'email'
    | 'number'
    | 'position'
    | 'choice'
    | 'check'
    /** Whether visitors see a page. */
    | 'page'
    | 'picture'
    | 'slidePicture'
    | 'colours'
    | 'timeZone'
    | 'dayOfYear'
    | 'languages'
  required?: boolean
  /** The most characters. */
  most?: number
  /** Of a number, which may be left out: what its digits may be. */
  pattern?: string
  /** The values of a choice; a browser knows the others itself. */
  choices?: readonly string[]
  /** Of a picture: its width divided by its height; whether all of it may be kept. */
  aspect?: number
  whole?: boolean
}

/** A list of the form, whose entries can be added, removed and ordered. */
export type SettingList = {
  at: SettingPath
  kind: 'list'
  /** How many entries there can be. */
  most: number
  /** A new entry. */
  blank: unknown
  /** The fields of an entry. */
  fields: SettingField[]
}

/** Settings that belong together: what of the sample they are, or which page that a school must have, which an admin confirms. */
type Group = { sample?: SamplePart; legal?: LegalPage; fields: (SettingField | SettingList)[] }

export type PartOfSchool =
  | 'identity'
  | 'contact'
  | 'region'
  | 'languages'
  | 'classes'
  | 'userIds'
  | 'home'
  | 'about'
  | 'questions'
  | 'leavers'
  | 'legal'
  | 'ownPages'
  | 'footer'

/** A part of the form, with its settings. */
export type FormPart = { name: PartOfSchool; groups: Group[] }

const line = (at: SettingPath, more: Partial<SettingField> = {}): SettingField => ({
  at,
  kind: 'line',
  most: limits.line,
  ...more,
})
const text = (at: SettingPath, kind: 'text' | 'formatted' | 'certificate' = 'text'): SettingField => ({
  at,
  kind,
  most: limits.paragraph,
})
const linkIn = (list: 'home.slides' | 'home.admissions') => [line(`${list}.*.href`), line(`${list}.*.linkLabel`)]
/** Beside what the page shows, so that a part of the sample can be hidden there. */
const page = (name: HideablePage): Group => ({ fields: [{ at: `pages.${name}`, kind: 'page' }] })
const listOfTexts = (at: SettingPath, most: number, field: SettingField): SettingList => ({
  at,
  kind: 'list',
  most,
  blank: '',
  fields: [{ ...field, required: true }],
})

/** Every setting of the school, by the parts of the form. */
export const schoolForm: readonly FormPart[] = [
  {
    name: 'identity',
    groups: [
      {
        sample: 'identity',
        fields: [
          line('identity.name', { most: limits.name, required: true }),
          line('identity.shortName', { most: limits.shortName }),
          line('identity.motto', { most: limits.motto, required: true }),
          line('identity.line'),
          { at: 'identity.founded', kind: 'number', pattern: '[12]\\d{3}' },
          { at: 'identity.logo', kind: 'picture', whole: true },
        ],
      },
      { fields: [{ at: 'colours', kind: 'colours' }] },
    ],
  },
  {
    name: 'contact',
    groups: [
      {
        sample: 'contact',
        fields: [
          listOfTexts('contact.address', limits.addressLines, line('contact.address.*')),
          listOfTexts('contact.phones', limits.phones, { at: 'contact.phones.*', kind: 'phone' }),
          { at: 'contact.email', kind: 'email' },
          line('contact.hours'),
          { at: 'contact.position', kind: 'position' },
        ],
      },
      page('contact'),
    ],
  },
  {
    name: 'region',
    groups: [
      {
        fields: [
          { at: 'region.timeZone', kind: 'timeZone' },
          { at: 'region.currency', kind: 'choice' },
          { at: 'region.firstWeekday', kind: 'choice' },
          { at: 'region.dateFormat', kind: 'choice', choices: DATE_FORMATS },
          { at: 'region.digits', kind: 'choice', choices: DIGITS },
          { at: 'region.yearBegins', kind: 'dayOfYear' },
        ],
      },
    ],
  },
  { name: 'languages', groups: [{ fields: [{ at: 'languages', kind: 'languages' }] }] },
  {
    name: 'classes',
    groups: [{ fields: [listOfTexts('classes', limits.classes, line('classes.*', { most: limits.className }))] }],
  },
  {
    name: 'userIds',
    groups: [
      {
        fields: [
          line('userIds.suffix', { most: limits.userIdSuffix, required: true }),
          { at: 'registration.open', kind: 'check' },
          { at: 'families.open', kind: 'check' },
          { at: 'reports.shown', kind: 'choice', choices: REPORTS_SHOWN },
        ],
      },
    ],
  },
  {
    name: 'home',
    groups: [
      page('board'),
      {
        sample: 'slides',
        fields: [
          {
            at: 'home.slides',
            kind: 'list',
            most: limits.slides,
            blank: { picture: 'gate', heading: '', text: '', href: '', linkLabel: '' },
            fields: [
              line('home.slides.*.heading', { required: true }),
              text('home.slides.*.text'),
              ...linkIn('home.slides'),
              { at: 'home.slides.*.picture', kind: 'slidePicture', aspect: 16 / 9, choices: DRAWINGS },
            ],
          },
        ],
      },
      { sample: 'summary', fields: [text('home.summary')] },
      {
        sample: 'admissions',
        fields: [
          {
            at: 'home.admissions',
            kind: 'list',
            most: limits.boxes,
            blank: { icon: 'user', heading: '', text: '', href: '', linkLabel: '' },
            fields: [
              line('home.admissions.*.heading', { required: true }),
              text('home.admissions.*.text'),
              ...linkIn('home.admissions'),
              { at: 'home.admissions.*.icon', kind: 'choice', choices: BOX_ICONS },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'about',
    groups: [
      page('about'),
      {
        sample: 'about',
        fields: [listOfTexts('about.paragraphs', limits.paragraphs, text('about.paragraphs.*', 'formatted'))],
      },
      {
        sample: 'team',
        fields: [
          {
            at: 'about.team',
            kind: 'list',
            most: limits.team,
            blank: { name: '', position: '', text: '', photo: null },
            fields: [
              line('about.team.*.name', { required: true }),
              line('about.team.*.position'),
              text('about.team.*.text'),
              { at: 'about.team.*.photo', kind: 'picture' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'questions',
    groups: [
      page('questions'),
      {
        sample: 'questions',
        fields: [
          {
            at: 'questions',
            kind: 'list',
            most: limits.questions,
            blank: { question: '', answer: '' },
            fields: [
              line('questions.*.question', { required: true }),
              { ...text('questions.*.answer', 'formatted'), required: true },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'leavers',
    groups: [
      {
        fields: [
          { at: 'leavers.keepYears', kind: 'number', pattern: '[1-9]\\d?|100' },
          { at: 'leavers.register', kind: 'check' },
          line('leavers.head', { most: limits.name }),
          line('leavers.certificateHeading'),
          text('leavers.certificateText', 'certificate'),
          text('leavers.certificateFooter', 'certificate'),
        ],
      },
    ],
  },
  {
    name: 'legal',
    groups: LEGAL_PAGES.map((legal) => ({
      legal,
      fields: [{ at: `legal.${legal}`, kind: 'legal', most: limits.pageText }],
    })),
  },
  {
    name: 'ownPages',
    groups: [
      {
        fields: [
          {
            at: 'ownPages',
            kind: 'list',
            most: limits.ownPages,
            blank: { title: '', slug: '', text: '', place: 'menu', files: [] },
            fields: [
              line('ownPages.*.title', { required: true }),
              line('ownPages.*.slug', { most: limits.slug }),
              { at: 'ownPages.*.text', kind: 'pageText', most: limits.pageText, required: true },
              { at: 'ownPages.*.place', kind: 'choice', choices: PAGE_PLACES },
              { at: 'ownPages.*.files', kind: 'files' },
            ],
          },
        ],
      },
    ],
  },
  { name: 'footer', groups: [{ fields: [text('footer.text')] }] },
]

const partsByPath = new Map<string, PartOfSchool>(
  schoolForm.flatMap(({ name, groups }) =>
    groups.flatMap(({ sample, legal, fields }) =>
      [...fields.map(({ at }) => at), `confirmed.${sample ?? legal}`].map((at) => [at, name] as const),
    ),
  ),
)

/** The part that a setting is in: 'home' of 'pages.board'. One that the server maintains is in that of its neighbours. */
export function partOf(path: string): PartOfSchool {
  const own = textOf(path)
  const [first = ''] = own.split('.')
  return partsByPath.get(own) ?? partsByPath.get(first) ?? (first as PartOfSchool)
}
