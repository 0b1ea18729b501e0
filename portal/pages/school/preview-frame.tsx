/** The preview of the page 'Your school': the portal as a visitor sees it, with the settings that the page sends. */
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { address } from '../../state/navigation.ts'
import { editedPage, editedSlide, school } from '../../state/school.ts'
import type { Shown } from './preview.tsx'

/** What stands on the pages, and so comes from outside. */
type Portal = {
  App: ComponentType
  fetchNeeds: (path: string) => Promise<unknown>
  matchPage: (path: string) => { guard?: string }
}

/** Shows what the page 'Your school' sends, from now on. */
export function startPreview({ App, fetchNeeds, matchPage }: Portal): void {
  const theme = new CSSStyleSheet()
  document.adoptedStyleSheets.push(theme)
  let isShown = false

  addEventListener('message', async ({ source, data }: MessageEvent<Shown | undefined>) => {
    // Tools that look at a page may send messages of their own.
    if (source !== parent || !data?.school) return
    school.value = data.school
    editedSlide.value = data.slide
    editedPage.value = data.page
    document.documentElement.dataset.theme = data.theme
    theme.replaceSync(data.css)
    await fetchNeeds(data.path)
    if (address.path() !== data.path) {
      address.change(data.path, { replace: true })
      scrollTo(0, 0)
    }
    if (!isShown) createRoot(document.getElementById('root') as HTMLElement).render(<App />)
    isShown = true
  })

  // A link leads to a page of the preview, or nowhere: not out of the frame, and not to a page with a login.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link) return
      event.preventDefault()
      if (link.origin === origin && !matchPage(link.pathname).guard) parent.postMessage(link.pathname, origin)
    },
    { capture: true },
  )
  // The theme is chosen beside the preview; in the footer of a page, for all pages of this person.
  document.addEventListener('change', (event) => event.stopPropagation(), { capture: true })

  parent.postMessage(null, origin)
}
