/**
 * Pages that use the kit as it is packed, in the ways of another project: its components with React, bundled through
 * the `exports` of the package, or its custom elements. A test says what the page shows and then does what a person
 * does: it presses, moves and releases the mouse, touches, types.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import type { Locator, Page } from 'playwright-core'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { serveFolder } from '../../tools/static-server.ts'
import { openBrowser } from './browser.ts'
import { TIMEOUT_MS } from './kept-pages.ts'
import { bundleOnPackage, PACKAGE } from './packed-stories.ts'
import { whenRendered } from './rendered.ts'

type PageOptions = NonNullable<Parameters<Awaited<ReturnType<typeof openBrowser>>['newPage']>[0]>

export interface Shown {
  /** CSS of the page itself, in no layer. */
  css?: string
  /** The Content-Security-Policy of the page. */
  policy?: string
  /** Style sheets of the kit, by their name in the package. */
  styles?: readonly string[]
  /** Files of the package that define elements. */
  scripts?: readonly string[]
}

/** A page for the packed kit; each `show` is a new document. */
export async function openPackedKit(options: PageOptions = {}, opened = openBrowser()) {
  let shown = ''
  const made = { '/page.html': () => shown, '/kit.js': kitScript }
  const [browser, kit] = await Promise.all([opened, serveFolder(`${PACKAGE}/dist`, made)])
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  page.setDefaultTimeout(TIMEOUT_MS)
  /** What was written to the console since the page was shown, and errors that nobody caught. */
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  // Playwright takes over the browser's dialog for files from the first listener on, but not at once.
  page.on('filechooser', () => {})

  async function open(body: string, { css, policy, styles = [] }: Shown): Promise<void> {
    lines.length = 0
    shown = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
      ${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''}
      ${styles.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}${css ? `<style>${css}</style>` : ''}
      <body>${body}</body></html>`
    await page.goto(`${kit.origin}/page.html`)
    await rendered(page)
  }

  return {
    page,
    lines,
    close: () => kit.close(),
    /** Shows what `App`, a function component that `code` declares, renders. The code has the hooks, and the kit as `kit`. */
    async react(code: string, { styles = ['styles'], ...rest }: Shown = {}): Promise<void> {
      const app = await compile(`${code}; createRoot(document.getElementById('root')).render(<App />)`)
      await open(bodyOf('', app), { styles, ...rest })
    },
    /** As `react`, but a server has rendered it, and the browser hydrates it when `hydrate()` is called. */
    async server(code: string, { styles = ['styles'], ...rest }: Shown = {}): Promise<void> {
      const packed = {
        kit: await import(pathToFileURL(resolve(PACKAGE, 'dist/index.js')).href),
        h: createElement,
        Fragment,
      }
      const App = new Function('window', 'packed', `${await compile(code)}; return App`)({ packed }, packed)
      const app = await compile(`${code}; window.hydrate = () => hydrateRoot(document.getElementById('root'), <App />)`)
      await open(bodyOf(renderToString(createElement(App)), app), { styles, ...rest })
    },
    /** Shows a page with custom elements. `before` runs before they are defined. */
    async elements(body: string, before = '', shown: Shown = {}): Promise<void> {
      const { scripts = ['elements'] } = shown
      const define = scripts.map((name) => `<script type="module" src="/${name}.js"></script>`).join('')
      await open(`${body}<script>${before}</script>${define}`, shown)
    },
  }
}

/** The script of an app, which has the hooks, and the kit as `kit`. */
async function compile(code: string): Promise<string> {
  const source = `const { kit, useState, use, Suspense, Activity, createRoot, hydrateRoot } = window.packed; ${code}`
  const options = { loader: 'tsx', jsxFactory: 'packed.h', jsxFragment: 'packed.Fragment' } as const
  return (await transform(source, options)).code
}

const bodyOf = (html: string, app: string) =>
  `<div id="root">${html}</div><script src="/kit.js"></script><script type="module">${app}</script>`

/** What was changed is rendered, and effects have run. */
export const rendered = (page: Page) => page.evaluate(whenRendered, 1)

/** Presses and releases the mouse where a hand does: at a point of what is seen, given as shares of its box. */
export async function press(target: Locator, { x = 0.5, y = 0.5 } = {}): Promise<void> {
  const page = target.page()
  const at = await target.evaluate(
    (element, share) => {
      element.scrollIntoView({ block: 'nearest' })
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width * share.x, y: box.y + box.height * share.y }
    },
    { x, y },
  )
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 1, at.y)
  await page.mouse.up()
  await rendered(page)
}

let script: Promise<string> | undefined

/** React and the whole packed kit, as one script. It is made once in a process, when the first page asks for it. */
function kitScript(): Promise<string> {
  script ??= bundleOnPackage(
    `import * as kit from '@my-school/ui-kit'
    import { Activity, createElement as h, Fragment, Suspense, use, useState } from 'react'
    import { createRoot, hydrateRoot } from 'react-dom/client'
    window.packed = { kit, h, Fragment, useState, use, Suspense, Activity, createRoot, hydrateRoot }`,
    '.',
  )
  return script
}
