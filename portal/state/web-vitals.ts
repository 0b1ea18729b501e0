/** The library of the web vitals, which every browser fetches after its first page is alive. */
export { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

// As in public-pages.tsx: else esbuild cuts its own helpers out of the main script, one file more for a first visit.
import '../start.tsx'
