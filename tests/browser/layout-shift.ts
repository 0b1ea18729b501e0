import type { Page } from 'playwright-core'

/** The Cumulative Layout Shift of the page up to now. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      // The entry of a shift comes with its frame.
      new Promise<number>((done) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const observer = new PerformanceObserver(() => {})
            observer.observe({ type: 'layout-shift', buffered: true })
            const shifts = observer.takeRecords() as unknown as { value: number }[]
            done(shifts.reduce((sum, { value }) => sum + value, 0))
          }),
        ),
      ),
  )
}
