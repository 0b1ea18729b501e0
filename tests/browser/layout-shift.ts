import type { Page } from 'playwright-core'

/** The Cumulative Layout Shift of the page up to now. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered in a later task.
        setTimeout(() => done(sum), 50)
      }),
  )
}
