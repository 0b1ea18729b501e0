/** The script of index.html. */
import { startPreview } from './preview-frame.tsx'
import { startPortal } from './start.tsx'

// No other site may have the portal in a frame: this is the preview of the school's settings.
if (window.frameElement) startPreview()
else startPortal()
