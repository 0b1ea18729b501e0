import { use } from 'react'
import type { PageTexts, PublicSchool } from '#contract'
import { schoolWithTexts } from '../state/school.ts'
import { useSchool } from './use-school.ts'

/**
 * The long texts of a page. They come with its document; after a link of the portal they are fetched, while the page shows
 * that it is loading.
 * @returns undefined if the page has been hidden since
 */
export function usePageTexts<Page extends keyof PageTexts>(page: Page): PublicSchool[Page] {
  return useSchool()[page] ?? use(schoolWithTexts())[page]
}
