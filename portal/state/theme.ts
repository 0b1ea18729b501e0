import { signal } from '@preact/signals-react'

/** 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export const theme = signal<Theme>('system')

const KEY = 'theme'

/** Shows the choice of an earlier visit, before any script of the page has rendered. */
export function paintStoredTheme(): void {
  paint(stored())
}

/** Takes up the choice of an earlier visit. */
export function restoreTheme(): void {
  theme.value = stored()
  paint(theme.value)
}

function stored(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return THEMES.find((known) => known === kept) ?? 'system'
  } catch {
    // Without storage the device decides.
    return 'system'
  }
}

export function setTheme(next: Theme): void {
  theme.value = next
  paint(next)
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // The choice then lasts as long as the page.
  }
}

function paint(shown: Theme): void {
  if (shown === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = shown
}
