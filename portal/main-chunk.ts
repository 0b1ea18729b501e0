/**
 * The modules of the main chunk, which the browser loads before any other chunk. The build keeps them together
 * (build/portal-chunks.mjs). Modules that several chunks need but the start does not are imported here.
 */
import 'react-dom/client'
import './start.tsx'
import './hooks/use-query.ts'

// In nearly every chunk: each is 1 kB (brotli) smaller without it.
export { Alert, TextField } from '@my-school/ui-kit'
