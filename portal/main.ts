/** The script of index.html. */
import type { Language } from '#contract'
import { App } from './app.tsx'
import { fetchNeeds, matchPage } from './match-page.ts'
import { publicArea } from './pages.tsx'
import { startPortal } from './start.tsx'
import { loadTexts, speakIn } from './state/language.ts'

const language = document.documentElement.lang as Language
await loadTexts(language)
speakIn(language)

// No other site may have the portal in a frame: this is the preview of the school's settings.
if (window.frameElement) (await publicArea.load()).startPreview({ App, fetchNeeds, matchPage })
else startPortal()
