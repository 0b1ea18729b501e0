import { signal } from '@preact/signals-react'
import { DRAWINGS, type HideablePage, type PublicSchool } from '#contract'

/**
 * What the school decides: name, texts, classes and all else of the contract's `SchoolSettings` that is public. In the
 * browser it comes with the page; on the server it is set while one page is rendered.
 */
export const school = signal({} as PublicSchool)

/** Takes the settings from the page. */
export function readSchool(): void {
  school.value = JSON.parse(document.getElementById('school')?.textContent ?? '{}')
}

/** The paths of the pages that a school can hide. */
export const hideablePaths: Record<HideablePage, string> = { about: '/about', contact: '/contact', questions: '/qna' }

/** A link of the school's texts; undefined if it leads nowhere, or to a page that is hidden. */
export function shownHref(href: string): string | undefined {
  const path = href.split(/[?#]/)[0]?.toLowerCase()
  const isHidden = Object.entries(hideablePaths).some(
    ([page, hidden]) => path === hidden && !school.value.pages[page as HideablePage],
  )
  return isHidden || href === '' ? undefined : href
}

/** The place of a class in the order of the school. One that the school does not have comes last. */
export function classPlace(name: string): number {
  const { classes } = school.value
  return classes.includes(name) ? classes.indexOf(name) : classes.length
}

/** Whether the picture of a slide is one of the portal's own drawings. */
export const isDrawing = (picture: string): boolean => DRAWINGS.some((drawing) => drawing === picture)
