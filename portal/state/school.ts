import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { use } from 'react'
import { DRAWINGS, type HideablePage, type Language, type PageTexts, type PublicSchool } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { SchoolPage } from '#contract/operations'
import { chooseDigits, language } from '#messages'
import { requestSuccess } from '../api/request.ts'
import { session } from './session.ts'

/**
 * What the school decides: name, texts, classes and all else of the contract's `SchoolSettings` that is public. In the
 * browser it comes with the page; on the server it is set while one page is rendered. A language with digits of its own
 * writes them as the school does.
 */
export const school = signal({} as PublicSchool)

school.subscribe(({ region }) => chooseDigits(region?.digits))

const element = () => document.getElementById('school')

/** Takes the settings from the page. */
export function readSchool(): void {
  school.value = JSON.parse(element()?.textContent ?? '{}')
}

/** Takes the settings of the same school in another language. @param json as a document has them */
export function replaceSchool(json: string): void {
  const script = element()
  if (script) script.textContent = json
  readSchool()
  withTexts.value = null
}

/**
 * Whether other settings were saved since this document was loaded, or its user has another language. Then the next link
 * loads a document: colours, texts and pages change together, and never in the middle of a form.
 */
export const isOutdated = signal(false)

/**
 * What visitors may read of the school's settings, with the texts of every page that is shown. In the language of this
 * page: another one may have been chosen in another tab since.
 */
const getPublicSchool = () => requestSuccess(endpoints.publicSchool, { query: { lang: language() } })

/** The language of the page; undefined if it is the first one of the school, in which every answer is by default. */
export const otherLanguage = (): Language | undefined =>
  language() === school.value.languages.first ? undefined : language()

/** Shows the settings as they are now, after this page has changed them. */
export async function refreshSchool(): Promise<void> {
  school.value = (await getPublicSchool()).settings
}

async function fetchSchool(): Promise<PublicSchool> {
  const { version, settings } = await getPublicSchool()
  isOutdated.value ||= version !== element()?.dataset.version
  return settings
}

/** Compares the document with the settings, when somebody who is signed in looks at the tab again. */
export function compareSchool(): void {
  if (session.value && !document.hidden) fetchSchool().catch(console.debug)
}

/** In the preview of the settings: the slide, and the page of the school, that is being edited. */
export const editedSlide = signal<number>()
export const editedPage = signal<SchoolPage>()

type WithTexts = { loading: Promise<PublicSchool>; isFailed: boolean }

const withTexts = signal<WithTexts | null>(null)

/** The settings with the texts of all pages, which are fetched once. */
function schoolWithTexts(): Promise<PublicSchool> {
  if (!withTexts.value) {
    const request: WithTexts = { loading: fetchSchool(), isFailed: false }
    request.loading.catch(() => {
      request.isFailed = true
    })
    withTexts.value = request
  }
  return withTexts.value.loading
}

/**
 * Lets texts that did not arrive be fetched again: after a step of the user, not each time a page is rendered.
 */
export function retryTexts(): void {
  if (withTexts.value?.isFailed) withTexts.value = null
}

/** The paths of the pages that a school can hide, in the order of the navigation. Below one there are only its own. */
export const hideablePaths: Record<HideablePage, string> = {
  board: '/notice-board',
  about: '/about',
  contact: '/contact',
  questions: '/qna',
}

/** A link of the school's texts; undefined if it leads nowhere, or to a page that is hidden. */
export function shownHref(href: string): string | undefined {
  const path = href.toLowerCase()
  const isHidden = Object.entries(hideablePaths).some(
    ([page, hidden]) => path.startsWith(hidden) && !school.value.pages[page as HideablePage],
  )
  return isHidden || href === '' ? undefined : href
}

/** Whether the picture of a slide is one of the portal's own drawings. */
export const isDrawing = (picture: string): boolean => DRAWINGS.some((drawing) => drawing === picture)

/** The settings of the school; the component is rendered again when they change. */
export function useSchool(): PublicSchool {
  useSignals()
  return school.value
}

/**
 * The long texts of a page. They come with its document; after a link of the portal they are fetched, while the page shows
 * that it is loading.
 * @returns undefined if the page has been hidden since
 */
export function usePageTexts<Page extends keyof PageTexts>(page: Page): PublicSchool[Page] {
  return useSchool()[page] ?? use(schoolWithTexts())[page]
}

/** The position of a class in the order of the school. An unknown class comes last. */
export function classOrder(name: string): number {
  const { classes } = school.value
  return classes.includes(name) ? classes.indexOf(name) : classes.length
}

const NONE: readonly string[] = []

/** The classes that the school gave to the teacher who is signed in; the main one first. The same list until that changes. */
export const ownClasses = (): readonly string[] => session.value?.user.classes ?? NONE

/** Puts what belongs to these classes before the rest, which keeps its order: the one place that says 'own classes first'. */
export function ownFirst<T>(list: readonly T[], classOf: (entry: T) => string): T[] {
  const own = ownClasses()
  const rest = list.filter((entry) => !own.includes(classOf(entry)))
  return [...own.flatMap((name) => list.filter((entry) => classOf(entry) === name)), ...rest]
}
