import * as z from 'zod'
import { anyText, choice } from '../fields.ts'

/** One of the web-vitals of one page life. Times in ms; CLS has no unit. */
const metric = z.object({
  name: choice(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().nonnegative().max(86_400_000),
  rating: choice(['good', 'needs-improvement', 'poor']),
})

export const vitalsReport = z.object({
  /** Path of the page, without its query. */
  page: anyText(),
  metrics: z.array(metric).max(10),
})
