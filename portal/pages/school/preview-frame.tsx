/** The preview of the page 'Your school': the portal as a visitor sees it, with the settings that the page sends. */
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../../app.tsx'
import { fetchChunks, matchPage } from '../../match-page.ts'
import { replaceAddress } from '../../state/address.ts'
import { school } from '../../state/school.ts'
import type { Shown } from './preview-message.ts'

const { hook, searchHook, navigate } = memoryLocation({ path: '/' })
let path = '/'
const theme = new CSSStyleSheet()
document.adoptedStyleSheets = [theme]
replaceAddress({ path: () => path, query: () => '', change: (to) => navigate(String(to)) })

let isShown = false

addEventListener('message', async ({ source, data }: MessageEvent<Shown>) => {
  if (source !== parent) return
  school.value = data.school
  document.documentElement.dataset.theme = data.theme
  theme.replaceSync(data.css)
  if (path !== data.path) {
    path = data.path
    scrollTo(0, 0)
  }
  await fetchChunks(path)
  navigate(path)
  if (isShown) return
  isShown = true
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Router hook={hook} searchHook={searchHook}>
      <App />
    </Router>,
  )
})

// A link leads to a page of the preview, or nowhere: not out of the frame, and not to a page with a login.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    event.preventDefault()
    const { origin, pathname } = new URL(link.href)
    if (origin === self.origin && !matchPage(pathname).guard) parent.postMessage(pathname, self.origin)
  },
  { capture: true },
)
// The theme is chosen beside the preview, and for all pages of this person in the footer of a page.
document.addEventListener('change', (event) => event.stopPropagation(), { capture: true })

parent.postMessage(null, self.origin)
