import { signal } from '@preact/signals-react'
import type { Metric } from 'web-vitals'
import * as endpoints from '#contract/endpoints'
import { beacon } from '../api/request.ts'

/** The web vitals of this page so far, the latest of each name. The self-check shows them. */
export const vitals = signal<readonly Metric[]>([])

/**
 * Measures the web vitals, and sends them once, when the page is hidden.
 * @param page the path of the first page
 */
export async function startVitals(page: string): Promise<void> {
  // The first page does not wait for it.
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const record = (metric: Metric) => {
    vitals.value = [...vitals.value.filter(({ name }) => name !== metric.name), metric]
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(record, { reportAllChanges: true })
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden' || vitals.value.length === 0) return
    document.removeEventListener('visibilitychange', report)
    const metrics = vitals.value.map(({ name, value, rating }) => ({ name, value, rating }))
    beacon(endpoints.vitals, { page, metrics })
  })
}
