import type { ReactNode } from 'react'
import type { HideablePage, SamplePart, SchoolSettings } from '#contract'
import { CERTIFICATE_VALUES } from '#contract/school/certificate'
import { schoolLimits } from '#contract/school/limits'
import { ofTexts, texts } from '#messages'
import { choices, currencies, dates, weekdays } from './setting-options.ts'
import { settingAt } from './setting-path.ts'

/** A field of the form. */
export type Row = {
  /** Its path in the settings; in a list, below the entry: '' if the entry itself is a text. */
  at: string
  label: string
  hint?: ReactNode
  /** By default 'line'. */
  kind?:
    | 'line'
    | 'text'
    | 'formatted'
    | 'phone'
    | 'email'
    | 'number'
    | 'position'
    | 'choice'
    | 'check'
    | 'picture'
    | 'slidePicture'
    | 'colours'
    | 'timeZone'
    | 'dayOfYear'
    | 'languages'
  required?: boolean
  /** The most characters; of lines, `schoolLimits.line`. */
  most?: number
  /** Of a number, which may be left out: what its digits may be, and what is said of others. */
  pattern?: string
  invalidMessage?: string
  options?: () => { value: string; label: string }[]
  /** Of a picture: its width divided by its height; whether all of it may be kept. */
  aspect?: number
  whole?: boolean
  /** Of a field for several settings: the label of each. */
  names?: Record<string, string>
}

/** The value that the field of a row shows. */
export type FieldProps = {
  row: Row
  path: string
  value: unknown
  /** Its position in a list, which distinguishes it from the other entries. */
  number?: number
}

/** A list of the form, whose entries can be added, removed and ordered. */
export type ListRow = {
  at: string
  kind: 'list'
  label: string
  hint?: ReactNode
  /** The name of one entry. */
  one: string
  /** How many entries there can be. */
  most: number
  /** A new entry. */
  blank: unknown
  /** The fields of an entry. */
  rows: Row[]
}

export type AnyRow = Row | ListRow

/** A section of the form, with what of the sample it has. */
export type Part = { name: string; heading: string; hint?: string; groups: Group[] }

type Group = { sample?: SamplePart; rows: AnyRow[] }

const group = (rows: AnyRow[]): Group => ({ rows })
const ofSample = (sample: SamplePart, rows: AnyRow[]): Group => ({ sample, rows })
const long = { kind: 'text', most: schoolLimits.paragraph } as const
const linked = (row: Row): Row => ({ ...long, ...row, hint: texts().schoolFields.links })
const formatted = (row: Row): Row => ({ ...linked(row), kind: 'formatted', hint: texts().schoolFields.marks })
const heading = (label: string): Row => ({ at: 'heading', label, required: true })
const link = (): Row[] => [
  { at: 'href', label: texts().schoolFields.href, hint: texts().schoolFields.hrefHint },
  { at: 'linkLabel', label: texts().schoolFields.linkLabel },
]
/** Whether visitors can see a page: beside what it shows, so that a part of the sample can be hidden there. */
const shownPage = (page: HideablePage, label: string): Group =>
  group([{ at: `pages.${page}`, kind: 'check', label, hint: texts().schoolFields.shownHint }])
/** A list of texts. What a text may be is said once, above them. */
const textList = (
  at: string,
  label: string,
  one: string,
  most: number,
  { hint, ...row }: Partial<Row> = {},
): ListRow => ({
  at,
  kind: 'list',
  label,
  hint,
  one,
  most,
  blank: '',
  rows: [{ at: '', label: one, required: true, ...row }],
})

