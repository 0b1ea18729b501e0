import { signal } from '@preact/signals-react'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendVitals } from '../api/health.ts'

/** What was measured of this page life so far, the latest of each name; the self-check shows it. */
export const vitals = signal<readonly Metric[]>([])

/** Measures, and reports once, when the page is put away. `page` is the path that this page life began with. */
export function startVitals(page: string): void {
  const keep = (metric: Metric) => {
    vitals.value = [...vitals.value.filter(({ name }) => name !== metric.name), metric]
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep, { reportAllChanges: true })
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden' || vitals.value.length === 0) return
    document.removeEventListener('visibilitychange', report)
    sendVitals({ page, metrics: vitals.value.map(({ name, value, rating }) => ({ name, value, rating })) })
  })
}
