/** The script of index.html. It only starts the portal; everything else is in the main chunk. */
import './main-chunk.ts'
import { startPortal } from './start.tsx'

// No other site may have the portal in a frame: this is the preview of the school's settings.
if (window.frameElement) import('./preview-frame.tsx')
else startPortal()
