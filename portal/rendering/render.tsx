/**
 * Renders the public pages to HTML. The build makes one file of this module, which the server loads. A page depends only
 * on its page data; the browser gets the same data with the page and hydrates it.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { jsonForScript, LANGUAGE_TAGS, type Language, type PageData, type PublicSchool, type Renderer } from '#contract'
import { addTexts, speak } from '#messages'
import { messagesIn } from '#messages/all'
import { files } from '#messages/files'
import { App } from '../app.tsx'
import { AREAS } from '../areas.ts'
import { admits } from '../layout/guard.tsx'
import { matchPage } from '../match-page.ts'
import { ownPasswordPage, pages, unknownPage } from '../pages.tsx'
import type { LazyScript } from '../routing/lazy-script.ts'
import { documentTitle } from '../state/document-title.ts'
import { hydrateState } from '../state/page-data.ts'
import { school } from '../state/school.ts'
import { Head } from './head.tsx'
import { WithoutScript } from './without-script.tsx'

for (const language of LANGUAGE_TAGS)
  for (const name of [...AREAS.main.texts, ...AREAS.public.texts]) addTexts(language, await files.load(name, language))

// renderToString does not wait: the pages without a guard are loaded before the first request.
await Promise.all(pages.map((row) => 'area' in row && !row.guard && row.area.load()))

export const listedPages: Renderer['listedPages'] = (shown) =>
  pages
    .flatMap((row) => ('section' in row ? (row.section()?.pages ?? []) : [row]))
    .filter(({ rendered, path }) => rendered?.listed && matchPage(path, shown).path === path)
    .map(({ path }) => path)

export const collect: Renderer['collect'] = async ({ path, query }, source) => {
  const { guard, path: row, id, rendered } = matchPage(readable(path), source.pages)
  // Until a person has chosen an own password, the browser shows the form for it in place of the page.
  if (guard || !rendered || source.user?.passwordIssued) return undefined

  // The path of the page table: other letter case or a last slash do not make another page.
  const page: PageData = { path: row, search: '', user: source.user, reportReady: await source.reportReady(), data: {} }
  const { loader } = rendered
  if (!loader) return { page, replacements: [] }

  const { key, load, canonical } = loader({ id, query })
  const data = await load(source)
  const { id: sharedId = id, search = '', replace = [] } = canonical?.(data) ?? {}
  const shared = loader({ id: sharedId, query: new URLSearchParams(search) })
  return {
    page: { ...page, path: fill(row, sharedId), search, data: { [shared.key]: data } },
    replacements: shared.key === key ? replace : [[jsonForScript(shared.key), jsonForScript(key)], ...replace],
  }
}

export const render: Renderer['render'] = (page, settings, { language, site, timeZone }) => {
  begin(language, settings)
  const { path: row, needs, id, hideable, rendered } = matchPage(readable(page.path))
  const { description } = rendered ?? {}
  const loader = rendered?.loader?.({ id, query: new URLSearchParams(page.search) })
  const data = loader && page.data[loader.key]
  const found = row !== unknownPage.path && data !== null

  const { html, title } = renderApp(page)
  // React's output begins with preload links for photos that are needed early. They belong into the head.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  const url = found ? fill(row, encodeURIComponent(id)) + page.search : undefined
  const about = { school: settings.identity.name }
  const notice = found && data ? loader?.article?.(data) : undefined
  const text = found && data ? loader?.text?.(data) : undefined
  const head = renderToStaticMarkup(
    <Head
      title={title}
      url={url}
      site={site}
      notice={notice}
      text={text}
      timeZone={timeZone}
      description={description && messagesIn(language).rendering.descriptions[description](about)}
    />,
  )
  return {
    status: found ? 200 : 404,
    head: head + preloads,
    body: `<div id="root">${html.slice(preloads.length)}</div><script type="application/json" id="page-data">${jsonForScript(page)}</script>`,
    needs: namesOf(needs),
    hideable,
  }
}

export const needsOf: Renderer['needsOf'] = (path, user, shown) => {
  if (user?.passwordIssued) return namesOf(ownPasswordPage.needs)
  const { guard, needs } = matchPage(readable(path), shown)
  return guard && !admits[guard](user?.role) ? [] : namesOf(needs)
}

export const withoutScript: Renderer['withoutScript'] = (settings, language) => {
  begin(language, settings)
  return renderToStaticMarkup(
    <Router ssrPath={unknownPage.path}>
      <WithoutScript />
    </Router>,
  )
}

/** Sets what a page is rendered with. Rendering does not wait for anything, so no other page comes in between. */
function begin(language: Language, settings: PublicSchool): void {
  speak(language)
  school.value = settings
}

const namesOf = (needs: readonly LazyScript[]) => needs.map(({ name }) => name)

const fill = (path: string, id: string) => path.replace(':id', () => id)

/**
 * Renders the application from its signals. They hold the data of this page only until the function returns: it does not
 * wait for anything, so no other page can be rendered in between.
 */
function renderApp(page: PageData): { html: string; title: string } {
  hydrateState(page)
  try {
    const html = renderToString(
      <Router ssrPath={page.path} ssrSearch={page.search}>
        <App />
      </Router>,
    )
    return { html, title: documentTitle() }
  } finally {
    hydrateState(null)
  }
}

/** A path as wouter's `useLocation` gives it. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
