/**
 * Pages that use the kit as it is packed, in the ways of another project: its components with React, bundled through
 * the `exports` of the package, or its custom elements. A test says what the page shows and then does what a person
 * does: it presses, moves and releases the mouse, touches, types.
 */
import { transform } from 'esbuild'
import type { Locator, Page } from 'playwright-core'
import { serveFolder } from '../../tools/static-server.ts'
import { openBrowser } from './browser.ts'
import { bundleOnPackage, PACKAGE } from './packed-stories.ts'

type PageOptions = NonNullable<Parameters<Awaited<ReturnType<typeof openBrowser>>['newPage']>[0]>

export interface Shown {
  /** CSS of the page itself, in no layer. */
  css?: string
  /** Style sheets of the kit, by their name in the package. */
  styles?: readonly string[]
}

export type PackedKit = Awaited<ReturnType<typeof openPackedKit>>

/** A page for the packed kit; each `show` is a new document. */
export async function openPackedKit(options: PageOptions = {}, opened = openBrowser()) {
  const [browser, kit, script] = await Promise.all([opened, serveFolder(`${PACKAGE}/dist`), kitScript()])
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
  /** What was written to the console since the page was shown, and errors that nobody caught. */
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  // Playwright takes over the browser's dialog for files from the first listener on, but not at once.
  page.on('filechooser', () => {})
  let shown = ''
  await page.route(`${kit.origin}/page.html`, (route) => route.fulfill({ contentType: 'text/html', body: shown }))
  await page.route(`${kit.origin}/kit.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'max-age=600' }, body: script }),
  )

  async function open(head: string, body: string, { css = '', styles = [] }: Shown): Promise<void> {
    lines.length = 0
    shown = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
      ${styles.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}<style>${css}</style>${head}
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
      const source = `const { kit, useState, use, Suspense, Activity, createRoot } = window.packed
        ${code}
        createRoot(document.getElementById('root')).render(<App />)`
      const options = { loader: 'tsx', jsxFactory: 'packed.h', jsxFragment: 'packed.Fragment' } as const
      const { code: app } = await transform(source, options)
      await open('', `<div id="root"></div><script src="/kit.js"></script><script type="module">${app}</script>`, {
        styles,
        ...rest,
      })
    },
    /** Shows a page with custom elements. `before` runs before they are defined. */
    async elements(body: string, before = '', shown: Shown = {}): Promise<void> {
      const define = `<script>${before}</script><script type="module" src="/elements.js"></script>`
      await open('', `${body}${define}`, shown)
    },
  }
}

/** What was changed is rendered, and effects have run. */
export const rendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

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

/** React and the whole packed kit, as one script. */
const kitScript = () =>
  bundleOnPackage(
    `import * as kit from '@my-school/ui-kit'
    import { Activity, createElement as h, Fragment, Suspense, use, useState } from 'react'
    import { createRoot, hydrateRoot } from 'react-dom/client'
    window.packed = { kit, h, Fragment, useState, use, Suspense, Activity, createRoot, hydrateRoot }`,
    '.',
  )