/** Every setting of the school, by the sections of the form. A new one is a line here, and its name in messages/en/school-fields.ts. */
export const parts = ofTexts((): readonly Part[] => {
  const text = texts().schoolFields
  const values = { values: CERTIFICATE_VALUES.map((name) => `{${name}}`) }
  return [
    {
      name: 'identity',
      heading: text.identity,
      groups: [
        ofSample('identity', [
          { at: 'identity.name', label: text.name, most: schoolLimits.name, required: true },
          { at: 'identity.shortName', label: text.shortName, hint: text.shortNameHint, most: schoolLimits.shortName },
          { at: 'identity.motto', label: text.motto, most: schoolLimits.motto, required: true },
          { at: 'identity.line', label: text.line, hint: text.lineHint },
          {
            at: 'identity.founded',
            kind: 'number',
            label: text.founded,
            pattern: '[12]\\d{3}',
            invalidMessage: text.foundedWrong,
          },
          { at: 'identity.logo', kind: 'picture', label: text.logo, hint: text.logoHint, whole: true },
        ]),
        group([{ at: 'colours', kind: 'colours', label: text.colours }]),
      ],
    },
    {
      name: 'contact',
      heading: text.contact,
      groups: [
        ofSample('contact', [
          textList('contact.address', text.address, text.addressLine, schoolLimits.addressLines),
          textList('contact.phones', text.phones, text.phone, schoolLimits.phones, { kind: 'phone' }),
          { at: 'contact.email', kind: 'email', label: text.email, hint: text.emailHint },
          { at: 'contact.hours', label: text.hours },
          { at: 'contact.position', kind: 'position', label: text.position, hint: text.positionHint },
        ]),
        shownPage('contact', text.showContact),
      ],
    },
    {
      name: 'region',
      heading: text.region,
      groups: [
        group([
          { at: 'region.timeZone', kind: 'timeZone', label: text.timeZone, hint: text.timeZoneHint },
          { at: 'region.currency', kind: 'choice', label: text.currency, options: currencies },
          { at: 'region.firstWeekday', kind: 'choice', label: text.firstWeekday, options: weekdays },
          {
            at: 'region.dateFormat',
            kind: 'choice',
            label: text.dateFormat,
            options: dates,
          },
          {
            at: 'region.digits',
            kind: 'choice',
            label: text.digits,
            hint: text.digitsHint,
            options: choices(text.digitsOf),
          },
          { at: 'region.yearBegins', kind: 'dayOfYear', label: text.yearBegins, hint: text.yearBeginsHint },
        ]),
      ],
    },
    {
      name: 'languages',
      heading: text.languages,
      groups: [
        group([
          {
            at: 'languages',
            kind: 'languages',
            label: text.languages,
            names: { first: text.firstLanguage, others: text.otherLanguages },
          },
        ]),
      ],
    },
    {
      name: 'classes',
      heading: text.classList,
      hint: text.classesHint,
      groups: [
        group([
          textList('classes', text.classList, text.class, schoolLimits.classes, {
            label: text.classOrder,
            most: schoolLimits.className,
          }),
        ]),
      ],
    },
    {
      name: 'userIds',
      heading: text.userIds,
      groups: [
        group([
          {
            at: 'userIds.suffix',
            label: text.suffix,
            hint: text.suffixHint,
            most: schoolLimits.userIdSuffix,
            required: true,
          },
          { at: 'registration.open', kind: 'check', label: text.registration },
          { at: 'families.open', kind: 'check', label: text.families, hint: text.familiesHint },
        ]),
      ],
    },
    {
      name: 'home',
      heading: text.home,
      groups: [
        shownPage('board', text.showBoard),
        ofSample('slides', [
          {
            at: 'home.slides',
            kind: 'list',
            label: text.slides,
            one: text.slide,
            most: schoolLimits.slides,
            blank: { picture: 'gate', heading: '', text: '', href: '', linkLabel: '' },
            rows: [
              heading(text.slideHeading),
              linked({ at: 'text', label: text.text }),
              ...link(),
              {
                at: 'picture',
                kind: 'slidePicture',
                label: text.slidePicture,
                aspect: 16 / 9,
                options: choices(text.drawings),
              },
            ],
          },
        ]),
        ofSample('summary', [linked({ at: 'home.summary', label: text.summary })]),
        ofSample('admissions', [
          {
            at: 'home.admissions',
            kind: 'list',
            label: text.admissions,
            one: text.box,
            most: schoolLimits.boxes,
            blank: { icon: 'user', heading: '', text: '', href: '', linkLabel: '' },
            rows: [
              heading(text.boxHeading),
              linked({ at: 'text', label: text.text }),
              ...link(),
              { at: 'icon', kind: 'choice', label: text.icon, options: choices(text.icons) },
            ],
          },
        ]),
      ],
    },
    {
      name: 'about',
      heading: text.about,
      groups: [
        shownPage('about', text.showAbout),
        ofSample('about', [
          textList(
            'about.paragraphs',
            text.paragraphs,
            text.paragraph,
            schoolLimits.paragraphs,
            formatted({ at: '', label: text.paragraph }),
          ),
        ]),
        ofSample('team', [
          {
            at: 'about.team',
            kind: 'list',
            label: text.team,
            one: text.member,
            most: schoolLimits.team,
            blank: { name: '', position: '', text: '', photo: null },
            rows: [
              { at: 'name', label: text.memberName, required: true },
              { at: 'position', label: text.memberPosition },
              linked({ at: 'text', label: text.text }),
              { at: 'photo', kind: 'picture', label: text.photo },
            ],
          },
        ]),
      ],
    },
    {
      name: 'questions',
      heading: text.questions,
      groups: [
        shownPage('questions', text.showQuestions),
        ofSample('questions', [
          {
            at: 'questions',
            kind: 'list',
            label: text.questions,
            one: text.question,
            most: schoolLimits.questions,
            blank: { question: '', answer: '' },
            rows: [
              { at: 'question', label: text.question, required: true },
              formatted({ at: 'answer', label: text.answer, required: true }),
            ],
          },
        ]),
      ],
    },
    {
      name: 'leavers',
      heading: text.leavers,
      groups: [
        group([
          {
            at: 'leavers.keepYears',
            kind: 'number',
            label: text.keepYears,
            hint: text.keepYearsHint,
            pattern: '[1-9]\\d?|100',
            invalidMessage: text.keepYearsWrong,
          },
          { at: 'leavers.register', kind: 'check', label: text.register, hint: text.registerHint },
          { at: 'leavers.head', label: text.schoolHead, hint: text.schoolHeadHint, most: schoolLimits.name },
          { at: 'leavers.certificateHeading', label: text.certificateHeading },
          {
            at: 'leavers.certificateText',
            label: text.certificateText,
            hint: text.certificateValues(values),
            ...long,
          },
          {
            at: 'leavers.certificateFooter',
            label: text.certificateFooter,
            hint: text.certificateValues(values),
            ...long,
          },
        ]),
      ],
    },
    {
      name: 'footer',
      heading: text.footer,
      groups: [group([linked({ at: 'footer.text', label: text.footerText })])],
    },
  ]
})

/** The fields of a row in these settings, each with its whole path: of a list those of each entry, with its position. */
export function fieldsOf(row: AnyRow, settings: SchoolSettings): { field: Row; number?: number }[] {
  if (row.kind !== 'list') return [{ field: row }]
  const entries = settingAt(settings, row.at) as unknown[]
  return entries.flatMap((_, index) =>
    row.rows.map((field) => ({ field: { ...field, at: pathIn(row, index, field) }, number: index + 1 })),
  )
}

/** The path of a field of an entry. */
export const pathIn = ({ at }: ListRow, index: number, field: Row): string =>
  field.at ? `${at}.${index}.${field.at}` : `${at}.${index}`

/** The name of a field of the form: the path at which the server refuses its value. */
export const fieldName = (path: string) => `settings.${path}`
