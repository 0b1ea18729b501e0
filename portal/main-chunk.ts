/**
 * The modules of the main chunk, which the browser loads before any other chunk. The build keeps them together
 * (build/portal-chunks.mjs). Modules that several chunks need but the start does not are imported here.
 */
import 'react-dom/client'
import './start.tsx'
import './hooks/use-query.ts'
