/** The script of index.html. */
import type { Language } from '#contract'
import { startPreview } from './preview/preview-frame.tsx'
import { startPortal } from './start.tsx'
import { loadTexts, speakIn } from './state/language.ts'

const language = document.documentElement.lang as Language
await loadTexts(language)
speakIn(language)

// No other site may have the portal in a frame: this is the preview of the school's settings.
if (window.frameElement) startPreview()
else startPortal()
