/**
 * The modules of the main chunk, which the browser has loaded before any other chunk; the build keeps them together
 * (build/main-chunk.mjs). Named here is what several chunks need and the start itself does not.
 */
import 'react-dom/client'
import './start.tsx'
import './layout/print-button.tsx'
import './hooks/use-query.ts'
