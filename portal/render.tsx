/**
 * The portal's public pages as HTML: an entry of its own, which the server loads as it was built. A page is a
 * function of what it was given and of nothing else; the browser is given the same and hydrates.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { Collected, Given, Renderer } from '#contract'
import type { Notice } from '#contract/operations'
import { App } from './app.tsx'
import type { Chunk } from './chunk.tsx'
import { admits } from './frame/guard.tsx'
import { asJson, Head } from './head.tsx'
import { matchPage } from './match-page.ts'
import { pages, renderedPages, unknownPage } from './pages.tsx'
import { documentTitle } from './state/document-title.ts'
import { hydrateState } from './state/page-data.ts'

// React renders to a string without waiting: the chunks of all these pages are loaded before the first request.
await Promise.all(pages.flatMap(({ guard, chunks = [] }) => (guard ? [] : chunks.map((chunk) => chunk.load()))))

const loaders = new Map(
  await Promise.all(Object.entries(renderedPages).map(async ([path, { loader }]) => [path, await loader?.()] as const)),
)

export const listedPages: Renderer['listedPages'] = Object.keys(renderedPages).filter(
  (path) => renderedPages[path]?.listed,
)

export const collect: Renderer['collect'] = async ({ path, query }, source) => {
  const { guard, path: row, id } = matchPage(readable(path))
  if (guard || !renderedPages[row]) return undefined

  // With the path as the table has it: letter case and a last slash make no other page.
  const given: Given = { path: row, search: '', user: source.user, reportReady: await source.reportReady(), data: {} }
  const loader = loaders.get(row)
  if (!loader) return { given, says: [] }

  const { key, load, canonical } = loader({ id, query })
  const data = await load(source)
  const { id: sharedId = id, search = '', replace = [] } = canonical?.(data) ?? {}
  const shared = loader({ id: sharedId, query: new URLSearchParams(search) })
  const says: Collected['says'] = shared.key === key ? replace : [[asJson(shared.key), asJson(key)], ...replace]
  return { given: { ...given, path: fill(row, sharedId), search, data: { [shared.key]: data } }, says }
}

export const render: Renderer['render'] = (given, origin) => {
  const { path: row, chunks, id } = matchPage(readable(given.path))
  const { description, isArticle } = renderedPages[row] ?? {}
  const key = loaders.get(row)?.({ id, query: new URLSearchParams(given.search) }).key
  const data = key === undefined ? undefined : given.data[key]
  const found = row !== unknownPage.path && data !== null

  const { html, title } = renderApp(given)
  // React begins with the photos that it wants early; they belong where the browser looks first.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  const address = found ? fill(row, encodeURIComponent(id)) + given.search : undefined
  const notice = isArticle && found ? (data as Notice) : undefined
  const head = renderToStaticMarkup(<Head {...{ title, address, origin, notice }} description={description?.()} />)
  return {
    status: found ? 200 : 404,
    head: head + preloads,
    body: `<div id="root">${html.slice(preloads.length)}</div><script type="application/json" id="given">${asJson(given)}</script>`,
    areas: namesOf(chunks),
  }
}

export const areasFor: Renderer['areasFor'] = (path, user) => {
  const { guard, chunks } = matchPage(readable(path))
  return guard && !admits[guard](user?.role) ? [] : namesOf(chunks)
}

const namesOf = (chunks: readonly Chunk[] = []) => chunks.map(({ name }) => name)

const fill = (path: string, id: string) => path.replace(':id', () => id)

/**
 * The application renders what its signals hold. They hold this page's only until this function returns; nothing in
 * it waits, so no other page can come between.
 */
function renderApp(given: Given): { html: string; title: string } {
  hydrateState(given)
  try {
    const html = renderToString(
      <Router ssrPath={given.path} ssrSearch={given.search}>
        <App />
      </Router>,
    )
    return { html, title: documentTitle() }
  } finally {
    hydrateState(null)
  }
}

/** A path as the router sees it. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
