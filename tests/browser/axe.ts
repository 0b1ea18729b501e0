import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The axe findings of the page in its current state, one line for each element; while a modal dialog is open, those of the
 * dialog: nobody reaches the page behind it, which is checked without it. `rules`: only these.
 */
export async function axe(page: Page, rules: string[] = tags): Promise<string[]> {
  return findings(page, { rules, scroll: false, heading: false })
}

/** The axe findings, and whether the page scrolls sideways. */
export async function partFindings(page: Page, rules: string[] = tags): Promise<string[]> {
  return findings(page, { rules, scroll: true, heading: false })
}

/** The axe findings, whether the page has not exactly one h1, and whether it scrolls sideways. */
export async function pageFindings(page: Page, rules: string[] = tags): Promise<string[]> {
  return findings(page, { rules, scroll: true, heading: true })
}

type Wanted = { rules: string[]; scroll: boolean; heading: boolean }

async function findings(page: Page, wanted: Wanted): Promise<string[]> {
  // One message to the page, where axe is loaded: each takes 3 ms of the processor.
  const found = await page.evaluate(findingsInPage, wanted)
  if (found) return found
  await page.evaluate(source)
  return (await page.evaluate(findingsInPage, wanted)) ?? []
}

/** Runs in the page. Nothing if axe is not loaded. */
async function findingsInPage({ rules, scroll, heading }: Wanted): Promise<string[] | undefined> {
  const { axe } = globalThis as unknown as { axe?: typeof import('axe-core') }
  if (!axe) return
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map((animation) => animation.finished))
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const { violations } = await axe.run(dialog ?? document, { runOnly: rules, resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(' ')} ${failureSummary}`),
  )
  const headings = document.querySelectorAll('h1').length
  if (heading && headings !== 1) found.push(`${headings} headings of level 1`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scroll && scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`)
  return found
}

/** The horizontal overflow of the page in pixels. It must be 0. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
