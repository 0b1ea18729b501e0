import type { Language, Languages } from '../languages.ts'

/**
 * A text in another language of the school is beside the one in the first, under its name and the language: `motto@ur`
 * beside `motto`. So it moves with its entry of a list, and is a separate setting for conflicts and versions. A list of
 * lines (`address`, `paragraphs`) is one text: in another language it may have another number of lines.
 */

/** The texts that a school writes, by the path of the object that has them; of a list, each entry. */
export const TEXTS = {
  identity: ['name', 'shortName', 'motto', 'line'],
  contact: ['address', 'hours'],
  home: ['summary'],
  'home.slides': ['heading', 'text', 'linkLabel'],
  'home.admissions': ['heading', 'text', 'linkLabel'],
  about: ['paragraphs'],
  'about.team': ['name', 'position', 'text'],
  questions: ['question', 'answer'],
  leavers: ['head', 'certificateHeading', 'certificateText', 'certificateFooter'],
  ownPages: ['title', 'text'],
  legal: ['privacy', 'imprint', 'accessibility'],
  footer: ['text'],
} as const satisfies Record<string, readonly string[]>

/** The name of the texts at a path. */
export type TextAt<Path extends keyof typeof TEXTS> = (typeof TEXTS)[Path][number]

/** Of what visitors get: the texts that are in the school's first language, since there are none in that of the page. */
export type InFirst = { inFirst?: string[] }

/** The name or the path of a text in another language. */
export const translationOf = <Name extends string>(name: Name, language: Language) => `${name}@${language}` as const

/** The path of the text in the first language, such as 'identity.motto' of 'identity.motto@ur'. */
export const textOf = (path: string): string => path.replace(/@.*/, '')

/** The language of the text at a path, such as 'ur' of 'identity.motto@ur'; undefined: the first one. */
export const languageOf = (path: string) => /@([^.]+)/.exec(path)?.[1] as Language | undefined

/** A text, or a list of lines. */
export type Text = string | string[]
type Texts = Record<string, Text | undefined>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Changes each object that has texts; it gets a copy, and the names of its texts. */
export function mapTexts<T>(settings: T, change: (of: Texts, names: readonly string[]) => object): T {
  const mapped = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => mapped(entry, path))
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([name, own]) => [name, mapped(own, path ? `${path}.${name}` : name)])
    const copy = Object.fromEntries(entries)
    return Object.hasOwn(TEXTS, path) ? change(copy, TEXTS[path as keyof typeof TEXTS]) : copy
  }
  return mapped(settings, '') as T
}

/** Whether there is a text. */
export const isWritten = (text: Text | undefined): text is Text => text !== undefined && text.length > 0

/**
 * The settings with their texts in only one language; a text that is missing is in the first one, and `inFirst` names
 * it.
 */
export function textsIn<T extends { languages: Languages }>(settings: T, language: Language): T {
  const isFirst = language === settings.languages.first
  return mapTexts(settings, (of, names) => {
    const inFirst: string[] = []
    const shown = Object.entries(of).flatMap(([name, text]) => {
      if (name.includes('@')) return []
      if (isFirst || !names.includes(name)) return [[name, text]]
      const other = of[translationOf(name, language)]
      if (isWritten(other)) return [[name, other]]
      if (isWritten(text)) inFirst.push(name)
      return [[name, text]]
    })
    return { ...Object.fromEntries(shown), ...(inFirst.length > 0 && { inFirst }) }
  })
}
