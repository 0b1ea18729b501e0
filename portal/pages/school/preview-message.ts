import type { HideablePage, PublicSchool } from '#contract'
import { hideablePaths } from '../../state/school.ts'

/** The messages of the page 'Your school' to its preview. */
export type Shown = { school: PublicSchool; path: string; theme: 'light' | 'dark'; css: string; slide?: number }

/** Whether visitors can see the page at a path. */
export const isShown = (path: string, pages: Record<HideablePage, boolean>): boolean =>
  Object.entries(hideablePaths).every(([page, hidden]) => hidden !== path || pages[page as HideablePage])
