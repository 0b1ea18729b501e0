import type { Page } from 'playwright-core'

/** How far what stood on the page was moved by what came later (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was noted before comes in a task of its own.
        setTimeout(() => done(sum), 50)
      }),
  )
}
