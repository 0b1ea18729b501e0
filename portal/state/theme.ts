import { signal } from '@preact/signals-react'
import { choiceDays, type Theme, themeCookie, themeIn } from '#contract'

export const theme = signal<Theme>('system')

const CHOICE_SECONDS = choiceDays * 24 * 60 * 60

/** Restores the choice of an earlier visit. A page from the server already has this theme. */
export function restoreTheme(): void {
  theme.value = themeIn(document.cookie)
  paint(theme.value)
}

/** Sets the theme. Without cookies it lasts only as long as the page. */
export function setTheme(next: Theme): void {
  theme.value = next
  paint(next)
  // biome-ignore lint/suspicious/noDocumentCookie: the store that would take its place is missing in Firefox and Safari of last year.
  document.cookie = `${themeCookie(next)}; path=/; max-age=${CHOICE_SECONDS}; samesite=lax`
}

function paint(shown: Theme): void {
  if (shown === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = shown
}
