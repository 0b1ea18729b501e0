/** The reader of formatted texts, which the forms with a preview fetch. */
export { parseFormattedText } from '#contract/formatted-text'

// As in public-pages.tsx: else esbuild cuts what this shares with the main script out of it, one file more for a first visit.
import '../start.tsx'
