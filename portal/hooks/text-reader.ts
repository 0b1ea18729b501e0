/** The reader of formatted texts, which the forms with a preview fetch. */
export { textReader } from '#contract/formatted-text'

// As in public-pages.tsx: else esbuild cuts what this shares with the main script out of it, and a first visit fetches one
// file more.
import '../start.tsx'
