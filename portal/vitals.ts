import { signal } from '@preact/signals-react'
import type { Metric } from 'web-vitals'
import { sendVitals } from './api/health.ts'

/** What was measured of this page life so far, the latest of each name; the self-check shows it. */
export const vitals = signal<readonly Metric[]>([])

/** Measures once the page is idle, and reports once, when the page is put away. */
export function startVitals(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 2_000))
  const page = location.pathname
  whenIdle(async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    const keep = (metric: Metric) => {
      vitals.value = [...vitals.value.filter(({ name }) => name !== metric.name), metric]
    }
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep, { reportAllChanges: true })
    document.addEventListener('visibilitychange', function report() {
      if (document.visibilityState !== 'hidden' || vitals.value.length === 0) return
      document.removeEventListener('visibilitychange', report)
      sendVitals({ page, metrics: vitals.value.map(({ name, value, rating }) => ({ name, value, rating })) })
    })
  })
}
