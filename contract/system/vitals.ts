import * as z from 'zod'

/** One of the web-vitals of one page life. Times in ms; CLS has no unit. */
const metric = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().nonnegative().max(86_400_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
})

export const vitalsReport = z.object({
  /** Path of the page, without its query. */
  page: z.string().max(256),
  metrics: z.array(metric).max(10),
})
