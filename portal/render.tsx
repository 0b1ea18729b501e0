/**
 * The portal's public pages as HTML: an entry of its own, which the server loads as it was built. A page is a
 * function of what it was given and of nothing else; the browser is given the same and hydrates.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { Collected, Given, Renderer } from '#contract'
import type { Notice } from '#contract/operations'
import { App } from './app.tsx'
import { renderedTitle } from './document-title.ts'
import { admits } from './frame/guard.tsx'
import { takeUp } from './given.ts'
import { asJson, Head } from './head.tsx'
import { newest, noticeKey } from './notice-lists.ts'
import { board } from './pages/public/board-cut.ts'
import { NotFound } from './pages/public/not-found.tsx'
import { type Area, routeOf, routes } from './routes.tsx'
import { descriptions } from './wording-head.ts'

// Rendering waits for nothing: the pages of every area without a guard are here before the first is asked for.
await Promise.all(routes.flatMap(({ guard, areas = [] }) => (guard ? [] : areas.map((area) => area.load()))))

/** In the place of what an address names and the school does not have: see `Collected`. */
const NO_DAY = '0001-01-01'
const NO_NOTICE = 'no-notice'
const NOWHERE = '/nowhere'

export const collect: Renderer['collect'] = async ({ path, query }, source) => {
  const { guard, path: route, page, id } = routeOf(readable(path))
  // Behind a guard, and where the browser looks at itself, nothing stands before the script runs.
  if (guard || route === '/test') return undefined

  // As the route is written: letter case and a last slash make no other page.
  const known = page === NotFound ? NOWHERE : route.replace(':id', () => id)
  const given: Given = { path: known, search: '', user: source.user, reportReady: await source.reportReady(), data: {} }
  const says: Collected['says'] = []
  /** @param own the key under which the browser at this address looks for it */
  const put = (key: string, value: unknown, own: string) => {
    given.data[key] = value
    if (own !== key) says.push([asJson(key), asJson(own)])
  }
  if (route === '/') put(newest.key, newest.of(await source.notices()), newest.key)
  if (route === '/notice-board') {
    const cut = board.cut(query)
    const shown = board.of(await source.notices(), cut)
    const day = cut.day && shown.notices.length === 0 ? NO_DAY : cut.day
    const there = { day, page: shown.page }
    given.search = board.query(there)
    put(board.key(there), shown, board.key(cut))
    if (day !== cut.day) says.push([day, cut.day])
  }
  if (route === '/notice-board-Detail/:id') {
    const notice = await source.notice(id)
    if (!notice) given.path = route.replace(':id', NO_NOTICE)
    put(noticeKey(notice ? id : NO_NOTICE), notice ?? null, noticeKey(id))
  }
  return { given, says }
}

export const render: Renderer['render'] = (given, origin) => {
  const { path: route, page, areas, id } = routeOf(readable(given.path))
  const notice = given.data[noticeKey(id)] as Notice | null | undefined
  const found = page !== NotFound && notice !== null

  const { html, title } = renderApp(given)
  // React begins with the photos that it wants early; they belong where the browser looks first.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  const address = found ? route.replace(':id', encodeURIComponent(id)) + given.search : undefined
  const head = renderToStaticMarkup(
    <Head {...{ title, address, origin }} description={descriptions[route]} notice={notice ?? undefined} />,
  )
  return {
    status: found ? 200 : 404,
    head: head + preloads,
    body: `<div id="root">${html.slice(preloads.length)}</div><script type="application/json" id="given">${asJson(given)}</script>`,
    areas: namesOf(areas),
  }
}

export const areasFor: Renderer['areasFor'] = (path, user) => {
  const { guard, areas } = routeOf(readable(path))
  return guard && !admits[guard](user?.role) ? [] : namesOf(areas)
}

const namesOf = (areas: readonly Area[] = []) => areas.map(({ name }) => name)

/**
 * The application renders what its signals hold. They hold this page's only until this function returns; nothing in
 * it waits, so no other page can come between.
 */
function renderApp(given: Given): { html: string; title: string } {
  takeUp(given)
  try {
    const html = renderToString(
      <Router ssrPath={given.path} ssrSearch={given.search}>
        <App />
      </Router>,
    )
    return { html, title: renderedTitle() }
  } finally {
    takeUp(undefined)
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
